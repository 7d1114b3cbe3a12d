import { type Day, today } from '@/eligibility/calendar';
import type { AdaptabilityRow } from '@/eligibility/fsw/fswRules';
import type { FswInput } from '@/eligibility/fsw/grid';
import { fswFromProfile } from '@/eligibility/profile/prefill';
import { readFswLink, writeFswLink } from '@/eligibility/share/fswLink';
import type { ProfileAnswers } from '@/features/standing/profileAnswers';
import type { AnswersKind } from '@/features/tools/page/useAnswers';
import { fswRulesOn } from './rules';

const NO_ANSWERS: FswInput = { adaptability: [] };

const rowsOn = (day: Day): readonly AdaptabilityRow[] => fswRulesOn(day)?.sections.adaptability.rows ?? [];

/** The answers of the profile. */
const fromProfile = ({ profile, work, day }: ProfileAnswers): FswInput =>
  fswFromProfile(profile, { rows: rowsOn(day), work }, day);

const rows = (): readonly string[] => rowsOn(today()).map(({ id }) => id);

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
