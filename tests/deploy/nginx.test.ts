import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CACHING } from '../../deploy/policy.mjs';
import { configuredSite, readSite } from '../../deploy/site.mjs';
import { ROUTE_IDS, ROUTES } from '../../src/routing/routes';
import { type Answer, NGINX, partOf, type RunningNginx, startNginx } from './nginxServer';

/** The configured build behind a real nginx (F-146, F-147, F-150, F-152, F-153). */
const built = path.resolve(process.env.DIST ?? 'dist');
const API = 'https://api.example.com';
const site = configuredSite(readSite(built), { VITE_API_BASE_URL: API });
const home = readFileSync(path.join(built, 'index.html'), 'utf8');
const dist = partOf(built, (file) => path.dirname(file) !== 'assets' || home.includes(`/${file}`));
const asset = (ending: string) =>
  `/assets/${readdirSync(path.join(dist, 'assets')).find((name) => name.endsWith(ending)) ?? ''}`;
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const missingHeaders = ({ headers }: Answer): string[] =>
  site.headers.filter(([name, value]) => headers[name.toLowerCase()] !== value).map(([name]) => name);

describe.skipIf(NGINX === null)('behind nginx', () => {
  let nginx: RunningNginx;
  beforeAll(async () => {
    const started = await startNginx({ dist, settings: { VITE_API_BASE_URL: API } });
    if (started === null) throw new Error('nginx did not start');
    nginx = started;
  });
  afterAll(() => nginx.stop());

  describe('every answer has every security header, once (F-146)', () => {
    it.each([
      ['a page', '/', 200],
      ['the shell', '/dashboard', 200],
      ['a script', asset('.js'), 200],
      ['an icon', '/favicon.svg', 200],
      ['the manifest', '/manifest.webmanifest', 200],
      ['a missing asset', '/assets/gone.js', 404],
      ['a missing picture', '/x.png', 404],
      ['a traversal', '/%2e%2e/%2e%2e/etc/passwd', 400],
    ])('%s', async (_, address, status) => {
      const answer = await nginx.ask(address);
      expect(answer.status).toBe(status);
      expect(missingHeaders(answer)).toEqual([]);
    });

    it('an unsafe method, an unchanged file, a header too large', async () => {
      const { headers } = await nginx.ask('/favicon.svg');
      const answers = [
        await nginx.ask('/', { method: 'POST', body: 'x' }),
        await nginx.ask(asset('.js'), { method: 'DELETE' }),
        await nginx.ask('/favicon.svg', { headers: { 'if-none-match': headers.etag ?? '' } }),
        await nginx.ask('/', { headers: { 'x-large': 'a'.repeat(40_000) } }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 405, 304, 400]);
      expect(answers.flatMap(missingHeaders)).toEqual([]);
    });
  });

  it('the header and the meta element carry the policy, without unsafe-*, wildcards or data: scripts (F-147)', async () => {
    for (const address of ['/', '/dashboard', '/about']) {
      const { headers, body } = await nginx.ask(address);
      const policy = headers['content-security-policy'] ?? '';
      const meta = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(body)?.[1];
      expect(meta).toBe(policy.replace("frame-ancestors 'none'; ", ''));
      expect(policy).not.toMatch(/unsafe-|\*/);
      expect(policy).not.toMatch(/(?:script|style)-src[^;]*data:/);
      expect(policy).toContain(`connect-src 'self' ${API};`);
    }
  });

  it('every entry file that a page names has its integrity', async () => {
    const { body } = await nginx.ask('/');
    const tags =
      body.match(/<(?:script[^>]*\ssrc=|link[^>]*rel="(?:stylesheet|modulepreload)")[^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThan(0);
    expect(tags.filter((tag) => !tag.includes('integrity="sha384-'))).toEqual([]);
  });

  describe('missing files are a 404, and every address of the app is a page (F-150)', () => {
    it.each([
      '/assets/gone.js',
      '/x.png',
      '/old.css',
      '/.git/config',
      '/.env',
      '/.releases.json',
      '/assets/',
      `${asset('.js')}.map`,
      `${asset('.js')}.gz`,
      '/_headers',
      '/_redirects',
      '/index.html.br',
    ])('%s', async (address) => {
      const { status, body, headers } = await nginx.ask(address);
      expect(status).toBe(404);
      expect(headers['cache-control']).toBe(CACHING.never);
      expect(body).not.toMatch(/Index of|"packages"/);
    });

    it.each([
      '/..%2f..%2fetc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/assets/..%2f..%2f..%2fetc/passwd',
      '/assets/%2e%2e/index.html',
      '/assets/..%2findex.html',
      '/jobs/%2E%2E?q=1',
    ])('%s', async (address) => {
      expect((await nginx.ask(address)).status).toBe(400);
    });

    it.each([
      ...ROUTE_IDS.map((id) => ROUTES[id].path),
      '/home',
      '/user/jane.doe',
      '/no/such/page',
      '/about/',
    ])('%s', async (address) => {
      const { status, headers, body } = await nginx.ask(address);
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(body).toContain('id="runtime-config"');
    });
  });

  it('pages are revalidated, the shell and errors are never cached, hashed files are cached for a year (F-152)', async () => {
    const caching = async (address: string) => (await nginx.ask(address)).headers['cache-control'];
    expect(await caching('/')).toBe(CACHING.page);
    expect(await caching('/about')).toBe(CACHING.page);
    expect(await caching('/dashboard')).toBe(CACHING.never);
    expect(await caching('/favicon.svg')).toBe(CACHING.page);
    expect(await caching(asset('.js'))).toBe(CACHING.assets);
    expect(await caching(asset('.woff2'))).toBe(CACHING.assets);
    expect(await caching('/assets/gone.js')).toBe(CACHING.never);
  });

  describe('methods, compression, ranges (F-153)', () => {
    it('HEAD is GET without a body', async () => {
      const [head, get] = [await nginx.ask('/', { method: 'HEAD' }), await nginx.ask('/')];
      expect([head.status, head.body]).toEqual([200, '']);
      expect(head.headers['content-length']).toBe(get.headers['content-length']);
    });

    it('compresses for clients that accept it, and sends Vary', async () => {
      const plain = await nginx.ask('/');
      const small = await nginx.ask('/', { headers: { 'accept-encoding': 'gzip' } });
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(small.headers['content-encoding']).toBe('gzip');
      expect([plain.headers.vary, small.headers.vary]).toEqual(['Accept-Encoding', 'Accept-Encoding']);
      expect(small.body.length).toBeLessThan(plain.body.length / 2);
    });

    it('answers a range', async () => {
      const part = await nginx.ask('/og-image.png', { headers: { range: 'bytes=0-9' } });
      expect([part.status, part.body.length]).toEqual([206, 10]);
    });

    it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'OPTIONS'])('refuses %s', async (method) => {
      const statuses = [
        await nginx.ask('/', { method }),
        await nginx.ask('/dashboard', { method }),
        await nginx.ask(asset('.js'), { method }),
      ].map(({ status }) => status);
      expect(statuses.every((status) => status === 403 || status === 405)).toBe(true);
    });

    it('does not say its version', async () => {
      for (const address of ['/', '/assets/gone.js', '/%2e%2e/']) {
        expect((await nginx.ask(address)).headers.server).toBe('nginx');
      }
    });
  });
});

describe.skipIf(NGINX === null)('behind nginx with TLS', () => {
  it('plain HTTP redirects, with every header; HTTPS serves (F-146)', async ({ skip }) => {
    const nginx = await startNginx({ dist, settings: { VITE_API_BASE_URL: API }, tls: true });
    if (nginx === null) {
      skip('no openssl to make a certificate with');
      return;
    }
    try {
      const redirect = await nginx.ask('/dashboard?a=1', { port: nginx.plainPort });
      expect([redirect.status, redirect.headers.location]).toEqual([308, `${nginx.url}/dashboard?a=1`]);
      expect(missingHeaders(redirect)).toEqual([]);
      const page = await nginx.ask('/dashboard');
      expect(page.status).toBe(200);
      expect(missingHeaders(page)).toEqual([]);
    } finally {
      await nginx.stop();
    }
  });
});
