import { type Stored, storedText } from '@/pages/profile-edit/storedValues';
import type { EntryValues } from './entryKind';

/** The fields of a form, in the order of its blank values. */
export const fieldsOf = <V extends EntryValues>(blank: V) =>
  Object.keys(blank).filter((key) => key !== 'id') as (Exclude<keyof V, 'id'> & string)[];

/** A stored draft: what is a text or yes and no in the blank values is read as such, the rest stays blank. */
export const likeBlank = <V extends EntryValues>(blank: V, stored: Stored): V =>
  Object.fromEntries(
    Object.entries(blank).map(([key, value]) => {
      if (typeof value === 'string') return [key, storedText(stored[key])];
      return [key, typeof value === 'boolean' ? stored[key] === true : value];
    }),
  ) as V;
