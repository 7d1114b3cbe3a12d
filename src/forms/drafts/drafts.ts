import { read, remove, write } from '@/storage/browserStorage';
import { drafts } from '@/storage/keys';

/** Unsaved work in a form. */
export interface Draft<V> {
  /** Ms since the epoch. */
  readonly at: number;
  readonly values: V;
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * The stored draft of a name; undefined when there is none or it is broken.
 * @param valuesFrom rebuilds the values field by field, because storage is hostile input.
 */
export function readDraft<V>(
  name: string,
  valuesFrom: (stored: unknown) => V | undefined,
): Draft<V> | undefined {
  const stored = read(drafts)?.[name];
  if (!isFields(stored) || typeof stored.at !== 'number') return undefined;
  const values = valuesFrom(stored.values);
  return values === undefined ? undefined : { at: stored.at, values };
}

/** @returns false when the browser keeps nothing: the draft then lives as long as this tab. */
export const keepDraft = (name: string, draft: Draft<unknown>): boolean =>
  write(drafts, { ...read(drafts), [name]: draft });

export function dropDraft(name: string): void {
  const { [name]: dropped, ...rest } = read(drafts) ?? {};
  if (dropped === undefined) return;
  if (Object.keys(rest).length === 0) remove(drafts);
  else write(drafts, rest);
}
