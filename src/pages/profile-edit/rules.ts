import { ageOn, type Day, isDay } from '@/eligibility/calendar';
import { latinDigits } from '@/i18n/latinDigits';
import { isFilled, isPhone } from '@/validation/rules';
import { type AccountValues, type ProfileValues, readYears } from './values';

/** The most that each field holds; the backend checks the same. */
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
/** Nobody is older. */
const OLDEST = 110;

export type RuleName =
  | 'required'
  | 'tooLong'
  | 'years'
  | 'phone'
  | 'dateOfBirth'
  | 'tooMany'
  | 'tooManySkills'
  | 'skillTooLong'
  | 'tooManyLanguages'
  | 'languageIncomplete'
  | 'languageTwice';

/** What is wrong with a field: the name of its text, and the limit that the text names. */
export interface Problem {
  readonly rule: RuleName;
  readonly max?: number;
}
/** What is wrong, by field. A missing answer is wrong only where nothing can be saved without it. */
export type Problems<V> = Partial<Record<keyof V & string, Problem>>;

const within = (text: string, max: number): Problem | undefined =>
  text.trim().length > max ? { rule: 'tooLong', max } : undefined;
const listed = (list: readonly unknown[], max: number): Problem | undefined =>
  list.length > max ? { rule: 'tooMany', max } : undefined;
const found = <V>(problems: { readonly [Field in keyof V]?: Problem | undefined }): Problems<V> =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined)) as Problems<V>;

/** Whether somebody can have been born on a day. */
export const isBirthday = (day: string, today: Day): boolean =>
  isDay(day) && day <= today && ageOn(day, today) <= OLDEST;

export const checkBirthday = (typed: string, today: Day): Problem | undefined =>
  typed === '' || isBirthday(typed, today) ? undefined : { rule: 'dateOfBirth' };

export type PersonalValues = AccountValues &
  Pick<ProfileValues, 'dateOfBirth' | 'countryOfBirthId' | 'countryOfResidenceId' | 'citizenshipIds'>;

/** What can be filled in at all: nothing is asked for that cannot be given. */
export interface Available {
  readonly account: boolean;
  readonly countries: boolean;
  /** Names that the account has cannot be taken away; one that it never had does not block anything. */
  readonly hadName: Readonly<Record<'firstName' | 'lastName', boolean>>;
  readonly today: Day;
}

/** The countries are what a profile cannot be without. */
export function checkPersonal(values: PersonalValues, available: Available): Problems<PersonalValues> {
  const phone = latinDigits(values.phone);
  const { account, countries, hadName, today } = available;
  const name = (field: 'firstName' | 'lastName'): Problem | undefined => {
    if (!account) return undefined;
    if (!isFilled(values[field])) return hadName[field] ? { rule: 'required' } : undefined;
    return within(values[field], MOST.name);
  };
  const country = (id: string): Problem | undefined =>
    countries && id === '' ? { rule: 'required' } : undefined;
  return found<PersonalValues>({
    firstName: name('firstName'),
    lastName: name('lastName'),
    phone: account && isFilled(phone) && !isPhone(phone) ? { rule: 'phone' } : undefined,
    dateOfBirth: checkBirthday(values.dateOfBirth, today),
    countryOfBirthId: country(values.countryOfBirthId),
    countryOfResidenceId: country(values.countryOfResidenceId),
    citizenshipIds: listed(values.citizenshipIds, MOST.citizenships),
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

export function checkWork(values: WorkValues): Problems<WorkValues> {
  const years = readYears(values.experienceYears);
  const tooLong = values.skills.some((skill) => skill.length > MOST.skill);
  return found<WorkValues>({
    headline: within(values.headline, MOST.headline),
    experienceYears:
      years === null || (years >= 0 && years <= MOST.years) ? undefined : { rule: 'years', max: MOST.years },
    skills:
      values.skills.length > MOST.skills
        ? { rule: 'tooManySkills', max: MOST.skills }
        : tooLong
          ? { rule: 'skillTooLong', max: MOST.skill }
          : undefined,
    summary: within(values.summary, MOST.summary),
  });
}

export type LanguageValues = Pick<ProfileValues, 'languages'>;

export function checkLanguages({ languages }: LanguageValues): Problems<LanguageValues> {
  if (languages.length > MOST.languages)
    return { languages: { rule: 'tooManyLanguages', max: MOST.languages } };
  if (languages.some(({ code, level }) => code === '' || level === ''))
    return { languages: { rule: 'languageIncomplete' } };
  const codes = new Set(languages.map(({ code }) => code));
  return codes.size < languages.length ? { languages: { rule: 'languageTwice' } } : {};
}

export type VisibilityValues = Pick<ProfileValues, 'isPublic' | 'hideFrom' | 'referralCode'>;

export function checkVisibility(values: VisibilityValues): Problems<VisibilityValues> {
  const employers = values.hideFrom ?? [];
  const tooLong = employers.some((employer) => employer.length > MOST.employer);
  return found<VisibilityValues>({
    hideFrom: tooLong ? { rule: 'tooLong', max: MOST.employer } : listed(employers, MOST.hiddenEmployers),
    referralCode: within(values.referralCode, MOST.referralCode),
  });
}
