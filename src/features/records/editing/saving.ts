import { announceCache } from '@/api/connection';
import type { AnyArgs, Call } from '@/api/endpoint';
import { sendAny } from '@/api/send';
import { isDone } from '@/errors/ApiError';
import { storedRecord } from '@/forms/saving/conflict';
import { bodyOf, type Item, type Resource, type Values, versionOf } from '@/features/records/resource';

/**
 * Returns an endpoint of the resource. @throws Error when the resource does not declare it; the page then has
 * no control for it
 */
export function requiredCall<C>(call: C | undefined): C {
  if (call === undefined) throw new Error('The resource does not name this call');
  return call;
}

/** The answer of a write; `done` if the server answers only that it is done, and the lists are then read again. */
async function writeRecord(call: Call<Item>, args: AnyArgs, done: Item): Promise<Item> {
  try {
    return await sendAny(call, args);
  } catch (error) {
    if (!isDone(error)) throw error;
    announceCache('write', call.makesStale);
    return done;
  }
}

/**
 * Creates a record, or changes the one that was read. It sends the version, so that the server can detect
 * conflicts.
 */
export async function saveRecord(
  resource: Resource,
  body: Values,
  before: Item | undefined,
  signal: AbortSignal,
): Promise<Item> {
  const { create, update } = resource.endpoints;
  const requestBody = bodyOf(resource, body, before);
  if (before === undefined)
    return writeRecord(requiredCall(create), { body: requestBody, signal }, { ...body, id: '' });
  const seen = versionOf(resource, before);
  const args = { path: { id: before.id }, body: { ...requestBody, ...seen }, signal };
  return writeRecord(requiredCall(update), args, { ...before, ...body });
}

/** The present record of a 409 response, when somebody else has changed it since it was read. */
export const changedMeanwhile = ({ endpoints }: Resource, error: unknown): Item | undefined =>
  endpoints.update && storedRecord(error, endpoints.update.read);
