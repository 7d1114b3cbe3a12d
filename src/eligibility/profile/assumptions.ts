import { ABILITIES, type OfficialLanguage, type SomeLevels } from '@/eligibility/abilities';
import type { Day } from '@/eligibility/calendar';
import type { FswInput } from '@/eligibility/fsw/grid';
import type { WorkRules } from '@/eligibility/noc/teerRules';
import {
  isExpired,
  type PlainProfile,
  type ProfileTest,
  partnerComes,
  validTests,
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
  /** Of several valid tests in one language this one was counted. */
  | { readonly kind: 'chosen'; readonly test: string; readonly takenOn: Day }
  /** A counted test whose certificate file was not accepted. */
  | { readonly kind: 'rejected'; readonly test: string }
  /** A test with scores of a column that Express Entry does not count. */
  | { readonly kind: 'otherColumn'; readonly test: string }
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

type Languages = Pick<FswInput, 'first' | 'second'>;

/** The tests that the languages of the answers come from. Levels that were typed or chosen have none. */
function countedTests(profile: PlainProfile, { first, second }: Languages, today: Day): ProfileTest[] {
  const areEqual = (one: SomeLevels, other: SomeLevels) =>
    ABILITIES.every((ability) => one[ability] === other[ability]);
  return [first, second].flatMap((answer) => {
    if (answer?.language === undefined) return [];
    const test = validTests(profile, answer.language, today).find(({ levels }) =>
      areEqual(levels, answer.clb),
    );
    return test ?? [];
  });
}

function aboutTest(profile: PlainProfile, test: ProfileTest, today: Day): Assumption[] {
  const { name, language, takenOn, isRejected } = test;
  const { state, daysLeft } = validityOf(test, today);
  return [
    ...(validTests(profile, language, today).length > 1
      ? [{ kind: 'chosen', test: name, takenOn } as const]
      : []),
    ...(isRejected === true ? [{ kind: 'rejected', test: name } as const] : []),
    ...(state === 'expiring' ? [{ kind: 'expiring', test: name, days: daysLeft } as const] : []),
  ];
}

/** The assumptions about a profile. @param languages the languages of the answers. */
export function assumptionsOf(
  profile: PlainProfile,
  languages: Languages,
  work: WorkRules | undefined,
  today: Day,
): Assumption[] {
  const tests = countedTests(profile, languages, today);
  const first = languages.first?.language;
  const otherColumn = profile.tests.filter((test) => test.isOtherColumn === true && !isExpired(test, today));
  const expired = profile.tests.filter((test) => isExpired(test, today)).map(({ name }) => name);
  return [
    ...(profile.credentials.some(({ isAssessed }) => !isAssessed) ? [{ kind: 'eca' } as const] : []),
    ...(tests.length > 1 && first !== undefined ? [{ kind: 'first', language: first } as const] : []),
    ...aboutWork(profile, work, today),
    ...(partnerComes(profile) === true && profile.partner?.citizenOrResident === undefined
      ? [{ kind: 'partner' } as const]
      : []),
    ...tests.flatMap((test) => aboutTest(profile, test, today)),
    ...otherColumn.map(({ name }) => ({ kind: 'otherColumn', test: name }) as const),
    ...(expired.length > 0 ? [{ kind: 'expired', tests: expired } as const] : []),
  ];
}
