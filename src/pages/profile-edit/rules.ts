import { latinDigits } from '@/i18n/latinDigits';
import { isFilled, isPhone } from '@/validation/rules';
import { type EditorField, type EditorValues, readYears } from './values';

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
} as const;

type RuleName =
  | 'required'
  | 'tooLong'
  | 'years'
  | 'phone'
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
export type Problems = Partial<Record<EditorField, Problem>>;

/** Which parts of the form can be filled in at all: nothing is asked for that cannot be given. */
export interface Available {
  readonly account: boolean;
  readonly countries: boolean;
}

const within = (text: string, max: number): Problem | undefined =>
  text.trim().length > max ? { rule: 'tooLong', max } : undefined;

const name = (text: string, available: boolean): Problem | undefined => {
  if (!available) return undefined;
  return isFilled(text) ? within(text, MOST.name) : { rule: 'required' };
};

const country = (id: string, available: boolean): Problem | undefined =>
  available && id === '' ? { rule: 'required' } : undefined;

const years = (typed: string): Problem | undefined => {
  const value = readYears(typed);
  const fine = value === null || (value >= 0 && value <= MOST.years);
  return fine ? undefined : { rule: 'years', max: MOST.years };
};

const skills = (list: EditorValues['skills']): Problem | undefined => {
  if (list.length > MOST.skills) return { rule: 'tooManySkills', max: MOST.skills };
  const tooLong = list.some((skill) => skill.length > MOST.skill);
  return tooLong ? { rule: 'skillTooLong', max: MOST.skill } : undefined;
};

const languages = (list: EditorValues['languages']): Problem | undefined => {
  if (list.length > MOST.languages) return { rule: 'tooManyLanguages', max: MOST.languages };
  if (list.some(({ code, level }) => code === '' || level === '')) return { rule: 'languageIncomplete' };
  const codes = new Set(list.map(({ code }) => code));
  return codes.size < list.length ? { rule: 'languageTwice' } : undefined;
};

/** Everything that is wrong, by field. The countries are what a profile cannot be without. */
export function checkEditor(values: EditorValues, available: Available): Problems {
  const phone = latinDigits(values.phone);
  const found: Problems = {
    firstName: name(values.firstName, available.account),
    lastName: name(values.lastName, available.account),
    phone: available.account && isFilled(phone) && !isPhone(phone) ? { rule: 'phone' } : undefined,
    countryOfBirthId: country(values.countryOfBirthId, available.countries),
    countryOfResidenceId: country(values.countryOfResidenceId, available.countries),
    headline: within(values.headline, MOST.headline),
    experienceYears: years(values.experienceYears),
    skills: skills(values.skills),
    summary: within(values.summary, MOST.summary),
    languages: languages(values.languages),
    referralCode: within(values.referralCode, MOST.referralCode),
  } as Problems;
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}
