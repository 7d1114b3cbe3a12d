import { sendAny } from '@/api/send';
import { storedRecord } from '@/forms/saving/conflict';
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
export const changedMeanwhile = ({ endpoints }: Resource, error: unknown): Item | undefined =>
  endpoints.update && storedRecord(error, endpoints.update.read);
