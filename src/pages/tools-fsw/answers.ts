import { today } from '@/eligibility/calendar';
import type { FswInput } from '@/eligibility/fsw/grid';
import { readFswLink, writeFswLink } from '@/eligibility/share/fswLink';
import type { ProfileAnswers } from '@/features/tools/profileAnswers';
import type { AnswersKind } from '@/features/tools/useAnswers';
import { fswRulesOn } from './rules';

const NO_ANSWERS: FswInput = { adaptability: [] };

/** What the profile knows: English first where there are tests in both languages, because the grid rates both alike. */
function fromProfile({ tests, education }: ProfileAnswers): FswInput {
  const [first] = [...tests.filter(({ language }) => language === 'en'), ...tests];
  if (first === undefined) return { ...NO_ANSWERS, education };
  const second = tests.find(({ language }) => language !== first.language);
  return {
    ...NO_ANSWERS,
    education,
    first: { language: first.language, clb: first.levels },
    second: second === undefined ? null : { language: second.language, clb: second.levels },
  };
}

const rows = (): readonly string[] =>
  fswRulesOn(today())?.sections.adaptability.rows.map(({ id }) => id) ?? [];

/** The fragment with the answers, named after the rules of today. */
export const fragmentOf = (input: FswInput): string =>
  writeFswLink({ rules: fswRulesOn(today())?.id ?? '', input });

export const FSW_ANSWERS: AnswersKind<FswInput> = {
  tool: 'fsw',
  empty: NO_ANSWERS,
  read: (fragment) => {
    const read = readFswLink(fragment, rows());
    return read === null ? null : { rules: read.rules, value: read.input };
  },
  write: fragmentOf,
  fromProfile,
};
