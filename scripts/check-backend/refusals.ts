import { endpointOf, note, type Visit } from './visit.ts';
import { refusalRow } from './line.ts';
import type { Row } from './report.ts';

/** What a backend must refuse, and what it must allow to a page of another origin. */
const WITHOUT_TOKEN = ['auth.me', 'users.me', 'documents.list', 'applications.list', 'user.dashboard'];
const AS_USER = ['admin.dashboard', 'admin.users.list', 'adminDesk.desk', 'adminApplications.list'];
const NONSENSE = [
  'jobs.byId',
  'countries.byId',
  'educationLevels.byId',
  'documents.byId',
  'applications.byId',
  'threads.byId',
  'tasks.byId',
];
/**
 * An id that no record has. It is used only if the list was answered, because
 * otherwise a 404 tells nothing about records.
 */
const NO_RECORD = 'visatalent-check-none';

async function expectStatus(
  visit: Visit,
  name: string,
  about: string,
  status: number,
  args: { readonly token?: string; readonly path?: Readonly<Record<string, string>> },
): Promise<void> {
  const operation = `${name} (${about})`;
  if (visit.stopped || !visit.options.isMeant(operation)) return;
  const outcome = await visit.line.call(endpointOf(name), args);
  note(visit, refusalRow(operation, status, outcome, visit.shapes));
}

/** Expects 401 without a token, 403 for an administrator's read as a user, and 404 for an unknown id. */
export async function checkRefusals(visit: Visit): Promise<void> {
  for (const name of WITHOUT_TOKEN) await expectStatus(visit, name, 'no token', 401, {});
  const { user: token } = visit.tokens;
  if (token === undefined) return;
  for (const name of AS_USER) await expectStatus(visit, name, 'as a user', 403, { token });
  for (const name of NONSENSE) {
    if (!visit.answers.has(name.replace('byId', 'list'))) continue;
    await expectStatus(visit, name, 'an id that is none', 404, { token, path: { id: NO_RECORD } });
  }
}

const wordsIn = (headers: Headers, name: string): readonly string[] =>
  (headers.get(name) ?? '').split(',').map((word) => word.trim().toLowerCase());

/** Checks the preflight of a page at `--origin`, and whether that page may read `Retry-After`. */
export async function checkOrigin(visit: Visit): Promise<void> {
  const { origin } = visit.options;
  if (origin === null) return;
  const asked = { Origin: origin, 'Access-Control-Request-Method': 'PUT' };
  const wanted = ['authorization', 'content-type'];
  const preflight = await visit.line.raw('/api/users/me', {
    method: 'OPTIONS',
    headers: { ...asked, 'Access-Control-Request-Headers': wanted.join(',') },
  });
  const answer = await visit.line.raw('/api/auth/me', { headers: { Origin: origin } });
  const allows = (headers: Headers) =>
    [origin, '*'].includes(headers.get('access-control-allow-origin') ?? '')
      ? []
      : ['access-control-allow-origin: expected the origin of the page'];
  const row = (operation: string, found: typeof answer, where: readonly string[]): Row => ({
    operation,
    result: found === null ? 'failed' : where.length === 0 ? 'agrees' : 'differs',
    status: found?.status ?? null,
    ms: found?.ms ?? null,
    where,
    detail: found === null ? 'no answer' : '',
  });
  const lacks = (headers: Headers, name: string, words: readonly string[]) =>
    words.filter((word) => !wordsIn(headers, name).includes(word)).map((word) => `${name}: expected ${word}`);
  const isAllowed = preflight !== null && preflight.status >= 200 && preflight.status < 300;
  const preflightProblems =
    preflight === null
      ? []
      : [
          ...(isAllowed ? [] : [`status: ${preflight.status}, expected 204`]),
          ...allows(preflight.headers),
          // `*` never includes Authorization.
          ...lacks(preflight.headers, 'access-control-allow-headers', wanted),
          ...(wordsIn(preflight.headers, 'access-control-allow-methods').some((word) =>
            /^(?:put|\*)$/.test(word),
          )
            ? []
            : ['access-control-allow-methods: expected put']),
        ];
  const answerProblems =
    answer === null
      ? []
      : [
          ...allows(answer.headers),
          ...lacks(answer.headers, 'access-control-expose-headers', ['retry-after']),
        ];
  note(visit, row('CORS (preflight)', preflight, preflightProblems));
  note(visit, row('CORS (Retry-After)', answer, answerProblems));
}
