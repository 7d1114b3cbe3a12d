import type { FswInput } from '@/eligibility/fsw/grid';
import {
  readAge,
  readAnswers,
  readCredential,
  readFragment,
  readLanguage,
  readSecond,
  readWord,
  readYears,
  writeAnswers,
  writeFragment,
  writeLanguage,
  writeNumber,
  writeSecond,
} from './fragment';

/** The content of a link to the 67-point grid, and the id of the rules it was made under. */
interface SharedGrid {
  readonly rules: string;
  readonly input: FswInput;
}

/** The fragment of a link, with its '#'. Unknown answers are left out. */
export function writeFswLink({ rules, input }: SharedGrid): string {
  const answers = writeAnswers([
    ['age', writeNumber(input.age)],
    ['edu', input.education],
    ['l1', input.first === undefined ? undefined : writeLanguage(input.first)],
    ['l2', writeSecond(input.second)],
    ['w', writeNumber(input.workYears)],
    ['offer', input.offer === undefined ? undefined : input.offer ? 'yes' : 'no'],
    ['ad', input.adaptability.length === 0 ? undefined : input.adaptability.join(',')],
  ]);
  return writeFragment(rules, [['f1', answers]]);
}

/**
 * The content of a link; null if it cannot be read. `rows` are the valid ids of adaptability rows; others are
 * dropped. It never throws.
 */
export function readFswLink(hash: string, rows: readonly string[]): SharedGrid | null {
  const fragment = readFragment(hash);
  const value = fragment?.values.get('f1');
  if (fragment === null || value === undefined) return null;
  const answers = readAnswers(value);
  const ticked = answers.get('ad')?.split(',') ?? [];
  const first = readLanguage(answers.get('l1'));
  const offer = readWord(answers.get('offer'), ['yes', 'no']);
  return {
    rules: fragment.rules,
    input: {
      age: readAge(answers.get('age')),
      education: readCredential(answers.get('edu')),
      first,
      second: readSecond(answers.get('l2'), first?.language),
      workYears: readYears(answers.get('w')),
      offer: offer === undefined ? undefined : offer === 'yes',
      adaptability: rows.filter((row) => ticked.includes(row)),
    },
  };
}
