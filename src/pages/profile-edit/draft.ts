import { read, remove, write } from '@/storage/browserStorage';
import { drafts } from '@/storage/keys';
import type { EditorValues, SpokenLanguage } from './values';

/** Unsaved work of one person in the editor. */
export interface Draft {
  /** Ms since the epoch. */
  readonly at: number;
  readonly values: EditorValues;
}

const nameOf = (userId: string): string => `profile-edit:${userId}`;
type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
const languages = (value: unknown): SpokenLanguage[] =>
  Array.isArray(value)
    ? value.filter(isFields).map(({ code, level }) => ({ code: text(code), level: text(level) }))
    : [];

/** A stored draft, rebuilt field by field; undefined when it is none. */
export function draftFrom(stored: unknown): Draft | undefined {
  if (!isFields(stored) || typeof stored.at !== 'number' || !isFields(stored.values)) return undefined;
  const { values } = stored;
  return {
    at: stored.at,
    values: {
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
    },
  };
}

export const readDraft = (userId: string): Draft | undefined => draftFrom(read(drafts)?.[nameOf(userId)]);

/** @returns false when the browser keeps nothing: the draft then lives as long as this tab. */
export const keepDraft = (userId: string, draft: Draft): boolean =>
  write(drafts, { ...read(drafts), [nameOf(userId)]: draft });

export function dropDraft(userId: string): void {
  const { [nameOf(userId)]: dropped, ...rest } = read(drafts) ?? {};
  if (dropped === undefined) return;
  if (Object.keys(rest).length === 0) remove(drafts);
  else write(drafts, rest);
}
