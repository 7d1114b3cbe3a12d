import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The embedded backend for the signed-in pages, and the sessions of its demo accounts. */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PORT = 4197;
const ROWS = 10_000;
const POSTS = 500;

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function answers(url) {
  for (let tries = 0; tries < 120; tries += 1) {
    try {
      if ((await fetch(`${url}/api/system/health`)).status < 500) return;
    } catch {
      /* not yet */
    }
    await sleep(250);
  }
  throw new Error('The embedded backend did not start');
}

/** The storage entries of a session (src/identity/session/storedSession.ts). */
async function sessionOf(url, email) {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Passw0rd!', rememberMe: false }),
  });
  const { data } = await response.json();
  const [firstName, ...rest] = data.fullName.split(' ');
  const now = new Date().toISOString();
  const user = {
    id: data.userId,
    userProfileId: data.userProfileId,
    email: data.email,
    firstName,
    lastName: rest.join(' '),
    role: data.roles.includes('administrator') ? 'admin' : 'end_user',
    roles: data.roles,
    createdAt: now,
    updatedAt: now,
  };
  const role = user.role === 'admin' ? 'Admin' : 'User';
  return { auth_user: JSON.stringify(user), auth_token: data.accessToken, current_role: role };
}

/** A list of 10,000 countries, to measure the search while a person types. */
function manyCountries() {
  const at = '2026-01-01T00:00:00.000Z';
  const kinds = ['Northern', 'Southern', 'Eastern', 'Western', 'Upper'];
  const countries = Array.from({ length: ROWS }, (_, number) => ({
    id: `many-${number}`,
    code: `C${number}`,
    name: `${kinds[number % kinds.length]} Province ${number}`,
    region: `Region ${number % 7}`,
    created: at,
    lastModified: at,
  }));
  return JSON.stringify({ countries, totalCount: ROWS });
}

/** The first conversation of an applicant, with 500 messages in it. */
async function longThread(url, { auth_token }) {
  const read = async (path) => {
    const response = await fetch(url + path, { headers: { authorization: `Bearer ${auth_token}` } });
    return response.json();
  };
  const base = '/api/messages/threads';
  const [{ id, subject }] = (await read(`${base}?page=1&pageSize=20`)).data;
  const { data } = await read(`${base}/${id}/posts`);
  const posts = Array.from({ length: POSTS }, (_, number) => ({
    ...data[number % data.length],
    id: `many-${number}`,
    clientId: null,
  }));
  return { subject, path: `${base}/${id}/posts`, posts: JSON.stringify({ data: posts, hasMore: false }) };
}

/**
 * Starts the embedded backend, which also serves a dist.
 * @returns {Promise<{ url: string, user: object, admin: object, many: string, job: string,
 *   thread: { subject: string, path: string, posts: string }, close: () => void }>}
 */
export async function startBackend(dist) {
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts/production-server.mjs'), String(PORT)], {
    cwd: ROOT,
    env: { ...process.env, DIST: dist, VISATALENT_LATENCY: '5' },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${PORT}`;
  await answers(url);
  const user = await sessionOf(url, 'user@visatalent.test');
  return {
    url,
    user,
    admin: await sessionOf(url, 'admin@visatalent.test'),
    many: manyCountries(),
    job: (await (await fetch(`${url}/api/jobs?page=1&pageSize=1`)).json()).data[0].id,
    thread: await longThread(url, user),
    close: () => child.kill(),
  };
}
