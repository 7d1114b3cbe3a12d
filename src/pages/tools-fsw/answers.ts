import { today } from '@/eligibility/calendar';
import type { FswSections } from '@/eligibility/fsw/fswRules';
import type { FswInput } from '@/eligibility/fsw/grid';
import { fswFromProfile } from '@/eligibility/profile/prefill';
import { type Computing, rulesOn } from '@/eligibility/ruleFile';
import { loadFsw } from '@/eligibility/rules/load';
import { readFswLink, writeFswLink } from '@/eligibility/share/fswLink';
import type { ProfileAnswers } from '@/features/standing/profileAnswers';
import type { AnswersKind } from '@/features/tools/page/useAnswers';

/** Loaded with the page, because the prerendered page needs it too. */
export const fsw = await loadFsw();

/** The grid for a day; null when there is none. */
export const fswRulesOn = (day: string): Computing<FswSections> | null => rulesOn(fsw, day).computing;

const NO_ANSWERS: FswInput = { adaptability: [] };

function fromProfile({ profile, work, day }: ProfileAnswers): FswInput {
  const rules = fswRulesOn(day);
  return rules === null ? NO_ANSWERS : fswFromProfile(profile, { grid: rules.sections, work }, day);
}

const rows = (): readonly string[] =>
  fswRulesOn(today())?.sections.adaptability.rows.map(({ id }) => id) ?? [];

/** The fragment with the answers and the version of today's rules. */
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
