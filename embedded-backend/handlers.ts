import { setTimeout as sleep } from 'node:timers/promises';
import { getResponse, http } from 'msw';
import { audited } from './audit/audited.ts';
import type { Backend } from './backend.ts';
import { openDataFile } from './data/dataFile.ts';
import { Database } from './data/Database.ts';
import { openFileStore } from './data/fileStore.ts';
import { resources } from './handlers/resources.ts';
import { readForm } from './http/Form.ts';
import { HttpFailure } from './http/HttpFailure.ts';
import { bySpecificity, compile, decode } from './http/pattern.ts';
import { json, type Call } from './http/route.ts';
import { createReminders } from './notifications/reminders.ts';
import { endAccounts } from './privacy/leaving.ts';
import { completeOldData } from './seed/completion.ts';
import { ORDINARY_JOBS, seed } from './seed/seed.ts';
import { isAdmin, unauthorized, whoAsks } from './security/sessions.ts';

export interface BackendOptions {
  /** 'memory', or the path of the data file. */
  readonly storage?: 'memory' | (string & {});
  readonly now?: () => number;
  /** Delay of every answer, in ms. */
  readonly latency?: number;
  readonly announce?: (text: string) => void;
}

export interface EmbeddedBackend {
  readonly data: Database;
  /** Answers a request below /api; undefined for other paths. */
  answer(request: Request): Promise<Response | undefined>;
  /** Restores the seed. */
  reset(): void;
  /** Writes pending changes to the data file. */
  flush(): void;
}

const callOf = (backend: Backend, request: Request, params: Record<string, string>): Call => {
  const url = new URL(request.url);
  const visitor = () => whoAsks(backend, request);
  const requireAsker = () => {
    const asking = visitor();
    if (!asking) throw unauthorized();
    return asking;
  };
  return {
    request,
    url,
    query: url.searchParams,
    params,
    param: (name) => params[name] ?? '',
    form: () => readForm(request),
    visitor,
    user: () => requireAsker().user,
    session: () => requireAsker().session,
    admin: () => {
      const { user } = requireAsker();
      if (!isAdmin(user)) {
        throw new HttpFailure(403, 'Access denied. You do not have permission to perform this action.');
      }
      return user;
    },
  };
};

const failed = (error: unknown): Response => {
  if (error instanceof HttpFailure) return json(error.body(), error.status, { ...error.headers });
  console.error('[embedded backend]', error);
  return json({ success: false, message: 'A server error occurred. Please try again later.' }, 500);
};

/** Creates a backend with its own data, for the Vite plugin and for tests in Node. */
export const createBackend = (options: BackendOptions = {}): EmbeddedBackend => {
  const storage = options.storage ?? 'memory';
  const backend: Backend = {
    data: new Database(),
    files: openFileStore(storage),
    // Date.now is looked up at each call, because tests may replace it later.
    now: options.now ?? (() => Date.now()),
    passwordCost: storage === 'memory' ? 256 : 16_384,
    wrongPasswords: new Map(),
    recent: new Map(),
    announce: options.announce ?? (() => undefined),
  };
  const file =
    storage === 'memory'
      ? undefined
      : openDataFile(
          storage,
          backend.data,
          () => {
            backend.files.clear();
            seed(backend);
          },
          () => completeOldData(backend, ORDINARY_JOBS),
        );
  if (!file) seed(backend);

  // In memory no reminders are sent for the seed's dates. With a data file they continue where they stopped.
  const since = (): number => (file ? -Infinity : backend.now());
  let remind = createReminders(backend, since());

  /** Waits for the latency, runs the handler, and makes a Response of its result or error. */
  const run = async (handle: () => unknown): Promise<Response> => {
    try {
      if (options.latency) await sleep(options.latency);
      file?.refresh();
      endAccounts(backend);
      remind();
      const answer = await handle();
      if (answer instanceof Response) return answer;
      return answer === undefined ? new Response(null, { status: 204 }) : json(answer);
    } catch (error) {
      return failed(error);
    }
  };

  const routes = resources
    .flatMap((resource) => resource(backend))
    .sort(bySpecificity)
    .map((route) => ({ ...route, ...compile(route.path) }));

  const handlerOf = (route: (typeof routes)[number]) =>
    http[route.method](
      ({ request }) => route.pattern.test(new URL(request.url).pathname),
      ({ request }) =>
        run(() => {
          const values = route.pattern.exec(new URL(request.url).pathname)?.slice(1) ?? [];
          const params = Object.fromEntries(
            route.names.map((name, index) => [name, decode(values[index] ?? '')]),
          );
          return audited(backend, route, callOf(backend, request, params));
        }),
    );

  const allowed = (pathname: string): string[] => {
    const methods = routes
      .filter(({ pattern }) => pattern.test(pathname))
      .map(({ method }) => method.toUpperCase());
    return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
  };

  /**
   * Requests without a route: HEAD is answered like GET, another method of a known path with 405, everything
   * else with 404.
   */
  const rest = http.all(
    ({ request }) => /^(?:\/[^/]+)*?\/api(?:\/|$)/i.test(new URL(request.url).pathname),
    ({ request }) =>
      run(async () => {
        const methods = allowed(new URL(request.url).pathname);
        if (methods.length === 0) throw new HttpFailure(404, 'The requested resource was not found.');
        if (request.method === 'HEAD' && methods.includes('HEAD')) {
          const full = await answer(new Request(request.url, { headers: request.headers }));
          return new Response(null, { status: full?.status ?? 404, headers: full?.headers ?? {} });
        }
        const headers = { allow: methods.join(', ') };
        if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
        throw new HttpFailure(405, `${request.method} is not allowed here.`, undefined, { headers });
      }),
  );

  /**
   * Gives MSW only the handlers of the path. It would try (and parse the request for) each of about 180, and
   * making one takes a tenth of a millisecond, because MSW reads the call stack.
   */
  const answer = (request: Request): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    const candidates = routes.filter(({ pattern }) => pattern.test(pathname)).map(handlerOf);
    return getResponse([...candidates, rest], request);
  };

  return {
    data: backend.data,
    answer,
    reset: () => {
      backend.data.clear();
      backend.files.clear();
      backend.wrongPasswords.clear();
      backend.recent.clear();
      seed(backend);
      remind = createReminders(backend, since());
    },
    flush: () => file?.flush(),
  };
};
