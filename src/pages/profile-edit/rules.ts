import { ageOn, type Day, isDay } from '@/eligibility/calendar';
import { latinDigits } from '@/i18n/latinDigits';
import {
  countProblem,
  outOfRange,
  type Problems,
  problemsOf,
  lengthProblem,
  type Wrong,
} from '@/forms/problems';
import { isFilled, isPhone, REQUIRED } from '@/validation/rules';
import { type AccountValues, type ProfileValues, readYears } from './values';

/** The most that each field accepts. The backend checks the same limits. */
export const MOST = {
  name: 100,
  headline: 160,
  summary: 4000,
  referralCode: 50,
  years: 80,
  skills: 50,
  skill: 100,
  languages: 20,
  citizenships: 3,
  hiddenEmployers: 20,
  employer: 160,
} as const;
/** The highest age that counts as possible. */
const OLDEST = 110;

/** Whether the date can be somebody's date of birth. */
const isBirthday = (day: string, today: Day): boolean =>
  isDay(day) && day <= today && ageOn(day, today) <= OLDEST;

export const checkBirthday = (typed: string, today: Day): Wrong | undefined =>
  typed === '' || isBirthday(typed, today) ? undefined : { key: 'problems:dateOfBirth' };

export type PersonalValues = AccountValues &
  Pick<ProfileValues, 'dateOfBirth' | 'countryOfBirthId' | 'countryOfResidenceId' | 'citizenshipIds'>;

/** What can be filled in: fields that are unavailable are not required. */
export interface Available {
  readonly account: boolean;
  readonly countries: boolean;
  /** A name that the account has cannot be emptied. A name that it never had is not required. */
  readonly hadName: Readonly<Record<'firstName' | 'lastName', boolean>>;
  readonly today: Day;
}

/** The problems of the section 'personal'. The countries are required. */
export function checkPersonal(values: PersonalValues, available: Available): Problems<keyof PersonalValues> {
  const phone = latinDigits(values.phone);
  const { account, countries, hadName, today } = available;
  const name = (field: 'firstName' | 'lastName'): Wrong | undefined => {
    if (!account) return undefined;
    if (!isFilled(values[field])) return hadName[field] ? REQUIRED : undefined;
    return lengthProblem(values[field], MOST.name);
  };
  const country = (id: string): Wrong | undefined => (countries && id === '' ? REQUIRED : undefined);
  return problemsOf<keyof PersonalValues>({
    firstName: name('firstName'),
    lastName: name('lastName'),
    phone: account && isFilled(phone) && !isPhone(phone) ? { key: 'problems:phone' } : undefined,
    dateOfBirth: checkBirthday(values.dateOfBirth, today),
    countryOfBirthId: country(values.countryOfBirthId),
    countryOfResidenceId: country(values.countryOfResidenceId),
    citizenshipIds: countProblem(values.citizenshipIds, MOST.citizenships),
  });
}

export type WorkValues = Pick<
  ProfileValues,
  | 'headline'
  | 'jobCategoryId'
  | 'educationLevelId'
  | 'experienceYears'
  | 'experienceLevelId'
  | 'skills'
  | 'summary'
>;

export function checkWork(values: WorkValues): Problems<keyof WorkValues> {
  const years = readYears(values.experienceYears);
  const tooLong = values.skills.some((skill) => skill.length > MOST.skill);
  return problemsOf<keyof WorkValues>({
    headline: lengthProblem(values.headline, MOST.headline),
    experienceYears:
      years === null || (years >= 0 && years <= MOST.years) ? undefined : outOfRange(0, MOST.years),
    skills:
      values.skills.length > MOST.skills
        ? { key: 'problems:tooManySkills', values: { max: MOST.skills } }
        : tooLong
          ? { key: 'problems:skillTooLong', values: { max: MOST.skill } }
          : undefined,
    summary: lengthProblem(values.summary, MOST.summary),
  });
}

export type LanguageValues = Pick<ProfileValues, 'languages'>;

export function checkLanguages({ languages }: LanguageValues): Problems<keyof LanguageValues> {
  const codes = new Set(languages.map(({ code }) => code));
  const wrong = (): Wrong | undefined => {
    if (languages.length > MOST.languages)
      return { key: 'problems:tooManyLanguages', values: { max: MOST.languages } };
    if (languages.some(({ code, level }) => code === '' || level === ''))
      return { key: 'problems:languageIncomplete' };
    return codes.size < languages.length ? { key: 'problems:languageTwice' } : undefined;
  };
  return problemsOf({ languages: wrong() });
}

export type VisibilityValues = Pick<ProfileValues, 'isPublic' | 'hideFrom' | 'referralCode'>;

export function checkVisibility(values: VisibilityValues): Problems<keyof VisibilityValues> {
  const employers = values.hideFrom ?? [];
  const tooLong = employers.map((employer) => lengthProblem(employer, MOST.employer)).find(Boolean);
  return problemsOf<keyof VisibilityValues>({
    hideFrom: tooLong ?? countProblem(employers, MOST.hiddenEmployers),
    referralCode: lengthProblem(values.referralCode, MOST.referralCode),
  });
}
