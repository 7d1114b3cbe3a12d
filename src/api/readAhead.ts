import { type App, appState, theApp } from '@/runtime/app';
import { config } from '@/config/env';
import type { AnyArgs, AnyEndpoint, Args, Endpoint } from './endpoint';
import type { auth } from './endpoints/auth';
import { requestInit } from './request';
import { urlOf } from './url';

/**
 * Reads that leave before the code that asks for them is there: on a slow phone their answers then wait for the page, not
 * the page for them. The client takes each once (client.ts).
 */
interface Waiting {
  /** Null is a visitor's. */
  readonly token: string | null;
  readonly response: Promise<Response>;
}
/** A visitor's read that the document sent before there was any code of the app (build/early). */
export interface EarlyRead {
  readonly url: string;
  readonly response: Promise<Response>;
}
declare global {
  interface Window {
    visatalentEarlyRead?: EarlyRead | undefined;
  }
}

/** How long an answer may wait for the code that asks for it, in ms. */
const SERVES_FOR = 10_000;

/** A read that can be sent without the code of its endpoint. */
export interface SentRead {
  readonly path: string;
  readonly args: AnyArgs;
}
type ArgsOf<E> = E extends Endpoint<infer P, infer Q, infer B, unknown> ? Args<P, Q, B> : never;

/**
 * A read by the type of its endpoint, whose code would bring the shapes of all answers along: what that endpoint does not
 * have does not compile. `sentRead<typeof tasks.list>('/api/tasks', { query: { page: 1 } })`
 */
export const sentRead = <E extends Pick<AnyEndpoint, 'path'>>(
  path: E['path'],
  args: ArgsOf<E>,
): SentRead => ({
  path,
  args,
});

/** Who a session belongs to: every stored session is asked about (src/identity/session/sessionCheck.ts). */
export const SESSION_READ = sentRead<typeof auth.recheck>('/api/auth/me', {});

/** What nobody asked for is not read to its end. */
function forget(waiting: Map<string, Waiting>): void {
  for (const { response } of waiting.values())
    response.then(
      ({ body }) => body?.cancel(),
      () => undefined,
    );
  waiting.clear();
}

const sent = appState((app) => {
  const waiting = new Map<string, Waiting>();
  const early = app.document?.defaultView?.visatalentEarlyRead;
  if (early !== undefined) {
    waiting.set(early.url, { token: null, response: early.response });
    app.clock.after(SERVES_FOR, () => forget(waiting));
  }
  return waiting;
});

/** Sends reads of a session. */
export function sendReads(app: App, token: string, reads: readonly SentRead[]): void {
  const waiting = sent(app);
  for (const { path, args } of reads) {
    const url = urlOf(config(app).apiBaseUrl, path, args);
    const response = app.fetch(url, requestInit({ method: 'GET' }, {}, token, null));
    // Where nobody asks for it, nobody is told of its failure.
    response.catch(() => undefined);
    waiting.set(url, { token, response });
  }
  if (waiting.size > 0) app.clock.after(SERVES_FOR, () => forget(waiting));
}

/** The answer to a read that was sent ahead with this token; undefined where there is none. */
export function takeRead(url: string, token: string | null): Promise<Response> | undefined {
  const waiting = sent(theApp());
  const found = waiting.get(url);
  waiting.delete(url);
  return found?.token === token ? found?.response : undefined;
}
