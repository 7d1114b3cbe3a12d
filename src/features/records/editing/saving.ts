import { isRecord } from '@/api/answer';
import { sendAny } from '@/api/send';
import { ApiError } from '@/errors/ApiError';
import { serverFieldErrors } from '@/forms/fieldsOfServer';
import { type Item, type Resource, type Values, textOf } from '@/features/records/resource';

/** Creates a record, or changes the one that was read: with its `lastModified`, so that nobody's change is lost. */
export function saveRecord(
  { endpoints }: Resource,
  body: Values,
  before: Item | undefined,
  signal: AbortSignal,
): Promise<Item> {
  if (before === undefined) return sendAny(endpoints.create, { body, signal });
  const lastModified = textOf(before, 'lastModified');
  const seen = lastModified === '' ? {} : { lastModified };
  return sendAny(endpoints.update, { path: { id: before.id }, body: { ...body, ...seen }, signal });
}

/** The record as it is now, when a 409 says that somebody else changed it since it was read. */
export function changedMeanwhile({ endpoints }: Resource, error: unknown): Item | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const current = isRecord(error.body) ? error.body.current : undefined;
  if (current === undefined) return undefined;
  try {
    return endpoints.update.read(current);
  } catch {
    return undefined;
  }
}

/** The server's words beside its fields; a conflict without a record is about the key. */
export function wrongFields({ fields, key }: Resource, error: unknown, message: string): Map<string, string> {
  const names = fields.map(({ name }) => name);
  const said = serverFieldErrors(error, names);
  if (said.size === 0 && error instanceof ApiError && error.status === 409) said.set(key, message);
  return said;
}
