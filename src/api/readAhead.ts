import { type App, appState, theApp } from '@/runtime/app';
import { config } from '@/config/env';
import type { AnyArgs, AnyEndpoint, Args, Endpoint } from './endpoint';
import type { auth } from './endpoints/auth';
import { requestInit } from './request';
import { urlOf } from './url';

/**
 * Reads that are sent before the page's code is loaded, so that their answers are there when it asks. The
 * client takes each answer once (client.ts).
 */
interface Waiting {
  /** Null for a visitor's read. */
  readonly token: string | null;
  readonly response: Promise<Response>;
  /** Ends the request. One that is never answered would keep one of the browser's six connections to the host. */
  readonly abort: () => void;
}
/** A read that the HTML document sent before any code of the app was loaded (build/early, build/earlyHead.ts). */
interface EarlyRead extends Waiting {
  readonly url: string;
}
declare global {
  interface Window {
    visatalentEarlyReads?: readonly EarlyRead[];
  }
}

/** How long an answer is kept for the code that requests it, in ms. */
const SERVES_FOR = 10_000;

/** A read that can be sent without importing its endpoint. */
export interface SentRead {
  readonly path: string;
  readonly args: AnyArgs;
}
type ArgsOf<E> = E extends Endpoint<infer P, infer Q, infer B, unknown> ? Args<P, Q, B> : never;

/**
 * Declares a read by the type of its endpoint. Only the type is imported, because the endpoint's code would
 * load the schemas of all answers. `sentRead<typeof tasks.list>('/api/tasks', { query: { page: 1 } })`
 */
export const sentRead = <E extends Pick<AnyEndpoint, 'path'>>(
  path: E['path'],
  args: ArgsOf<E>,
): SentRead => ({
  path,
  args,
});

/**
 * The read that asks who the session belongs to; it is sent for every stored session
 * (src/identity/session/sessionCheck.ts).
 */
export const SESSION_READ = sentRead<typeof auth.recheck>('/api/auth/me', {});

/** Ends the requests whose answers nobody took. */
function forget(waiting: Map<string, Waiting>): void {
  for (const { abort } of waiting.values()) abort();
  waiting.clear();
}

const sent = appState((app) => {
  const waiting = new Map<string, Waiting>();
  for (const early of app.document?.defaultView?.visatalentEarlyReads ?? []) waiting.set(early.url, early);
  app.clock.after(SERVES_FOR, () => forget(waiting));
  return waiting;
});

/** Sends a read whose answer is taken later. */
export function startRead(fetch: App['fetch'], url: string, token: string | null): EarlyRead {
  const controller = new AbortController();
  const init = requestInit({ method: 'GET' }, {}, token, null);
  const response = fetch(url, { ...init, signal: controller.signal });
  return { url, token, response, abort: () => controller.abort() };
}

/** Sends reads with the token of a session, at the start of the app. */
export function sendReads(app: App, token: string, reads: readonly SentRead[]): void {
  // Offline they fail, and the first read after the reconnect would take that failure as its answer.
  if (app.document?.defaultView?.navigator.onLine === false) return;
  const waiting = sent(app);
  for (const { path, args } of reads) {
    const url = urlOf(config(app).apiBaseUrl, path, args);
    if (waiting.get(url)?.token === token) continue;
    const read = startRead(app.fetch, url, token);
    // A failure only matters to the code that takes the answer; without it the browser
    // would report an unhandled rejection.
    read.response.catch(() => undefined);
    waiting.set(url, read);
  }
}

/**
 * Takes the answer of an early read that was sent with this token; undefined when there is none.
 * @param signal ends the request when it aborts
 */
export function takeRead(
  url: string,
  token: string | null,
  signal: AbortSignal,
): Promise<Response> | undefined {
  const waiting = sent(theApp());
  const found = waiting.get(url);
  waiting.delete(url);
  if (found?.token !== token) {
    found?.abort();
    return undefined;
  }
  signal.addEventListener('abort', found.abort, { once: true });
  return found.response;
}
