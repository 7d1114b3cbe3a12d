import type { OfficialLanguage, SomeLevels } from '@/eligibility/abilities';
import type { Day } from '@/eligibility/calendar';
import { ageOn } from '@/eligibility/calendar';
import { type Credential, highestCredential } from '@/eligibility/credentials';
import type { CanadianStudy } from '@/eligibility/crs/crsRules';
import { testValidity } from '@/eligibility/language/validity';
import type { WorkRules } from '@/eligibility/noc/teerRules';
import { type CountedJob, type CountedYears, countedYears } from '@/eligibility/work/countedYears';

/** A result of an accepted language test, with its levels. */
export interface ProfileTest {
  readonly name: string;
  readonly language: OfficialLanguage;
  readonly takenOn: Day;
  readonly resultOn?: Day | undefined;
  readonly levels: SomeLevels;
  /** Whether staff did not accept the file of the certificate. The scores count all the same. */
  readonly isRejected?: boolean;
  /** True for a result in a column of scores that Express Entry does not count. */
  readonly isOtherColumn?: boolean;
}

export interface ProfileCredential {
  readonly level: Credential;
  /** Whether it is from Canada or has a Canadian assessment. */
  readonly isAssessed: boolean;
}

export interface ProfilePartner {
  /** Null means no test. */
  readonly test?: ProfileTest | null | undefined;
  readonly accompanies?: boolean | undefined;
  readonly citizenOrResident?: boolean | undefined;
  readonly credential?: Credential | undefined;
  readonly canadianWorkYears?: number | undefined;
  readonly canadianStudy?: boolean | undefined;
}

/** The data of a profile that points are given for. Undefined means unknown, never 'no'. */
export interface PlainProfile {
  readonly dateOfBirth?: Day | undefined;
  /** The finished credentials. None does not mean that there is no education. */
  readonly credentials: readonly ProfileCredential[];
  readonly jobs: readonly CountedJob[];
  /** Whether the person said that they never worked. */
  readonly hasNeverWorked: boolean;
  readonly tests: readonly ProfileTest[];
  /** Null means no partner. */
  readonly partner?: ProfilePartner | null | undefined;
  readonly siblingInCanada?: boolean | undefined;
  readonly relativeInCanada?: boolean | undefined;
  readonly certificate?: boolean | undefined;
  readonly nomination?: boolean | undefined;
  readonly arrangedEmployment?: boolean | undefined;
  readonly canadianStudy?: CanadianStudy | undefined;
}

export const ageOf = ({ dateOfBirth }: PlainProfile, today: Day): number | undefined =>
  dateOfBirth === undefined ? undefined : ageOn(dateOfBirth, today);

export const educationOf = ({ credentials }: PlainProfile): Credential | undefined =>
  highestCredential(credentials.map(({ level }) => level));

const NEVER = { years: 0, exactly: false };

/**
 * Whole years of work that count. Null means unknown, also if there is no job and the person did not say that
 * they never worked.
 */
export function yearsOf(
  { jobs, hasNeverWorked }: Pick<PlainProfile, 'jobs' | 'hasNeverWorked'>,
  rules: WorkRules | undefined,
  today: Day,
): CountedYears {
  if (jobs.length > 0 && rules !== undefined) return countedYears(jobs, rules, today);
  return hasNeverWorked && jobs.length === 0
    ? { canada: NEVER, abroad: NEVER, together: NEVER }
    : { canada: null, abroad: null, together: null };
}

export const validityOf = ({ takenOn, resultOn }: ProfileTest, today: Day) =>
  testValidity(takenOn, resultOn, today);
export const isExpired = (test: ProfileTest, today: Day): boolean =>
  validityOf(test, today).state === 'expired';

/** The tests of a language that can be declared today, the newest first. Only one of them can be declared. */
export const validTests = (
  { tests }: PlainProfile,
  language: OfficialLanguage,
  today: Day,
): readonly ProfileTest[] =>
  tests
    .filter((test) => test.language === language && test.isOtherColumn !== true && !isExpired(test, today))
    .toSorted((a, b) => b.takenOn.localeCompare(a.takenOn));

/** Whether a partner is counted; undefined if that, or whether there is one, is unknown. */
export function partnerComes({ partner }: PlainProfile): boolean | undefined {
  if (partner === undefined) return undefined;
  if (partner === null || partner.citizenOrResident === true) return false;
  return partner.accompanies;
}
