import { isRecord } from '@/api/answer';
import { read, remove, write } from '@/storage/browserStorage';
import { drafts } from '@/storage/keys';

/** Unsaved values of a form. */
export interface Draft<V> {
  /** In ms since the epoch. */
  readonly at: number;
  readonly values: V;
}

/**
 * The stored draft with this name; undefined if there is none or it is invalid.
 * @param valuesFrom validates the values field by field, because storage is not trusted
 */
export function readDraft<V>(
  name: string,
  valuesFrom: (stored: unknown) => V | undefined,
): Draft<V> | undefined {
  const stored = read(drafts)?.[name];
  if (!isRecord(stored) || typeof stored.at !== 'number') return undefined;
  const values = valuesFrom(stored.values);
  return values === undefined ? undefined : { at: stored.at, values };
}

/** @returns false if the browser stores nothing: the draft is then lost with this tab. */
export const keepDraft = (name: string, draft: Draft<unknown>): boolean =>
  write(drafts, { ...read(drafts), [name]: draft });

export function dropDraft(name: string): void {
  const { [name]: dropped, ...rest } = read(drafts) ?? {};
  if (dropped === undefined) return;
  if (Object.keys(rest).length === 0) remove(drafts);
  else write(drafts, rest);
}
