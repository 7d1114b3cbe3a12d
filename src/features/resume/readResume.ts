import { isRecord } from '@/api/answer';
import { isDay, isMonth } from '@/eligibility/calendar';

/** One job of a resume: texts without control characters, and '' or null for missing values. */
export interface ReadWork {
  readonly name: string;
  readonly position: string;
  readonly location: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly highlights: readonly string[];
  readonly more: More;
}
export interface ReadEducation {
  readonly institution: string;
  readonly area: string;
  readonly studyType: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly more: More;
}
export interface ReadLanguage {
  readonly language: string;
  readonly fluency: string;
  readonly more: More;
}
export interface ReadCertificate {
  readonly name: string;
  readonly date: string | null;
  readonly more: More;
}
/** Further members that the app which wrote the file stored, for the entry at the same index. */
export type More = Readonly<Record<string, unknown>>;

export interface ReadResume {
  readonly name: string;
  readonly label: string;
  readonly email: string;
  readonly phone: string;
  readonly summary: string;
  readonly countryCode: string;
  readonly work: readonly ReadWork[];
  readonly education: readonly ReadEducation[];
  readonly skills: readonly string[];
  readonly languages: readonly ReadLanguage[];
  readonly certificates: readonly ReadCertificate[];
}

/** The most entries of one kind that are read. */
const MOST_ENTRIES = 200;
// oxlint-disable-next-line no-control-regex -- control characters are exactly what must go
const CONTROLS = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g;

export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n').replaceAll(CONTROLS, ' ').trim() : '';
const textsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : []).map(textOf).filter((text) => text !== '');

const recordOf = (value: unknown): More => (isRecord(value) ? value : {});
const entriesOf = (value: unknown): readonly More[] =>
  (Array.isArray(value) ? value : []).slice(0, MOST_ENTRIES).map(recordOf);

/** 'YYYY-MM' from a month, a date or a year; a year becomes its January. */
function monthOf(value: unknown): string | null {
  const text = textOf(value);
  const month = /^\d{4}$/.test(text) ? `${text}-01` : text.slice(0, 'YYYY-MM'.length);
  return isMonth(month) ? month : null;
}
const dayOf = (value: unknown): string | null => {
  const day = textOf(value).slice(0, 'YYYY-MM-DD'.length);
  return isDay(day) ? day : null;
};

/** The duties, from a list or from the lines of one text. */
const highlightsOf = (entry: More): readonly string[] => {
  const listed = textsOf(entry.highlights);
  return listed.length > 0 ? listed : textsOf(textOf(entry.summary).split('\n'));
};

export type Reading =
  | { readonly outcome: 'read'; readonly resume: ReadResume }
  | { readonly outcome: 'notJson' | 'notResume' };

/** Reads a JSON Resume. A value of another type than in the schema counts as missing. */
export function readResume(file: string): Reading {
  let value: unknown;
  try {
    value = JSON.parse(file.replace(/^\uFEFF/, ''));
  } catch {
    return { outcome: 'notJson' };
  }
  const root = recordOf(value);
  const isResume = isRecord(root.basics) || Array.isArray(root.work) || Array.isArray(root.education);
  if (!isResume) return { outcome: 'notResume' };
  const basics = recordOf(root.basics);
  const ours = recordOf(recordOf(root.meta).visatalent);
  const more = (part: string): readonly More[] => entriesOf(ours[part]);
  const [work, education, languages, certificates] = [
    more('work'),
    more('education'),
    more('languages'),
    more('certificates'),
  ];
  return {
    outcome: 'read',
    resume: {
      name: textOf(basics.name),
      label: textOf(basics.label),
      email: textOf(basics.email),
      phone: textOf(basics.phone),
      summary: textOf(basics.summary),
      countryCode: textOf(recordOf(basics.location).countryCode).toUpperCase(),
      work: entriesOf(root.work).map((entry, at) => ({
        name: textOf(entry.name),
        position: textOf(entry.position),
        location: textOf(entry.location),
        startDate: monthOf(entry.startDate),
        endDate: monthOf(entry.endDate),
        highlights: highlightsOf(entry),
        more: work[at] ?? {},
      })),
      education: entriesOf(root.education).map((entry, at) => ({
        institution: textOf(entry.institution),
        area: textOf(entry.area),
        studyType: textOf(entry.studyType),
        startDate: monthOf(entry.startDate),
        endDate: monthOf(entry.endDate),
        more: education[at] ?? {},
      })),
      skills: entriesOf(root.skills)
        .flatMap((entry) => [textOf(entry.name), ...textsOf(entry.keywords)])
        .filter((skill) => skill !== ''),
      languages: entriesOf(root.languages).map((entry, at) => ({
        language: textOf(entry.language),
        fluency: textOf(entry.fluency),
        more: languages[at] ?? {},
      })),
      certificates: entriesOf(root.certificates).map((entry, at) => ({
        name: textOf(entry.name),
        date: dayOf(entry.date),
        more: certificates[at] ?? {},
      })),
    },
  };
}
