import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { selfSigned } from '../support/certificate';
import { NGINX, partOf, type RunningNginx, startNginx } from './nginxServer';

/** Tests what nginx forwards to the backend, writes to its log, and refuses (F-200 to F-204). */
const dist = partOf(path.resolve(process.env.DIST ?? 'dist'), (file) =>
  /^(?:index|200|404)\.html$|^_/.test(file),
);
afterAll(() => rmSync(dist, { recursive: true, force: true }));

/** A backend that answers with the address and the headers that reached it. */
const echo: http.RequestListener = (request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ address: request.url, headers: request.headers }));
};
interface Echo {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
}

async function listen(server: http.Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function started(options: Parameters<typeof startNginx>[0]): Promise<RunningNginx> {
  const nginx = await startNginx(options);
  if (nginx === null) throw new Error('nginx did not start');
  return nginx;
}

const CLAIMS = {
  'x-forwarded-for': '6.6.6.6',
  'x-real-ip': '7.7.7.7',
  forwarded: 'for=8.8.8.8',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-port': '666',
  'x-original-url': '/admin',
  'x-rewrite-url': '/admin',
  'x-client-ip': '6.6.6.6',
  'x-cluster-client-ip': '6.6.6.6',
  'true-client-ip': '6.6.6.6',
  'cf-connecting-ip': '6.6.6.6',
  'x-forwarded-proto': 'https',
};

describe.skipIf(NGINX === null)('nginx in front of the backend', () => {
  const backend = http.createServer(echo);
  let upstream: string;
  let nginx: RunningNginx;
  beforeAll(async () => {
    upstream = `http://127.0.0.1:${await listen(backend)}`;
    nginx = await started({ dist, more: { 'api-upstream': upstream } });
  });
  afterAll(async () => {
    await nginx.stop();
    backend.close();
  });

  it("sends the client's address, whatever the client claims (F-200)", async () => {
    const { headers } = JSON.parse((await nginx.ask('/api/jobs', { headers: CLAIMS })).body) as Echo;
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
    const told = ['x-forwarded-for', 'x-forwarded-proto'];
    expect(Object.keys(CLAIMS).filter((name) => name in headers)).toEqual(told);
  });

  it('trusts only the proxy that was configured (F-200)', async () => {
    const behind = async (range: string): Promise<Echo['headers']> => {
      const one = await started({ dist, more: { 'api-upstream': upstream, 'behind-proxy': range } });
      try {
        return (JSON.parse((await one.ask('/api/jobs', { headers: CLAIMS })).body) as Echo).headers;
      } finally {
        await one.stop();
      }
    };
    expect(await behind('127.0.0.0/8')).toMatchObject({
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-proto': 'https',
    });
    expect(await behind('10.0.0.0/8')).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    });
  });

  it.each([
    '/api/..;/x',
    '/x/../api/y',
    '/api/%2e%2e/api/y',
    '/api/jobs;a=1',
    '/api/jobs%3Ba=1',
    '/api/..%5cx',
    '/api/%252e%252e/x',
  ])('refuses %s (F-201)', async (address) => {
    expect((await nginx.ask(address)).status).toBe(400);
  });

  it('forwards queries unchanged (F-201)', async () => {
    const { body } = await nginx.ask('/api/jobs?search=a;b..c%2e%2e');
    expect((JSON.parse(body) as Echo).address).toBe('/api/jobs?search=a;b..c%2e%2e');
  });

  it('compresses the answers of a backend that does not', async () => {
    const { headers } = await nginx.ask(`/api/jobs?search=${'x'.repeat(1000)}`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  });

  it('lets the largest file pass that VITE_UPLOAD_MAX_MB allows, in its form', async () => {
    const body = 'x'.repeat(50 * 1024 * 1024 + 10_000);
    expect((await nginx.ask('/api/documents/upload', { method: 'POST', body })).status).toBe(200);
  });

  it('writes no query to its logs, not even after failures (F-202)', async () => {
    const away = await started({ dist, more: { 'api-upstream': 'http://127.0.0.1:1' } });
    try {
      await away.ask('/reset-password?token=SECRETRESET');
      await away.ask('/auth/linkedin/callback?code=SECRETCODE&state=x');
      expect((await away.ask('/api/auth/validate-reset-token?token=SECRETRESET2')).status).toBe(502);
      await away.ask('/x.png?email=SECRETMAIL');
      const log = readFileSync(path.join(away.folder, 'run/access.log'), 'utf8');
      expect(log).toContain('"GET /reset-password HTTP/1.1" 200');
      expect(log).toContain('"GET /api/auth/validate-reset-token HTTP/1.1" 502');
      expect(log + away.said()).not.toContain('SECRET');
    } finally {
      await away.stop();
    }
  });
});

describe.skipIf(NGINX === null)('TLS', () => {
  it('to the backend: checks the chain and the name of its certificate (F-203)', async ({ skip }) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'visatalent-upstream-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const files = selfSigned(folder);
    if (files === null) {
      skip('no openssl to make a certificate with');
      return;
    }
    const backend = https.createServer(
      { key: readFileSync(files.key), cert: readFileSync(files.certificate) },
      echo,
    );
    onTestFinished(() => void backend.close());
    const port = await listen(backend);
    const status = async (more: Readonly<Record<string, string>>): Promise<number> => {
      const nginx = await started({ dist, more });
      try {
        return (await nginx.ask('/api/jobs')).status;
      } finally {
        await nginx.stop();
      }
    };
    const named = `https://localhost:${port}`;
    expect(await status({ 'api-upstream': named })).toBe(502);
    expect(await status({ 'api-upstream': named, 'api-ca': files.certificate })).toBe(200);
    // The chain is trusted, but the name is another one (nginx compares names, not addresses).
    expect(await status({ 'api-upstream': `https://127.0.0.1:${port}`, 'api-ca': files.certificate })).toBe(
      502,
    );
  });

  it('from the browser: modern suites only, and no call over plain HTTP (F-203, F-204)', async ({ skip }) => {
    const nginx = await startNginx({ dist, tls: true });
    if (nginx === null) {
      skip('no openssl to make a certificate with');
      return;
    }
    try {
      const negotiates = (ciphers: string): Promise<boolean> =>
        new Promise((resolve) => {
          const socket = tls.connect(
            {
              host: '127.0.0.1',
              port: nginx.port,
              ciphers,
              maxVersion: 'TLSv1.2',
              rejectUnauthorized: false,
            },
            () => {
              resolve(true);
              socket.destroy();
            },
          );
          socket.once('error', () => resolve(false));
        });
      expect(await negotiates('ECDHE-ECDSA-AES128-GCM-SHA256')).toBe(true);
      expect(await negotiates('ECDHE-ECDSA-AES128-SHA')).toBe(false);

      const inClear = await nginx.ask('/api/users/me', {
        port: nginx.plainPort,
        headers: { authorization: 'Bearer x' },
      });
      expect([inClear.status, inClear.headers.location]).toEqual([403, undefined]);
    } finally {
      await nginx.stop();
    }
  });
});
