import { keysOf } from '@/runtime/typed';
import type {
  Education,
  EducationInput,
  Experience,
  ExperienceInput,
  LanguageTest,
  LanguageTestInput,
} from '@/api/endpoints/profileEntryShapes';
import type { UserProfileInput } from '@/api/endpoints/userProfiles';
import { PROFILE_MOST } from '@/config/profile';
import type { TextKey } from '@/i18n/textKey';

export const ROW_SECTIONS = ['about', 'work', 'education', 'skills', 'languages', 'tests'] as const;
export type RowSection = (typeof ROW_SECTIONS)[number];
export const SECTION_NAMES = {
  about: 'print:import.section.about',
  work: 'terms:workExperience',
  education: 'terms:education',
  skills: 'fields:skills',
  languages: 'fields:languages',
  tests: 'terms:languageTests',
} as const satisfies Readonly<Record<RowSection, TextKey>>;

/** The fields that a row can show, with their names. The screen converts their values to words. */
export const ROW_FIELDS = {
  name: 'fields:name',
  email: 'fields:email',
  phone: 'fields:phone',
  headline: 'fields:headline',
  summary: 'fields:summary',
  residence: 'print:sheet.residence',
  employer: 'fields:employer',
  title: 'fields:jobTitle',
  city: 'fields:city',
  country: 'fields:country',
  started: 'fields:startedOn',
  finished: 'fields:finishedOn',
  duties: 'fields:duties',
  nocCode: 'fields:nocCode',
  hours: 'fields:hoursPerWeek',
  institution: 'fields:institution',
  credentialName: 'fields:nameOfTheCredential',
  field: 'fields:fieldOfStudy',
  credential: 'fields:credential',
  skills: 'fields:skills',
  languages: 'fields:languages',
  test: 'fields:test',
  taken: 'fields:takenOn',
  score: 'fields:scores',
} as const satisfies Readonly<Record<string, TextKey>>;
export type RowField = keyof typeof ROW_FIELDS;

/** A stored value and the value in the file, both as they are stored; '' for none. */
interface Difference {
  readonly field: RowField;
  readonly before: string;
  readonly after: string;
}

/** Why a row is not imported. */
type Why = 'account' | 'empty' | 'full' | 'notATest' | 'language' | 'level' | 'country';

/** The values that a row sends, and the former ones. */
export type Change =
  | {
      readonly part: 'profile';
      readonly values: Partial<UserProfileInput>;
      readonly former: Partial<UserProfileInput>;
    }
  | Entry<'education', EducationInput, Education>
  | Entry<'experience', ExperienceInput, Experience>
  | Entry<'languageTests', LanguageTestInput, LanguageTest>;
interface Entry<P extends string, I, R> {
  readonly part: P;
  /** Created on this device for a new entry, so that a repeated PUT does not create a second one. */
  readonly id: string;
  readonly values: I;
  readonly former: R | null;
}

export interface Row {
  readonly id: string;
  readonly section: RowSection;
  /** The subject of the row, from the file. */
  readonly title: string;
  readonly state: 'new' | 'changed' | 'same' | 'refused';
  readonly differences: readonly Difference[];
  /** The number of characters that a text was cut to; null when none was cut. */
  readonly shortenedTo: number | null;
  readonly why: Why | null;
  /** Null for a row that is the same or is not imported. */
  readonly change: Change | null;
}

export const refusedRow = (section: RowSection, id: string, title: string, why: Why): Row => ({
  section,
  id,
  title,
  state: 'refused',
  differences: [],
  shortenedTo: null,
  why,
  change: null,
});

/** The members of a record that the file may have. */
export type Imported<R> = Omit<R, 'id' | 'lastModified'>;
type Stored<T> = T & { readonly id: string; readonly lastModified: string | null };

/** The values to send: those of the file, and the stored ones where the file has none. */
export function withStoredRest<T extends object>(imported: T, stored: Stored<T> | null) {
  if (stored === null) return { ...imported, lastModified: null };
  const { id: _id, ...kept } = stored;
  const filled = Object.entries(imported).filter(
    ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return { ...kept, ...Object.fromEntries(filled) };
}

/**
 * Cuts texts to the length that the profile accepts, never inside a character, and remembers the shortest
 * limit used.
 */
export function textCutter() {
  let shortest: number | null = null;
  return {
    cut: (text: string, most: number): string => {
      if (text.length <= most) return text;
      shortest = Math.min(shortest ?? most, most);
      // A character beyond the basic plane has two code units: a half one at the end is removed.
      return text
        .slice(0, most)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd();
    },
    /** The number of characters that a text was cut to; null when none was cut. */
    shortenedTo: (): number | null => shortest,
  };
}

/** Whether two names are equal apart from case and spaces. */
export const sameText = (one: string, other: string): boolean => {
  const plain = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
  return plain(one) === plain(other);
};

const textOfValue = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(String).join('\n');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** The differences between the stored values and the new ones. */
export function differencesOf(
  before: Readonly<Partial<Record<RowField, unknown>>>,
  after: Readonly<Partial<Record<RowField, unknown>>>,
): readonly Difference[] {
  return keysOf(after)
    .map((field) => ({ field, before: textOfValue(before[field]), after: textOfValue(after[field]) }))
    .filter((each) => each.before !== each.after);
}

type Values<R> = { readonly [K in keyof R]?: R[K] | undefined };

interface Compared<R> {
  readonly section: RowSection;
  readonly part: Exclude<Change['part'], 'profile'>;
  readonly stored: readonly R[];
  readonly newId: () => string;
  readonly shown: (values: Values<R>) => Readonly<Partial<Record<RowField, unknown>>>;
}

interface ReadEntry<R> {
  /** The subject of the row; '' when the file does not say it. */
  readonly title: string;
  readonly isSame: (record: R) => boolean;
  /** The values to send. */
  readonly values: (match: R | null) => Values<R>;
  /** Why the entry cannot be a new one. */
  readonly why?: Why | undefined;
}

/** Makes a row for each entry of the file. Each stored entry is matched only once. */
export function compareEntries<T, R extends Stored<object>>(
  entries: readonly T[],
  { section, part, stored, newId, shown }: Compared<R>,
  read: (entry: T, cut: ReturnType<typeof textCutter>['cut']) => ReadEntry<R>,
): readonly Row[] {
  const used = new Set<string>();
  let free = PROFILE_MOST[part] - stored.length;
  return entries.map((entry, at) => {
    const id = `${section}-${at}`;
    const { cut, shortenedTo } = textCutter();
    const { title, isSame, values, why } = read(entry, cut);
    if (title === '') return refusedRow(section, id, '–', why ?? 'empty');
    const match = stored.find((record) => !used.has(record.id) && isSame(record)) ?? null;
    if (match === null && why !== undefined) return refusedRow(section, id, title, why);
    if (match === null && (free -= 1) < 0) return refusedRow(section, id, title, 'full');
    if (match !== null) used.add(match.id);
    const sent = values(match);
    const differences = differencesOf(shown(match ?? {}), shown(sent));
    const state = match === null ? 'new' : differences.length > 0 ? 'changed' : 'same';
    const change = { part, id: match?.id ?? newId(), values: sent, former: match } as Change;
    const row = { id, section, title, state, differences, shortenedTo: shortenedTo(), why: null } as const;
    return { ...row, change: state === 'same' ? null : change };
  });
}
