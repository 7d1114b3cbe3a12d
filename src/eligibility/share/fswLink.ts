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

/** What a link to the 67-point grid carries, and the rules it was made under. */
export interface SharedGrid {
  readonly rules: string;
  readonly input: FswInput;
}

/** The fragment of a link, with its '#'; what is not known is left out. */
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
 * What a link carries; null when it cannot be read. `rows` are the ids of the adaptability rows that there are: others
 * are left out. Never throws, whatever the text.
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
