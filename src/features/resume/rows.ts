import type {
  Education,
  EducationInput,
  Experience,
  ExperienceInput,
  LanguageTest,
  LanguageTestInput,
} from '@/api/endpoints/profileEntryShapes';
import type { UserProfileInput } from '@/api/endpoints/userProfiles';
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
export interface Difference {
  readonly field: RowField;
  readonly before: string;
  readonly after: string;
}

/** Why a row is not imported. */
export type Why = 'account' | 'empty' | 'full' | 'notATest' | 'language' | 'level' | 'country';

/** The values that a row sends, and the former ones. */
export type Change =
  | {
      readonly part: 'profile';
      readonly values: Partial<UserProfileInput>;
      readonly former: Partial<UserProfileInput>;
    }
  | Entry<'education', EducationInput, Education>
  | Entry<'experience', ExperienceInput, Experience>
  | Entry<'test', LanguageTestInput, LanguageTest>;
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
