import type { FieldValues, Path } from 'react-hook-form';
import { ApiError } from '@/errors/ApiError';

/** The fields of a form: its values, not what is inside of one. */
export type FieldOf<V extends FieldValues> = Path<V> & keyof V & string;

/** What a person should know beyond the reason of a failure. */
export type SaveNote =
  | 'kept'
  | 'exists'
  | 'gone'
  | 'accountSaved'
  | 'accountUnsupported'
  | 'notOffered'
  /** Of an entry: it is no longer there, and is made anew by the next save. */
  | 'deleted'
  /** Of an education: it is saved, the profile is not. */
  | 'levelNotSaved';

/** What became of saving some values. */
export type SaveOutcome<V> =
  | { readonly kind: 'saved' | 'unchanged' }
  /** Somebody changed it meanwhile: what was read, and what is stored now. Saving again writes over that. */
  | { readonly kind: 'conflict'; readonly base: V; readonly stored: V }
  | { readonly kind: 'failed'; readonly error: unknown; readonly note: SaveNote };

/** Where the values of a form are kept. */
export interface SectionStore<V> {
  /** What the server has, as far as is known here. */
  readonly saved: V;
  /** Whether the server has something at all: what was never saved is saved without a change too. */
  readonly isNew: boolean;
  readonly save: (values: V) => Promise<SaveOutcome<V>>;
}

export const statusOf = (error: unknown): number | null => (error instanceof ApiError ? error.status : null);

/**
 * The record that a 409 brings along (`{ message, current }`), as it is stored now; undefined where it brings none.
 * @param read the endpoint's own reader.
 */
export function storedRecord<T>(error: unknown, read: (body: unknown) => T): T | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const { body } = error;
  if (typeof body !== 'object' || body === null || !('current' in body)) return undefined;
  try {
    return read(body.current);
  } catch {
    return undefined;
  }
}

type Fields = Readonly<Record<string, unknown>>;
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const sameFields = <V extends object>(one: V, other: V, fields: readonly (keyof V & string)[]) =>
  fields.every((field) => same(one[field], other[field]));

/** Two people's changes to the same values. */
export interface Merge<V, F extends keyof V> {
  /** With what is stored in every field that was not changed here. */
  readonly merged: V;
  /** The fields that were changed elsewhere to something else than what stands here. */
  readonly asked: readonly F[];
}

/**
 * @param base what was read
 * @param mine what stands in the form
 * @param stored what the server has now
 */
export function mergeChanges<V extends object, F extends keyof V & string>(
  base: V,
  mine: V,
  stored: V,
  fields: readonly F[],
): Merge<V, F> {
  const merged: Record<string, unknown> = { ...(mine as Fields) };
  const asked: F[] = [];
  for (const field of fields) {
    if (same(base[field], stored[field]) || same(mine[field], stored[field])) continue;
    asked.push(field);
    if (same(mine[field], base[field])) merged[field] = stored[field];
  }
  return { merged: merged as V, asked };
}
