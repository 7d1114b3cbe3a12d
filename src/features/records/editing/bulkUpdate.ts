import { sendAny } from '@/api/send';
import { ApiError, isNotOffered, isSilent } from '@/errors/ApiError';
import { type Message, userMessage } from '@/errors/normaliser';
import { eachOf } from '@/lists/deleting/eachOf';
import type { Resource } from '@/features/records/resource';
import { requiredCall } from './saving';

export interface BulkFailure {
  readonly id: string;
  readonly message: Message;
  /** Absent when one answer is about several records. */
  readonly error?: unknown;
}
export interface BulkOutcome {
  readonly updated: number;
  readonly failed: readonly BulkFailure[];
}
export type Change = Readonly<Record<string, unknown>> & { readonly id: string };

/** The most records in one request; the most requests at the same time; the most characters of a message. */
const AT_ONCE = 500;
const REQUESTS = 4;
const LONGEST = 300;

/** Whether the error ends the whole job, because the server does not answer, forbids it or does not have it. */
export const isFatal = (error: unknown): boolean =>
  isSilent(error) ||
  isNotOffered(error) ||
  (error instanceof ApiError && (error.kind !== 'http' || error.status === 403));

/**
 * Does work for several records, a few at a time. Each succeeds or fails separately. After a fatal error no
 * further one begins, and the rest has failed too.
 * @throws the fatal error, if nothing was done before it or nobody is to read it
 */
export async function oneByOne<T extends { readonly id: string }>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<BulkOutcome> {
  const left = new Set(items);
  const failed: BulkFailure[] = [];
  let end: unknown;
  await eachOf(items, REQUESTS, async (item) => {
    if (end !== undefined) return;
    try {
      await work(item);
      left.delete(item);
    } catch (error) {
      if (isFatal(error)) end ??= error;
      else failed.push({ id: item.id, message: userMessage(error), error });
    }
  });
  const updated = items.length - left.size;
  if (end === undefined) return { updated, failed };
  if (updated === 0 || isSilent(end)) throw end;
  const message = userMessage(end);
  const said = new Set(failed.map(({ id }) => id));
  const others = [...left].filter(({ id }) => !said.has(id));
  return { updated, failed: [...failed, ...others.map(({ id }) => ({ id, message }))] };
}

/**
 * Changes several records, in large requests when the backend supports them. Each succeeds or fails
 * separately.
 */
export async function bulkUpdate(
  { endpoints }: Resource,
  changes: readonly Change[],
  signal?: AbortSignal,
): Promise<BulkOutcome> {
  const { bulkUpdate: many } = endpoints;
  if (many === undefined) {
    const one = requiredCall(endpoints.update);
    return oneByOne(changes, ({ id, ...body }) => sendAny(one, { path: { id }, body, signal }));
  }
  let updated = 0;
  const failed: BulkFailure[] = [];
  for (let from = 0; from < changes.length; from += AT_ONCE) {
    const updates = changes.slice(from, from + AT_ONCE);
    const answer = await sendAny(many, { body: { updates }, signal });
    updated += answer.updated;
    failed.push(
      ...answer.failed.map(({ id, message }) => ({ id, message: { text: message.slice(0, LONGEST) } })),
    );
  }
  return { updated, failed };
}
