import { isRecord } from '@/api/answer';
import { sendAny } from '@/api/send';
import { ApiError } from '@/errors/ApiError';
import { serverFieldErrors } from '@/forms/fieldsOfServer';
import { bodyOf, type Item, type Resource, type Values, versionOf } from '@/features/records/resource';

/** The screen has no control for a call that its resource does not name. @throws Error where one was used all the same */
export function offered<C>(call: C | undefined): C {
  if (call === undefined) throw new Error('The resource does not name this call');
  return call;
}

/** Creates a record, or changes the one that was read: with its version, so that nobody's change is lost. */
export async function saveRecord(
  resource: Resource,
  body: Values,
  before: Item | undefined,
  signal: AbortSignal,
): Promise<Item> {
  const { create, update } = resource.endpoints;
  const written = bodyOf(resource, body, before);
  if (before === undefined) return sendAny(offered(create), { body: written, signal });
  const seen = versionOf(resource, before);
  return sendAny(offered(update), { path: { id: before.id }, body: { ...written, ...seen }, signal });
}

/** The record as it is now, when a 409 says that somebody else changed it since it was read. */
export function changedMeanwhile({ endpoints }: Resource, error: unknown): Item | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const current = isRecord(error.body) ? error.body.current : undefined;
  if (current === undefined) return undefined;
  try {
    return endpoints.update?.read(current);
  } catch {
    return undefined;
  }
}

/** The server's words beside its fields; a conflict without a record is about the key. */
export function wrongFields({ fields, key }: Resource, error: unknown, message: string): Map<string, string> {
  const names = fields.map(({ name }) => name);
  const said = serverFieldErrors(error, names);
  if (said.size === 0 && error instanceof ApiError && error.status === 409 && key !== undefined)
    said.set(key, message);
  return said;
}
