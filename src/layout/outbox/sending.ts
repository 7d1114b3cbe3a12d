import { adminThreads } from '@/api/endpoints/adminThreads';
import { type Task, tasks } from '@/api/endpoints/tasks';
import { threads } from '@/api/endpoints/threads';
import type { Post, Thread } from '@/api/endpoints/threadShapes';
import { sendAny } from '@/api/send';
import { ApiError, isAborted } from '@/errors/ApiError';
import { NEW_THREAD, type OutboxEntry } from './entries';

/** The statuses with which the server says that it will never take this. */
const REFUSALS: readonly (number | null)[] = [400, 403, 404, 409, 413, 422];
/** Statuses that ask to come back later, and the wait in ms where they do not say when. */
const LATER: readonly (number | null)[] = [408, 429];
const SECOND = 1000;
const UNSAID = 60 * SECOND;
const MOST = 300 * SECOND;
const WAITS = [30, 60, 120, 300].map((seconds) => seconds * SECOND);

/** What the server has now. */
export interface Sent {
  /** The id of the conversation or the task, or the section. */
  readonly id: string;
  /** The task as it is after its answer. */
  readonly task?: Task;
}

/** What became of an entry: the server has it, or refused it. */
export type OutboxEvent =
  /** `late`: it had to wait. */
  | ({ readonly type: 'sent'; readonly entry: OutboxEntry; readonly late: boolean } & Sent)
  | { readonly type: 'refused'; readonly entry: OutboxEntry; readonly error: ApiError };

/** What a failed attempt came to. */
export type Outcome =
  | { readonly status: 'refused'; readonly error: ApiError }
  /** Not now: again after so many ms. */
  | { readonly status: 'later'; readonly wait: number }
  /** The session changed meanwhile: nothing was learnt. */
  | { readonly status: 'ended'; readonly wait: number };

/** In ms: another tab sends, the session has just changed, or a connection that has just come back is not there yet. */
export const NEXT_LOOK = 5000;

/** That the connection came back, or that the person asked for it. */
interface Asked {
  /** While the attempt was under way, which may have begun without a connection. */
  readonly isMeanwhile: boolean;
  /** So many ms ago. */
  readonly since: number;
}

/** @param failures how often it could not be sent before, at least 1 */
export function outcomeOf(error: unknown, failures: number, asked: Asked): Outcome {
  if (isAborted(error)) return { status: 'ended', wait: NEXT_LOOK };
  if (error instanceof ApiError) {
    if (error.status === 401) return { status: 'ended', wait: NEXT_LOOK };
    if (REFUSALS.includes(error.status)) return { status: 'refused', error };
    if (LATER.includes(error.status))
      return { status: 'later', wait: Math.min(error.retryAfter ?? UNSAID, MOST) };
    if (asked.isMeanwhile) return { status: 'later', wait: 0 };
    if (error.kind === 'network' && asked.since < NEXT_LOOK) return { status: 'later', wait: NEXT_LOOK };
  }
  return { status: 'later', wait: WAITS[Math.min(failures, WAITS.length) - 1] ?? MOST };
}

/**
 * Sends one entry with the name that it was given when it was written.
 * @throws ApiError
 */
export async function sendEntry({ kind, target, body, side, userId }: OutboxEntry): Promise<Sent> {
  if (kind === 'profile') {
    const { sendSection } = await import('./sendSection');
    await sendSection(userId, body);
    return { id: target };
  }
  const args = { path: { id: target }, body };
  if (kind !== 'message') {
    const task = await sendAny<Task>(kind === 'submit' ? tasks.submit : tasks.decline, args);
    return { id: task.id, task };
  }
  const calls = side === 'agency' ? adminThreads : threads;
  if (target === NEW_THREAD) return { id: (await sendAny<Thread>(calls.create, { body })).id };
  return { id: (await sendAny<Post>(calls.write, args)).threadId };
}
