import type { IncomingMessage, ServerResponse } from 'node:http';
import { isAbsolute, join } from 'node:path';
import type { Plugin } from 'vite';
import { createBackend, type BackendOptions, type EmbeddedBackend } from './handlers.ts';
import { isLoopback, toWebRequest, writeWebResponse } from './nodeHttp.ts';

type Next = (error?: unknown) => void;
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

const refuse = (response: ServerResponse, status: number, message: string): void => {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.statusCode = status;
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(JSON.stringify({ success: false, message }));
};

const serve = async (
  backend: EmbeddedBackend,
  request: IncomingMessage,
  response: ServerResponse,
  next: Next,
): Promise<void> => {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  try {
    const answer = await backend.answer(toWebRequest(request, request.url ?? '/', gone.signal));
    if (answer) await writeWebResponse(answer, response, request);
    else next();
  } catch (error) {
    // The client has closed the connection, so nobody can be answered.
    if (response.destroyed || gone.signal.aborted) return;
    console.error('[embedded backend]', error);
    refuse(response, 400, 'The request could not be read.');
  }
};

/** Answers requests to /api from this machine and passes all others to the next middleware. */
export const apiMiddleware =
  (backend: () => EmbeddedBackend): Middleware =>
  (request, response, next) => {
    if (!/^\/api(?:[/?]|$)/i.test(request.url ?? '')) {
      next();
      return;
    }
    if (!isLoopback(request)) {
      refuse(response, 403, 'The embedded backend answers only this machine.');
      return;
    }
    void serve(backend(), request, response, next);
  };

/** How long an idle connection stays open, in milliseconds: nginx's default. */
const KEEP_ALIVE = 75_000;

const storageOf = (root: string, options: BackendOptions): string => {
  const named = process.env.VISATALENT_DATA ?? options.storage ?? join('.data', 'backend.json');
  return named === 'memory' || isAbsolute(named) ? named : join(root, named);
};

/**
 * The backend of `npm start` and `npm run preview` (R-1074): real HTTP on the loopback address, with its data
 * in .data/backend.json (VISATALENT_DATA names another file, or `memory`).
 */
export const embeddedBackend = (options: BackendOptions = {}): Plugin => {
  let root = process.cwd();
  let backend: EmbeddedBackend | undefined;
  // Created at the first request, because the test runner also loads this plugin and sends none.
  const started = (): EmbeddedBackend =>
    (backend ??= createBackend({
      latency: Number(process.env.VISATALENT_LATENCY ?? 40),
      announce: (text) => console.log(`[embedded backend] ${text}`),
      ...options,
      storage: storageOf(root, options),
    }));
  const attach = (server: {
    middlewares: { use(middleware: Middleware): unknown };
    httpServer: { once(event: 'close', run: () => void): unknown; keepAliveTimeout?: number } | null;
  }): void => {
    server.middlewares.use(apiMiddleware(started));
    // Node closes idle connections after 5 s, and a program that sends its next request at that moment fails.
    if (server.httpServer) server.httpServer.keepAliveTimeout = KEEP_ALIVE;
    server.httpServer?.once('close', () => backend?.flush());
  };
  return {
    name: 'visatalent:embedded-backend',
    // Vite must not serve the data file, and its changes must not reload the page. The list contains Vite's
    // defaults and one more entry.
    config: () => ({
      server: {
        fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.data/**'] },
        watch: { ignored: ['**/.data/**'] },
      },
    }),
    configResolved(config) {
      root = config.root;
    },
    configureServer: attach,
    configurePreviewServer: attach,
  };
};
