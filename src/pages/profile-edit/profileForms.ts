import { defineForm, type ValuesOf } from '@/forms/defineForm';
import { countProblem, lengthProblem, type Problems, type Wrong } from '@/forms/problems';
import { latinDigits } from '@/i18n/latinDigits';
import { isPhone } from '@/validation/rules';
import { answer, birthday, countries, decimal, words } from './kinds';
import { educationLevel, experienceLevel, jobCategory } from './listed';

const LONGEST = { name: 100, phone: 100, headline: 160, summary: 4000, referralCode: 50 } as const;
const MOST_SKILLS = 50;
const LONGEST_SKILL = 100;
const MOST_EMPLOYERS = 20;
const LONGEST_EMPLOYER = 160;

const NAME = { kind: 'text', maxLength: LONGEST.name, required: true, autoCapitalize: 'words' } as const;

const ACCOUNT_FORM = defineForm({
  labels: 'fields',
  fields: {
    firstName: { ...NAME, autoComplete: 'given-name' },
    lastName: { ...NAME, autoComplete: 'family-name' },
    phone: {
      kind: 'text',
      maxLength: LONGEST.phone,
      hint: 'words:optional',
      rule: (typed) => (isPhone(latinDigits(typed)) ? undefined : { key: 'problems:phone' }),
    },
  },
});
export type AccountValues = ValuesOf<typeof ACCOUNT_FORM.fields>;
/** Name and phone, which belong to the account and not to the user profile. */
export const ACCOUNT_FIELDS = ACCOUNT_FORM.names;

/** The fields of the section 'personal' that belong to the user profile. */
export const BIRTH = defineForm({
  labels: 'fields',
  fields: {
    dateOfBirth: { kind: birthday('bday') },
    countryOfBirthId: { kind: 'country', label: 'fields:countryOfBirth', required: true },
    countryOfResidenceId: { kind: 'country', label: 'fields:countryOfResidence', required: true },
    citizenshipIds: { kind: countries(3), hint: 'profile:editor.citizenshipHint' },
  },
});

export const PERSONAL = defineForm({
  labels: 'fields',
  fields: { ...ACCOUNT_FORM.fields, ...BIRTH.fields },
});
export type PersonalValues = ValuesOf<typeof PERSONAL.fields>;

/** What can be filled in: fields that are unavailable are not required. */
export interface Available {
  readonly account: boolean;
  readonly countries: boolean;
  /** A name that the account has cannot be emptied. A name that it never had is not required. */
  readonly hadName: Readonly<Record<'firstName' | 'lastName', boolean>>;
}

/** The problems of the section 'personal'. */
export function checkPersonal(values: PersonalValues, available: Available): Problems<keyof PersonalValues> {
  const problems = new Map(PERSONAL.check(values));
  for (const name of ['firstName', 'lastName'] as const) {
    if (!available.hadName[name] && values[name].trim() === '') problems.delete(name);
  }
  if (!available.account) for (const name of ACCOUNT_FIELDS) problems.delete(name);
  if (!available.countries) for (const name of BIRTH.names.slice(1, 3)) problems.delete(name);
  return problems;
}

function skillsProblem(skills: readonly string[]): Wrong | undefined {
  if (skills.length > MOST_SKILLS) return { key: 'problems:tooManySkills', values: { max: MOST_SKILLS } };
  return skills.some((skill) => skill.length > LONGEST_SKILL)
    ? { key: 'problems:skillTooLong', values: { max: LONGEST_SKILL } }
    : undefined;
}

/** The section about the profession. */
export const WORK = defineForm({
  labels: 'fields',
  fields: {
    headline: {
      kind: 'text',
      maxLength: LONGEST.headline,
      autoComplete: 'organization-title',
      hint: 'profile:editor.headlineHint',
    },
    jobCategoryId: { kind: jobCategory },
    educationLevelId: { kind: educationLevel },
    experienceYears: {
      kind: decimal({ min: 0, max: 80, inputMode: 'numeric' }),
      hint: 'profile:editor.yearsHint',
    },
    experienceLevelId: { kind: experienceLevel },
    skills: { kind: words({ problem: skillsProblem }) },
    summary: { kind: 'long', maxLength: LONGEST.summary },
  },
});
export type WorkValues = ValuesOf<typeof WORK.fields>;

const employersProblem = (employers: readonly string[]): Wrong | undefined =>
  employers.map((employer) => lengthProblem(employer, LONGEST_EMPLOYER)).find(Boolean) ??
  countProblem(employers, MOST_EMPLOYERS);

export const VISIBILITY = defineForm({
  labels: 'sections:visibility',
  fields: {
    isPublic: {
      kind: {
        ...answer({ yes: 'sections:visibility.employers', no: 'sections:visibility.advisers' }, false),
        // A profile is public until the person decides otherwise.
        read: (raw) => raw !== false,
        blank: 'yes',
      },
    },
    hideFrom: { kind: words({ problem: employersProblem, of: 'names', none: null }) },
    referralCode: {
      kind: 'text',
      label: 'fields:referralCode',
      hint: 'words:optional',
      maxLength: LONGEST.referralCode,
      ltr: true,
      autoCapitalize: 'characters',
    },
  },
});
export type VisibilityValues = ValuesOf<typeof VISIBILITY.fields>;
