import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackend, type EmbeddedBackend } from '../../embedded-backend/handlers.ts';
import { apiMiddleware } from '../../embedded-backend/plugin.ts';
import { caller } from './backendCaller';

let folder = '';
let file = '';
let opened: EmbeddedBackend[] = [];
const open = (): EmbeddedBackend => {
  const backend = createBackend({ storage: file });
  opened.push(backend);
  return backend;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'visatalent-'));
  file = join(folder, 'data', 'backend.json');
});
afterEach(() => {
  // No write may be waiting when the folder is deleted.
  for (const backend of opened) backend.flush();
  opened = [];
  rmSync(folder, { recursive: true, force: true });
});

describe('the data file', () => {
  it('keeps accounts, sessions and changes over a restart', async () => {
    const first = open();
    const api = caller(first);
    const token = await api.login('admin');
    await api.call('PUT', '/api/EducationLevels/edu-phd', { token, body: { name: 'Doctorate' } });
    first.flush();
    const again = caller(open());
    expect((await again.call('GET', '/api/auth/me', { token })).body).toMatchObject({
      email: 'admin@visatalent.test',
    });
    expect((await again.call('GET', '/api/EducationLevels/edu-phd')).body.name).toBe('Doctorate');
    expect(readdirSync(join(folder, 'data'))).toEqual(['backend.json']);
  });

  it('is written by itself shortly after a change', async () => {
    const backend = open();
    await caller(backend).login('user');
    await expect.poll(() => JSON.parse(readFileSync(file, 'utf8')).collections.sessions).toHaveLength(2);
  });

  it.each([
    ['half of it', '{"layout":2,"collections":{"users":['],
    ['something else', '{"layout":2,"collections":{"users":{}}}'],
    ['another layout', '{"layout":1,"collections":{}}'],
    ['nothing', ''],
  ])('that holds %s is set aside, and the data is new', async (_, content) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    open();
    writeFileSync(file, content);
    const backend = open();
    expect(warn).toHaveBeenCalledOnce();
    expect(backend.data.countries.size).toBe(249);
    expect(readFileSync(`${file}.corrupt`, 'utf8')).toBe(content);
    expect(await caller(backend).login('user')).not.toBe('');
  });

  it('of an older layout is completed, and loses nothing', async () => {
    const first = open();
    first.data.jobs.update('job-1', { title: 'My own title' });
    first.flush();
    const { layout, collections } = JSON.parse(readFileSync(file, 'utf8'));
    const BASICS =
      'id title company location countryCode salary experience skills benefits description requirements postedAt tags type category'.split(
        ' ',
      );
    const SAID = 'id userId jobId jobTitle company status coverLetter createdAt updatedAt'.split(' ');
    type Stored = Readonly<Record<string, unknown>>;
    const only = (names: readonly string[]) => (record: Stored) =>
      Object.fromEntries(names.map((name) => [name, record[name]]));
    const { savedSearches: _searches, jobReports: _reports, ...rest } = collections;
    const old = {
      ...rest,
      jobs: collections.jobs.slice(0, 120).map(only(BASICS)),
      applications: collections.applications.map(only(SAID)),
    };
    writeFileSync(file, JSON.stringify({ layout, collections: old }));
    const { data } = open();
    expect(existsSync(`${file}.corrupt`)).toBe(false);
    expect(data.jobs.require('job-1')).toMatchObject({ title: 'My own title', reference: 'VT-0001' });
    expect([data.jobs.size, data.applications.size]).toEqual([170, old.applications.length]);
    expect(data.applications.require('application-1').timeline.at(-1)?.status).toBe('interview');
    const written = JSON.parse(readFileSync(file, 'utf8'));
    expect(written.collections.jobs).toHaveLength(170);
  });

  it('is emptied by npm run reset, also while a server is running', async () => {
    const backend = open();
    const api = caller(backend);
    const token = await api.login('admin');
    await api.call('DELETE', '/api/EducationLevels/edu-phd', { token });
    backend.flush();
    const env = { ...process.env, VISATALENT_DATA: file };
    execFileSync(process.execPath, ['scripts/reset.mjs'], { env, stdio: 'pipe' });
    expect(existsSync(file)).toBe(false);
    expect((await api.call('GET', '/api/EducationLevels/edu-phd')).status).toBe(200);
    expect((await api.call('GET', '/api/auth/me', { token })).status).toBe(401);
  });

  it('that cannot be written leaves the backend working in memory', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    writeFileSync(join(folder, 'data'), 'a file where a folder should be');
    const backend = open();
    expect(await caller(backend).login('user')).not.toBe('');
    expect(warn).toHaveBeenCalled();
  });
});

