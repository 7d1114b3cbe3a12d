import { type App, appState, theApp } from '@/runtime/app';
import { config } from '@/config/env';
import { requestInit } from './request';
import { urlOf } from './url';

/**
 * Reads that leave before the code that asks for them is there: on a slow phone their answers then wait for the page, not
 * the page for them. The client takes each once (client.ts).
 */
interface FirstRead {
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

/** Who a session belongs to: every stored session is asked about (src/identity/session/sessionCheck.ts). */
export const SESSION_READ = '/api/auth/me';

/** What nobody asked for is not read to its end. */
function forget(waiting: Map<string, FirstRead>): void {
  for (const { response } of waiting.values())
    response.then(
      ({ body }) => body?.cancel(),
      () => undefined,
    );
  waiting.clear();
}

const sent = appState((app) => {
  const waiting = new Map<string, FirstRead>();
  const early = app.document?.defaultView?.visatalentEarlyRead;
  if (early !== undefined) {
    waiting.set(early.url, { token: null, response: early.response });
    app.clock.after(SERVES_FOR, () => forget(waiting));
  }
  return waiting;
});

/**
 * Sends reads of a session.
 * @param templates paths as endpoints have them, `/api/x/{id}`, each with its query
 * @param path the values of their parameters; a read that lacks one is not sent
 */
export function sendFirstReads(
  app: App,
  token: string,
  templates: readonly string[],
  path: Readonly<Record<string, string | null>>,
): void {
  const waiting = sent(app);
  for (const template of templates) {
    const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const params = Object.fromEntries(names.flatMap((name) => (path[name] ? [[name, path[name]]] : [])));
    if (Object.keys(params).length < names.length) continue;
    const url = urlOf(config(app).apiBaseUrl, template, { path: params });
    const response = app.fetch(url, requestInit({ method: 'GET' }, {}, token, null));
    // Where nobody asks for it, nobody is told of its failure.
    response.catch(() => undefined);
    waiting.set(url, { token, response });
  }
  if (waiting.size > 0) app.clock.after(SERVES_FOR, () => forget(waiting));
}

/** The answer to a read that was sent ahead with this token; undefined where there is none. */
export function takeFirstRead(url: string, token: string | null): Promise<Response> | undefined {
  const waiting = sent(theApp());
  const found = waiting.get(url);
  waiting.delete(url);
  return found?.token === token ? found?.response : undefined;
}
