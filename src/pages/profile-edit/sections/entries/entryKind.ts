import { isRecord } from '@/api/answer';
import type { Endpoint } from '@/api/endpoint';
import { sendAny } from '@/api/send';
import { PROFILE_MOST } from '@/config/profile';
import type { Form, FormFields, SentOf, ValuesOf } from '@/forms/defineForm';
import { readMonth } from '@/forms/fields/monthText';
import type { Wrong } from '@/forms/problems';
import { storedText } from '@/pages/profile-edit/values';
import { REQUIRED } from '@/validation/rules';

/** The members that every entry of a profile has. */
export interface Entry {
  readonly id: string;
  /** As it was read; it is sent with a change, so that the server can detect conflicts. */
  readonly lastModified: string | null;
}

/** The members that the form values of every entry have; '' for a new entry. */
export interface EntryValues {
  readonly id: string;
}

/** A kind of entries: its form values, and the endpoints that store it. */
export interface EntryKind<E extends Entry, V extends EntryValues, B extends object> {
  /** The section of the editor; its texts and drafts have this name. */
  readonly section: 'education' | 'experience' | 'tests';
  /** Its name among the sections of the profile. */
  readonly part: 'education' | 'experience' | 'languageTests';
  /** The most entries of this kind. */
  readonly most: number;
  readonly fields: readonly (keyof V & string)[];
  /** The fields whose change creates a draft; by default all of them. */
  readonly draftFields?: readonly (keyof V & string)[];
  /** The first values of the form; null for a new entry. */
  readonly valuesOf: (entry: E | null) => V;
  /** Reads the values of a stored draft; undefined when it is no draft. */
  readonly valuesFrom: (stored: unknown) => V | undefined;
  /** The request body. Members that the form does not show are unchanged. */
  readonly bodyOf: (values: V, before: E | null) => B;
  /** Writes an entry, or creates it with a new id. @throws ApiError */
  readonly put: (id: string, body: B, before: E | null) => Promise<E>;
  readonly remove: (id: string, options: { readonly keepalive?: boolean }) => Promise<unknown>;
  /** Reads a response body of the endpoint of `put`, here the record in a 409 response. */
  readonly read: (body: unknown) => E;
}

type Address = `/api/user/${string}/{id}`;
interface EntryForm<F extends FormFields, E extends Entry, B extends object>
  extends Pick<EntryKind<E, ValuesOf<F> & EntryValues, B>, 'section' | 'part' | 'draftFields'> {
  readonly form: Form<F>;
  /** The stored values by the names of the form's fields. */
  readonly flat: (entry: E) => object;
  /** The request body. Members that the form does not show are unchanged. */
  readonly body: (sent: SentOf<F>, before: E | null) => B;
  readonly save: Endpoint<Address, never, B, E>;
  readonly remove: Endpoint<Address, never, never, unknown>;
}

/** Makes a kind of entries from its form and its endpoints. */
export function entryKind<F extends FormFields, E extends Entry, B extends object>({
  form,
  flat,
  body,
  save,
  remove,
  ...names
}: EntryForm<F, E, B>): EntryKind<E, ValuesOf<F> & EntryValues, B> {
  return {
    ...names,
    most: PROFILE_MOST[names.part],
    fields: form.names,
    valuesOf: (entry) => ({ ...form.read(entry && flat(entry)), id: entry?.id ?? '' }),
    valuesFrom: (stored) => {
      const values = form.draft(stored);
      return values === undefined || !isRecord(stored) ? undefined : { ...values, id: storedText(stored.id) };
    },
    bodyOf: (values, before) => body(form.sent(values), before),
    put: (id, sent) => sendAny(save, { path: { id }, body: sent }),
    remove: (id, options) => sendAny(remove, { path: { id }, ...options }),
    read: save.read,
  };
}

/** The problem when none of the texts of an entry is filled in. */
export const nothingGiven = (texts: Readonly<Record<string, string>>): Wrong | undefined =>
  Object.values(texts).every((text) => text.trim() === '') ? REQUIRED : undefined;

/**
 * The problem when the end is before the start. The same month is allowed, and unfinished input is not
 * checked.
 */
export function endAfterStart(start: string, end: string): Wrong | undefined {
  const [from, to] = [readMonth(start) ?? undefined, readMonth(end) ?? undefined];
  return from !== undefined && to !== undefined && to < from ? { key: 'problems:endBeforeStart' } : undefined;
}
