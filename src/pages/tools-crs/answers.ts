import { today } from '@/eligibility/calendar';
import type { CrsField } from '@/eligibility/crs/answers';
import type { CrsSections } from '@/eligibility/crs/crsRules';
import { crsFromProfile } from '@/eligibility/profile/prefill';
import { type Computing, rulesOn } from '@/eligibility/ruleFile';
import { loadCrs } from '@/eligibility/rules/load';
import { readCrsLink, writeCrsLink } from '@/eligibility/share/crsLink';
import type { ProfileAnswers } from '@/features/standing/profileAnswers';
import type { AnswersKind } from '@/features/tools/page/useAnswers';
import { type Columns, NO_ANSWERS } from './columns';

/** Loaded with the page, because the prerendered page needs it too. */
export const crs = await loadCrs();

/** The rules for a day; null when there are none. */
export const crsRulesOn = (day: string): Computing<CrsSections> | null => rulesOn(crs, day).computing;

/** The answers of the profile. Unknown values stay unanswered. */
function fromProfile({ profile, work, day }: ProfileAnswers): Columns {
  const rules = crsRulesOn(day);
  if (rules === null) return NO_ANSWERS;
  return [{ kind: 'now', input: crsFromProfile(profile, { crs: rules.sections, work }, day) }];
}

/** The fragment with the columns and the version of today's rules. */
export const fragmentOf = (columns: Columns): string =>
  writeCrsLink({ rules: crsRulesOn(today())?.id ?? '', columns });

export const CRS_ANSWERS: AnswersKind<Columns> = {
  tool: 'crs',
  empty: NO_ANSWERS,
  read: (fragment) => {
    const read = readCrsLink(fragment);
    return read === null ? null : { rules: read.rules, value: read.columns };
  },
  write: fragmentOf,
  fromProfile,
};

/** Id of the first field of a question. */
export const fieldOf = (field: CrsField): string => `crs-${field}`;
