import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createBackend } from '../../embedded-backend/handlers';
import { exchangeErrors } from './contract';
import { questionsOf } from './questions';

/**
 * Connects the embedded backend, with its own data in memory, to the requests of this test file. Importing
 * this module starts it, and every test begins with the seed. A test fails when it sends an unknown request,
 * or when a request or answer does not match docs/openapi.json.
 */
const embedded = createBackend({ storage: 'memory' });
export const backend = { ...embedded, ...questionsOf(embedded) };
let checks: Promise<readonly string[]>[] = [];
const recorded = http.all('*', async ({ request }) => {
  const sent = request.clone();
  const answer = await backend.answer(request);
  if (answer !== undefined) checks.push(exchangeErrors(sent, answer.clone()));
  return answer;
});
export const server = setupServer(recorded);

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(async () => {
  server.resetHandlers();
  backend.reset();
  const made = checks;
  checks = [];
  const wrong = (await Promise.all(made)).flat();
  if (wrong.length > 0) throw new Error(`Not as docs/openapi.json says:\n${wrong.join('\n')}`);
});
afterAll(() => {
  server.close();
});

/** For an answer that comes when the test lets it go: `http.get(path, () => held.then(answer))`. */
export function hold(): { readonly held: Promise<void>; readonly letGo: () => void } {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { held, letGo };
}

export const DEMO_PASSWORD = 'Passw0rd!';
export const DEMO_ACCOUNTS = {
  user: 'user@visatalent.test',
  admin: 'admin@visatalent.test',
  both: 'both@visatalent.test',
} as const;
export type DemoAccount = keyof typeof DEMO_ACCOUNTS;

interface SessionAnswer {
  readonly userId: string;
  readonly userProfileId: string | null;
  readonly email: string;
  readonly fullName: string;
  readonly roles: string[];
  readonly accessToken: string;
  readonly refreshToken?: string;
}

/** Signs a demo account in over HTTP. */
export async function loginOverHttp(account: DemoAccount): Promise<SessionAnswer> {
  const response = await fetch(new URL('/api/auth/login', window.location.origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: DEMO_ACCOUNTS[account], password: DEMO_PASSWORD, rememberMe: false }),
  });
  const answer = (await response.json()) as { data: SessionAnswer };
  if (!response.ok) throw new Error(`The demo account ${account} cannot sign in: ${JSON.stringify(answer)}`);
  return answer.data;
}

/** Stores a session in the browser's storage as a sign-in does. */
export async function storeSession(account: DemoAccount): Promise<SessionAnswer> {
  const answer = await loginOverHttp(account);
  const at = answer.fullName.indexOf(' ');
  const now = new Date().toISOString();
  const user = {
    id: answer.userId,
    userProfileId: answer.userProfileId,
    email: answer.email,
    firstName: answer.fullName.slice(0, at),
    lastName: answer.fullName.slice(at + 1),
    role: answer.roles.includes('administrator') ? 'admin' : 'end_user',
    roles: answer.roles,
    createdAt: now,
    updatedAt: now,
  };
  window.localStorage.setItem('auth_user', JSON.stringify(user));
  window.localStorage.setItem('auth_token', answer.accessToken);
  if (answer.refreshToken !== undefined)
    window.localStorage.setItem('auth_refresh_token', answer.refreshToken);
  return answer;
}
