import { describe, expect, it } from 'vitest';
import { inlineHashes, sha256, withIntegrity, withPolicy, withSettings } from './html.mjs';
import { nginxFiles } from './nginx.mjs';
import { redirectsFile } from './redirects.mjs';
import { contentSecurityPolicy, metaPolicy, securityHeaders } from './policy.mjs';
import { compressed, configuredSite } from './site.mjs';

const PAGE = `<!doctype html><html><head><meta charset="utf-8" /><title>x</title><script>let a = 1</script>
<style data-emotion="css a">.a{color:red}</style><script id="runtime-config" type="application/json">{}</script>
<link rel="stylesheet" href="/assets/a.css"><link rel="preload" as="font" href="/assets/f.woff2" crossorigin>
<script type="module" crossorigin src="/assets/a.js"></script></head><body><div id="root"></div></body></html>`;

const files = () =>
  new Map<string, Uint8Array>([
    ['/index.html', Buffer.from(PAGE)],
    ['/assets/a.js', Buffer.from('1;'.repeat(500))],
    ['/assets/a.css', Buffer.from('.b{}')],
    ['/assets/f.woff2', Buffer.from('font')],
  ]);
const page = (site: ReturnType<typeof configuredSite>) =>
  Buffer.from(site.files.get('/index.html') ?? '').toString();

describe('the policy', () => {
  const policy = contentSecurityPolicy({ connect: ['https://api.example'], scriptHashes: ['sha256-a='] });

  it('is strict', () => {
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'sha256-a=';");
    expect(policy).toContain("connect-src 'self' https://api.example;");
    expect(policy).toContain(
      "require-trusted-types-for 'script'; trusted-types 'none'; upgrade-insecure-requests",
    );
    expect(/(?:script|style)-src[^;]*data:/.test(policy)).toBe(false);
  });

  it('is the same in the meta element, but for what that cannot carry', () => {
    expect(metaPolicy({ connect: ['https://api.example'], scriptHashes: ['sha256-a='] })).toBe(
      policy.replace("frame-ancestors 'none'; ", ''),
    );
  });

  it('lets one worker in where people may use a device offline, and none elsewhere', () => {
    expect(policy).toContain("worker-src 'none';");
    const offline = contentSecurityPolicy({ offline: true });
    expect(offline).toContain("worker-src 'self';");
    expect(offline).toContain("require-trusted-types-for 'script'; trusted-types vt-worker;");
  });

  it("opens for Google's script only with a client id", () => {
    expect(JSON.stringify(securityHeaders())).not.toContain('google');
    const open = contentSecurityPolicy({ google: true });
    expect(open).toContain("script-src 'self' https://accounts.google.com/gsi/client;");
    expect(open).not.toMatch(/unsafe|trusted-types/);
  });
});

describe('a page', () => {
  it('gets its settings, and nothing in them can end the element', () => {
    const html = withSettings(PAGE, { VITE_APP_NAME: '</script><script>alert(1)</script>$&' });
    const json = /runtime-config" type="application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({ VITE_APP_NAME: '</script><script>alert(1)</script>$&' });
    expect(withSettings(html, {})).toBe(PAGE);
  });

  it('gets its policy once, before everything that it governs', () => {
    const html = withPolicy(withPolicy(PAGE, "default-src 'none'"), "default-src 'self'");
    expect(html.match(/http-equiv/g)).toHaveLength(1);
    expect(html.indexOf('http-equiv')).toBeLessThan(html.indexOf('<script'));
    expect(html).toContain(`content="default-src 'self'"`);
  });

  it('has the hashes of its inline scripts and styles, not of data', () => {
    expect(inlineHashes(PAGE)).toEqual({ scripts: [sha256('let a = 1')], styles: [sha256('.a{color:red}')] });
  });

  it('gets the integrity of its own scripts and style sheets', () => {
    const html = withIntegrity(PAGE, (name) => files().get(name) ?? null);
    expect(html.match(/integrity="sha384-/g)).toHaveLength(2);
    expect(html).toMatch(
      /<script type="module" src="\/assets\/a\.js" crossorigin integrity="sha384-[^"]+"><\/script>/,
    );
    expect(withIntegrity(html, (name) => files().get(name) ?? null)).toBe(html);
  });
});

describe('a site', () => {
  it('allows what its settings name, in the header, the meta element and _headers alike', () => {
    const site = configuredSite(files(), {
      VITE_API_BASE_URL: 'https://api.example',
      VITE_LOG_ENDPOINT: 'https://log.example/x',
    });
    const policy = new Map(site.headers).get('Content-Security-Policy') ?? '';
    expect(policy).toContain("connect-src 'self' https://api.example https://log.example;");
    expect(page(site)).toContain("connect-src 'self' https://api.example https://log.example;");
    expect(Buffer.from(site.files.get('/_headers') ?? '').toString()).toContain(
      `  Content-Security-Policy: ${policy}\n`,
    );
  });

  it('never lets an address of the build past the policy', () => {
    const site = configuredSite(files(), { VITE_API_BASE_URL: '/' });
    expect(page(site)).toContain('"VITE_LOG_ENDPOINT":""');
    expect(() => configuredSite(files(), {})).toThrow('VITE_API_BASE_URL must be given');
  });

  it('refuses a folder that is no build of this project', () => {
    expect(() =>
      configuredSite(new Map([['/index.html', Buffer.from('<html></html>')]]), { VITE_API_BASE_URL: '/' }),
    ).toThrow('is this a build of this project?');
  });

  it('names the file that answers for addresses with parameters', () => {
    const fallbacks = [
      { path: '/jobs/saved', file: '/200.html' },
      { path: '/jobs/:job', file: '/job.html' },
    ];
    const site = configuredSite(
      files()
        .set('/200.html', Buffer.from(PAGE))
        .set('/job.html', Buffer.from(PAGE))
        .set('/_redirects', Buffer.from(redirectsFile([...fallbacks, { path: '/*', file: '/200.html' }]))),
      { VITE_API_BASE_URL: '/' },
    );
    expect(site.fallbacks).toEqual(fallbacks);
    expect(Buffer.from(site.files.get('/_redirects') ?? '').toString()).toBe(
      '/jobs/saved /200.html 200\n/jobs/:job /job.html 200\n/* /200.html 200\n',
    );
    const { 'nginx.conf': nginx } = nginxFiles({ ...site, webroot: '/srv', conf: '/etc/conf' });
    const [saved = -1, job = -1, rest = -1] = ['"^/jobs/saved/?$"', '"^/jobs/[^/]+/?$"', 'location / {'].map(
      (text) => nginx.indexOf(text),
    );
    expect(saved).toBeGreaterThan(0);
    expect(job).toBeGreaterThan(saved);
    expect(rest).toBeGreaterThan(job);
    expect(nginx).toContain('try_files $uri $uri.html /job.html;');
  });

  it('compresses what becomes smaller', async () => {
    const twins = await compressed(files());
    expect([...twins.keys()].sort()).toEqual([
      '/assets/a.js.br',
      '/assets/a.js.gz',
      '/index.html.br',
      '/index.html.gz',
    ]);
  });
});
