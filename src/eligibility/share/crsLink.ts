import type { CrsInput, CrsPartnerInput } from '@/eligibility/crs/answers';
import { CANADIAN_STUDIES } from '@/eligibility/crs/crsRules';
import { SCENARIO_KINDS, type ScenarioKind } from '@/eligibility/crs/scenarios';
import {
  readAge,
  readAnswers,
  readCredential,
  readFlag,
  readFragment,
  readLanguage,
  readLevels,
  readSecond,
  readWord,
  readYears,
  writeAnswers,
  writeFlag,
  writeFragment,
  writeLanguage,
  writeLevels,
  writeNumber,
  writeSecond,
} from './fragment';

/** One column of the estimator: the current answers, or a scenario. */
export interface SharedColumn {
  readonly kind: 'now' | ScenarioKind;
  readonly input: CrsInput;
}

/**
 * The content of a link: one to three columns, of which the first is 'now', and the id of the rules it was
 * made under.
 */
export interface SharedEstimate {
  readonly rules: string;
  readonly columns: readonly SharedColumn[];
}

const COLUMNS = ['s1', 's2', 's3'] as const;

function writePartner({ spouse, partnerStays }: CrsInput): [string, string | undefined][] {
  if (spouse === undefined) return [];
  if (spouse === null) return [['sp', partnerStays === true ? 'away' : 'no']];
  const { education, clb, canadianWorkYears } = spouse;
  return [
    ['sp', 'yes'],
    ['spe', education],
    ['spl', clb === undefined ? undefined : clb === null ? 'none' : writeLevels(clb)],
    ['spw', writeNumber(canadianWorkYears)],
  ];
}

const writeColumn = ({ kind, input }: SharedColumn): string => {
  const answers = writeAnswers([
    ['age', writeNumber(input.age)],
    ['edu', input.education],
    ['l1', input.first === undefined ? undefined : writeLanguage(input.first)],
    ['l2', writeSecond(input.second)],
    ['cw', writeNumber(input.canadianWorkYears)],
    ['fw', writeNumber(input.foreignWorkYears)],
    ...writePartner(input),
    ['cert', writeFlag(input.certificate)],
    ['nom', writeFlag(input.nomination)],
    ['sib', writeFlag(input.sibling)],
    ['cs', input.canadianStudy],
  ]);
  const head = kind === 'now' ? 'now' : `k=${kind}`;
  return answers === '' ? head : `${head};${answers}`;
};

/** The fragment of a link, with its '#'. It has at most three columns; unknown answers are left out. */
export const writeCrsLink = ({ rules, columns }: SharedEstimate): string =>
  writeFragment(
    rules,
    columns.slice(0, COLUMNS.length).map((column, at) => [COLUMNS[at] ?? '', writeColumn(column)] as const),
  );

function readPartner(answers: ReadonlyMap<string, string>): CrsInput {
  const partner = readWord(answers.get('sp'), ['no', 'yes', 'away']);
  if (partner === undefined) return {};
  if (partner !== 'yes') return { spouse: null, partnerStays: partner === 'away' };
  const levels = answers.get('spl');
  const spouse: CrsPartnerInput = {
    education: readCredential(answers.get('spe')),
    clb: levels === 'none' ? null : levels === undefined ? undefined : readLevels(levels.split(',')),
    canadianWorkYears: readYears(answers.get('spw')),
  };
  return { spouse };
}

function readColumn(value: string, first: boolean): SharedColumn {
  const answers = readAnswers(value);
  const language = readLanguage(answers.get('l1'));
  return {
    kind: first ? 'now' : (readWord(answers.get('k'), SCENARIO_KINDS) ?? 'copy'),
    input: {
      age: readAge(answers.get('age')),
      education: readCredential(answers.get('edu')),
      first: language,
      second: readSecond(answers.get('l2'), language?.language),
      canadianWorkYears: readYears(answers.get('cw')),
      foreignWorkYears: readYears(answers.get('fw')),
      ...readPartner(answers),
      certificate: readFlag(answers.get('cert')),
      nomination: readFlag(answers.get('nom')),
      sibling: readFlag(answers.get('sib')),
      canadianStudy: readWord(answers.get('cs'), CANADIAN_STUDIES),
    },
  };
}

/**
 * The content of a link; null if it cannot be read (another version, too long, no first column). A value that
 * is cut off, unknown or out of range becomes 'I don’t know'. It never throws.
 */
export function readCrsLink(hash: string): SharedEstimate | null {
  const fragment = readFragment(hash);
  if (fragment === null || !fragment.values.has('s1')) return null;
  const columns = COLUMNS.flatMap((name, at) => {
    const value = fragment.values.get(name);
    return value === undefined ? [] : [readColumn(value, at === 0)];
  });
  return { rules: fragment.rules, columns };
}
