import type { EditorValues, SpokenLanguage } from './values';

/** The draft of one person's editor among all that are stored. */
export const draftName = (userId: string): string => `profile-edit:${userId}`;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
const languages = (value: unknown): SpokenLanguage[] =>
  Array.isArray(value)
    ? value.filter(isFields).map(({ code, level }) => ({ code: text(code), level: text(level) }))
    : [];

/** The values of a stored draft, rebuilt field by field; undefined when they are none. */
export function editorValuesFrom(values: unknown): EditorValues | undefined {
  if (!isFields(values)) return undefined;
  return {
    firstName: text(values.firstName),
    lastName: text(values.lastName),
    phone: text(values.phone),
    countryOfBirthId: text(values.countryOfBirthId),
    countryOfResidenceId: text(values.countryOfResidenceId),
    headline: text(values.headline),
    jobCategoryId: text(values.jobCategoryId),
    experienceYears: text(values.experienceYears),
    experienceLevelId: text(values.experienceLevelId),
    educationLevelId: text(values.educationLevelId),
    skills: texts(values.skills),
    summary: text(values.summary),
    languages: languages(values.languages),
    isPublic: values.isPublic !== false,
    referralCode: text(values.referralCode),
  };
}
