import type { OfficialLanguage } from '@/eligibility/abilities';
import type { Day } from '@/eligibility/calendar';
import type { WorkRules } from '@/eligibility/noc/teerRules';
import {
  countedTests,
  isExpired,
  type PlainProfile,
  partnerComes,
  validityOf,
  yearsOf,
} from './plainProfile';

/** What was assumed about answers that came from a profile. Each kind has a text. */
export type Assumption =
  /** A credential without a Canadian assessment was counted. */
  | { readonly kind: 'eca' }
  | { readonly kind: 'first'; readonly language: OfficialLanguage }
  | { readonly kind: 'years'; readonly abroad: number; readonly canada: number }
  /** The years are whole only if the first and last months were worked completely. */
  | { readonly kind: 'exactly'; readonly years: number }
  /** A job that may count has no code or no hours. */
  | { readonly kind: 'yearsUnknown' }
  /** It is unknown whether the partner is a citizen or permanent resident of Canada. */
  | { readonly kind: 'partner' }
  | { readonly kind: 'expiring'; readonly test: string; readonly days: number }
  | { readonly kind: 'expired'; readonly tests: readonly string[] };

function aboutWork(profile: PlainProfile, work: WorkRules | undefined, today: Day): Assumption[] {
  if (profile.jobs.length === 0) return [];
  const { canada, abroad } = yearsOf(profile, work, today);
  const exact = [canada, abroad].filter((years) => years?.exactly === true);
  return [
    canada === null || abroad === null
      ? { kind: 'yearsUnknown' }
      : { kind: 'years', abroad: abroad.years, canada: canada.years },
    ...exact.map((years): Assumption => ({ kind: 'exactly', years: years?.years ?? 0 })),
  ];
}

/** The assumptions about a profile. @param first the language that is the first in the answers. */
export function assumptionsOf(
  profile: PlainProfile,
  first: OfficialLanguage | undefined,
  work: WorkRules | undefined,
  today: Day,
): Assumption[] {
  const counted = countedTests(profile, today);
  const tests = [counted.en, counted.fr].filter((test) => test !== undefined);
  const expiring = tests.flatMap((test): Assumption[] => {
    const { state, daysLeft } = validityOf(test, today);
    return state === 'expiring' ? [{ kind: 'expiring', test: test.name, days: daysLeft }] : [];
  });
  const expired = profile.tests.filter((test) => isExpired(test, today)).map(({ name }) => name);
  return [
    ...(profile.credentials.some(({ isAssessed }) => !isAssessed) ? [{ kind: 'eca' } as const] : []),
    ...(tests.length > 1 && first !== undefined ? [{ kind: 'first', language: first } as const] : []),
    ...aboutWork(profile, work, today),
    ...(partnerComes(profile) === true && profile.partner?.citizenOrResident === undefined
      ? [{ kind: 'partner' } as const]
      : []),
    ...expiring,
    ...(expired.length > 0 ? [{ kind: 'expired', tests: expired } as const] : []),
  ];
}
