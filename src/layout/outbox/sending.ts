import { adminThreads } from '@/api/endpoints/adminThreads';
import { type Task, tasks } from '@/api/endpoints/tasks';
import { threads } from '@/api/endpoints/threads';
import type { Post, Thread } from '@/api/endpoints/threadShapes';
import { sendAny } from '@/api/send';
import { SECOND } from '@/config/time';
import { ApiError, isAborted } from '@/errors/ApiError';
import { LONGEST_WAIT, usualWait } from '@/layout/updates/pace';
import { NEW_THREAD, type OutboxEntry } from './entries';

/** The statuses that ask to try again later. The wait in ms is `UNSAID` if the server names none. */
const LATER: readonly (number | null)[] = [408, 429];
const UNSAID = 60 * SECOND;

/** The result of a successful send. */
export interface Sent {
  /** The id of the conversation or of the task, or the section. */
  readonly id: string;
  /** The task after the answer. */
  readonly task?: Task;
  /** The message that the server stored. */
  readonly post?: Post;
}

/** The result of an entry: the server accepted or refused it. */
export type OutboxEvent =
  /** `late`: the entry was not sent at once. */
  | ({ readonly type: 'sent'; readonly entry: OutboxEntry; readonly late: boolean } & Sent)
  | { readonly type: 'refused'; readonly entry: OutboxEntry; readonly error: ApiError };

/** The result of a failed attempt. */
export type Outcome =
  | { readonly status: 'refused'; readonly error: ApiError }
  /** To be tried again after so many ms. */
  | { readonly status: 'later'; readonly wait: number }
  /** The server wants to be left alone for so many ms, by every tab. */
  | { readonly status: 'delayed'; readonly wait: number }
  /** The session changed meanwhile, so nothing is known. */
  | { readonly status: 'ended'; readonly wait: number };

/**
 * The wait in ms if another tab is sending, if the session has just changed, or if the connection has just
 * come back and does not work yet.
 */
export const NEXT_LOOK = 5000;

/** The last time that the connection came back or the person pressed 'Send now'. */
interface Asked {
  /** Whether that was during the attempt, which may have begun without a connection. */
  readonly isMeanwhile: boolean;
  /** How long ago it was, in ms. */
  readonly since: number;
}

/** The result of a failed attempt. @param failures the number of failed attempts, including this one */
export function outcomeOf(error: unknown, failures: number, asked: Asked): Outcome {
  if (isAborted(error)) return { status: 'ended', wait: NEXT_LOOK };
  if (error instanceof ApiError) {
    if (error.status === 401) return { status: 'ended', wait: NEXT_LOOK };
    if (LATER.includes(error.status))
      return { status: 'delayed', wait: Math.min(error.retryAfter ?? UNSAID, LONGEST_WAIT) };
    // Every other 4xx is a refusal, because sending the same again would not help.
    if (error.status !== null && error.status >= 400 && error.status < 500)
      return { status: 'refused', error };
    if (asked.isMeanwhile) return { status: 'later', wait: 0 };
    if (error.kind === 'network' && asked.since < NEXT_LOOK) return { status: 'later', wait: NEXT_LOOK };
  }
  return { status: 'later', wait: usualWait(failures) };
}

/**
 * Sends one entry with the client id that it got when it was written.
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
  const post = await sendAny<Post>(calls.write, args);
  return { id: post.threadId, post };
}
