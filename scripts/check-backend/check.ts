import { writeFileSync } from 'node:fs';
import { isRecord } from '../../src/api/answer.ts';
import { DECLARED } from '../contract.resources.ts';
import { openLine, PACE, type Pace, rowOf } from './line.ts';
import type { Account, Ask, Options } from './options.ts';
import { CallError } from './options.ts';
import { readAll } from './reads.ts';
import { checkOrigin, checkRefusals } from './refusals.ts';
import { countsOf, type Report } from './report.ts';
import { readShapes } from './shape.ts';
import { endpointOf, note, skipped, type Visit, type Who } from './visit.ts';
import { WRITES, writeAll } from './writes.ts';

/** Signs a person in; the code of a second factor is asked for at the terminal. */
async function signIn(visit: Visit, who: Who, { email, password }: Account, ask: Ask): Promise<void> {
  const login = endpointOf('auth.login');
  const about = who === 'user' ? '' : ' (administrator)';
  const body = { email, password, rememberMe: false };
  const outcome = await visit.line.call(login, { body });
  note(visit, rowOf(`auth.login${about}`, login, outcome, visit.shapes));
  let data = outcome.answer?.data;
  if (isRecord(data) && data.requiresTwoFactor === true) {
    if (ask === null)
      throw new CallError(
        `The account of --${who === 'user' ? '' : 'admin-'}email has a second factor: run this at a terminal.`,
      );
    const verify = endpointOf('auth.verifyTwoFactor');
    const code = (await ask('Code of the second factor: ')).trim();
    const second = await visit.line.call(verify, { body: { code, token: data.twoFactorToken } });
    note(visit, rowOf(`auth.verifyTwoFactor${about}`, verify, second, visit.shapes));
    data = second.answer?.data;
  }
  if (!outcome.wasRead || !isRecord(data) || typeof data.accessToken !== 'string') return;
  visit.tokens[who] = data.accessToken;
  if (who === 'user') visit.session = isRecord(data.user) ? data.user : data;
}

async function signOut(visit: Visit, who: Who): Promise<void> {
  const token = visit.tokens[who];
  if (token === undefined) return;
  const logout = endpointOf('auth.logout');
  const outcome = await visit.line.call(logout, { body: {}, token });
  note(visit, rowOf(`auth.logout${who === 'user' ? '' : ' (administrator)'}`, logout, outcome, visit.shapes));
}

/** Adds a row for every operation that was not called. */
function noteTheRest(visit: Visit): void {
  const calledNames = new Set(visit.rows.map(({ operation }) => operation));
  for (const { name, endpoint } of DECLARED) {
    if (calledNames.has(name) || endpoint.method === 'GET') continue;
    note(
      visit,
      skipped(
        name,
        WRITES.has(name) && !visit.options.write ? 'writes: --write' : 'never called by the check',
      ),
    );
  }
}

export interface Surroundings {
  readonly ask: Ask;
  readonly pace?: Pace;
  /** The OpenAPI document to compare with. */
  readonly document: string;
  /** Called once with a function that stops the check after the current call. */
  readonly onStop?: (stop: () => void) => void;
}

/**
 * Checks a backend.
 * @throws CallError when a second factor is needed but there is no terminal
 */
export async function check(options: Options, surroundings: Surroundings): Promise<Report> {
  const { ask, pace = PACE, document, onStop } = surroundings;
  const startedAt = new Date().toISOString();
  const visit: Visit = {
    options,
    line: openLine(options.url, pace),
    shapes: readShapes(document),
    tokens: {},
    session: {},
    rows: [],
    answers: new Map(),
    left: new Set(),
    stopped: false,
  };
  onStop?.(() => {
    visit.stopped = true;
  });
  await signIn(visit, 'user', options.user, ask);
  try {
    if (options.admin !== null) await signIn(visit, 'admin', options.admin, ask);
    await readAll(visit);
    await checkRefusals(visit);
    await checkOrigin(visit);
    if (options.write) await writeAll(visit, Date.now().toString(36));
  } finally {
    await signOut(visit, 'admin');
    await signOut(visit, 'user');
  }
  noteTheRest(visit);
  const { rows, left } = visit;
  const report = { url: options.url, startedAt, rows, counts: countsOf(rows), left: [...left] };
  if (options.json !== null) writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`);
  return report;
}
