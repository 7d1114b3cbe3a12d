import type { Backend } from '../backend.ts';
import type { UserProfile } from '../data/records.ts';
import { HttpFailure } from '../http/HttpFailure.ts';
import { textPdf } from '../textPdf.ts';

/** A CSV cell. A quote is added before text that a spreadsheet would run as a formula. */
const cell = (value: string): string =>
  `"${(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

const rows = (backend: Backend, profile: UserProfile): [label: string, value: string][] => {
  const country = (id: string | null) => (id === null ? '' : (backend.data.countries.get(id)?.name ?? ''));
  const user = backend.data.users.get(profile.userId);
  const education =
    profile.educationLevelId === null
      ? undefined
      : backend.data.educationLevels.get(profile.educationLevelId);
  return [
    ['Name', user ? `${user.firstName} ${user.lastName}` : ''],
    ['Headline', profile.headline ?? ''],
    ['Summary', profile.summary ?? ''],
    ['Country of birth', country(profile.countryOfBirthId)],
    ['Country of residence', country(profile.countryOfResidenceId)],
    ['Years of experience', profile.experienceYears === null ? '' : String(profile.experienceYears)],
    ['Education', education?.name ?? ''],
    ['Skills', profile.skills.join('; ')],
    ['Languages', profile.languages.map(({ code, level }) => `${code} (${level})`).join('; ')],
  ];
};

const FORMATS: Readonly<
  Record<string, { type: string; write(backend: Backend, profile: UserProfile): string }>
> = {
  json: { type: 'application/json; charset=utf-8', write: (_, profile) => JSON.stringify(profile, null, 2) },
  csv: {
    type: 'text/csv; charset=utf-8',
    write: (backend, profile) => {
      const all = rows(backend, profile);
      const line = (cells: string[]) => cells.map(cell).join(',');
      return `\uFEFF${line(all.map(([label]) => label))}\r\n${line(all.map(([, value]) => value))}\r\n`;
    },
  },
  pdf: {
    type: 'application/pdf',
    write: (backend, profile) =>
      textPdf(rows(backend, profile).map(([label, value]) => `${label}: ${value}`)),
  },
};

export const exportProfile = (backend: Backend, profile: UserProfile, format: string): Response => {
  const found = Object.hasOwn(FORMATS, format.toLowerCase()) ? FORMATS[format.toLowerCase()] : undefined;
  if (!found) throw new HttpFailure(400, 'A profile can be exported as json, csv or pdf.');
  return new Response(found.write(backend, profile), {
    headers: {
      'content-type': found.type,
      'content-disposition': `attachment; filename="profile-${profile.id}.${format.toLowerCase()}"`,
      'cache-control': 'no-store',
    },
  });
};
