import { languageName } from '@/i18n/format';
import type { ResumeSource } from './resume';

/** Leaves out members without a value, because the schema does not allow null. */
const filledOf = <T extends Readonly<Record<string, unknown>>>(members: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(members).filter(
      ([, value]) =>
        value !== null &&
        value !== undefined &&
        value !== '' &&
        !(Array.isArray(value) && value.length === 0),
    ),
  ) as Partial<T>;

/**
 * Writes a profile as a JSON Resume (schema 1.0.0, jsonresume.org). Values that the schema has no member for
 * are stored by index in `meta.visatalent`, so that the file can be read back without loss. Certificate
 * numbers are left out.
 */
export function writeResume({ person, sections, places }: ResumeSource): Readonly<Record<string, unknown>> {
  const { profile, education, experience, languageTests } = sections;
  const { codeOf } = places;
  const languages = profile?.languages ?? [];
  const residence = codeOf(profile?.countryOfResidenceId ?? null);
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: filledOf({
      name: person.name,
      label: profile?.headline,
      email: person.email,
      phone: person.phone,
      summary: profile?.summary,
      location: residence === null ? null : { countryCode: residence },
    }),
    work: experience.map(({ employer, title, city, countryId, startedOn, finishedOn, duties }) =>
      filledOf({
        name: employer,
        position: title,
        location: [city, codeOf(countryId)].filter(Boolean).join(', '),
        startDate: startedOn,
        endDate: finishedOn,
        highlights: duties,
      }),
    ),
    education: education.map(({ institution, field, name, startedOn, finishedOn }) =>
      filledOf({ institution, area: field, studyType: name, startDate: startedOn, endDate: finishedOn }),
    ),
    skills: (profile?.skills ?? []).map((name) => ({ name })),
    languages: languages.map(({ code, level }) => ({ language: languageName(code, 'en'), fluency: level })),
    certificates: languageTests.map(({ name, takenOn }) => filledOf({ name, date: takenOn })),
    meta: {
      version: 'v1.0.0',
      visatalent: {
        work: experience.map(({ nocCode, hoursPerWeek, countryId, city, paid, selfEmployed }) =>
          filledOf({
            nocCode,
            hours: hoursPerWeek,
            countryCode: codeOf(countryId),
            city,
            paid,
            selfEmployed,
          }),
        ),
        education: education.map(({ credential, countryId, inProgress, fullTime }) =>
          filledOf({ credential, countryCode: codeOf(countryId), inProgress, fullTime }),
        ),
        languages: languages.map(({ code, level }) => ({ code, level })),
        certificates: languageTests.map(({ testCode, language, score, scores, chart, resultOn }) =>
          filledOf({ testCode, language, score, scores, chart, resultOn }),
        ),
      },
    },
  };
}
