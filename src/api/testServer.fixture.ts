import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { openApp } from '@/runtime/app';
import { ApiError } from '@/errors/ApiError';
import { connection } from './connection';

/** A real HTTP server on 127.0.0.1 for the tests of the client. Importing this module starts it. */
export type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;
interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** The server's behaviour, what it received, and the session of the client. */
export const line = {
  handle: (() => undefined) as Handler,
  received: [] as Received[],
  closedEarly: 0,
  /** The token that the client sends. */
  get token(): string | null {
    return connection().token();
  },
  set token(token: string | null) {
    connection().use(token);
  },
  unauthorized: vi.fn<(token: string) => void>(),
};

export const answer =
  (status: number, body: unknown, headers: Record<string, string> = {}): Handler =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

const server = createServer((request, response) => {
  const pieces: Buffer[] = [];
  response.on('close', () => {
    if (!response.writableFinished) line.closedEarly += 1;
  });
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    const body = Buffer.concat(pieces).toString();
    const { method = '', url = '', headers } = request;
    line.received.push({ method, url, headers, body });
    line.handle(request, response, body);
  });
});

/** How long the client waits for an answer, in ms. */
export function waitAtMost(milliseconds: number): void {
  vi.stubEnv('VITE_API_TIMEOUT_MS', String(milliseconds));
  openApp();
  connection().onUnauthorized(line.unauthorized);
}

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  line.received = [];
  line.closedEarly = 0;
  line.unauthorized.mockReset();
  vi.stubEnv('VITE_API_BASE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  // Long enough that only a call without any answer reaches it.
  waitAtMost(10_000);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

export const LOGIN = { body: { email: 'ada@example.test', password: 'canary-pass', rememberMe: false } };
export const COUNTRY = { id: '1', code: 'CA', name: 'Canada' };

/** The ApiError with which a call ends; any other outcome fails the test. */
export async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`not an ApiError: ${String(error)}`);
  return error;
}