describe('the middleware over real HTTP', () => {
  let backend: EmbeddedBackend;
  let server: Server;
  let origin = '';

  beforeEach(async () => {
    backend = createBackend();
    const api = apiMiddleware(() => backend);
    server = createServer((request, response) => {
      api(request, response, () => {
        response.statusCode = 418;
        response.end('next');
      });
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });

  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`${origin}${path}`, { method: 'POST', body, headers });

  it('answers /api and leaves the rest to the next middleware', async () => {
    const response = await fetch(`${origin}/api/countries`);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toMatchObject({ totalCount: 249 });
    expect((await fetch(`${origin}/dashboard`)).status).toBe(418);
    expect((await fetch(`${origin}/apiary`)).status).toBe(418);
  });

  it('compresses JSON for a client that accepts it', async () => {
    const sent = async (encoding: string) => {
      const { headers } = await fetch(`${origin}/api/countries`, {
        headers: { 'accept-encoding': encoding },
      });
      return [headers.get('content-encoding'), headers.get('vary')];
    };
    expect(await sent('gzip, br')).toEqual(['gzip', 'Accept-Encoding']);
    expect(await sent('identity')).toEqual([null, 'Accept-Encoding']);
  });

  it('reads bodies, and says where a session comes from, whatever the client claims', async () => {
    const login = await post('/api/auth/login', '{"email":"user@visatalent.test","password":"Passw0rd!"}', {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36',
      'x-embedded-remote-address': '8.8.8.8',
    });
    const { data } = (await login.json()) as { data: { accessToken: string } };
    const sessions = await fetch(`${origin}/api/auth/sessions`, {
      headers: { authorization: `Bearer ${data.accessToken}` },
    });
    expect(await sessions.json()).toMatchObject([
      { device: 'Chrome on Windows', ipAddress: '127.0.0.1', current: true },
    ]);
  });

  it('takes a multipart upload', async () => {
    const token = await caller(backend).login('user');
    const form = new FormData();
    form.set(
      'file',
      new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47), new Uint8Array(299_996)], 'scan.png', {
        type: 'image/png',
      }),
    );
    const made = await post('/api/documents/upload', form, { authorization: `Bearer ${token}` });
    expect(await made.json()).toMatchObject({ name: 'scan.png', size: 300_000 });
    const { id } = backend.data.documents.find(({ name }) => name === 'scan.png') ?? { id: '' };
    const file = await fetch(`${origin}/api/documents/${id}/download`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect((await file.arrayBuffer()).byteLength).toBe(300_000);
  });

  it('answers HEAD without a body, 204 without one, and failures in JSON', async () => {
    const head = await fetch(`${origin}/api/countries`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const token = await caller(backend).login('admin');
    const gone = await fetch(`${origin}/api/EducationLevels/edu-phd`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}` },
    });
    expect([gone.status, await gone.text()]).toEqual([204, '']);
    const broken = await post('/api/auth/login', '{"email":');
    expect(broken.status).toBe(400);
    expect(await broken.json()).toMatchObject({ success: false });
  });

  it('survives a client that disconnects in the middle of its body', async () => {
    const { port } = server.address() as AddressInfo;
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write('POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"em', () => {
          socket.destroy();
          resolve();
        });
      });
    });
    expect((await fetch(`${origin}/api/system/health`)).status).toBe(200);
  });
});
