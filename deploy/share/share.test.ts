import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { payOf } from '../../src/features/jobs/pay';
import { jobSegment as segmentOfApp } from '../../src/features/jobs/slug';
import { formatPay } from '../../src/i18n/format';
import { fault } from '../../tests/support/fault-server/faults';
import { FaultServer } from '../../tests/support/fault-server/FaultServer';
import { fillShare, jobHead, jobIdIn, jobSegment, payLine } from './head.mjs';
import { share } from './nginx.js';
import worker from './worker.mjs';

/** Heads of job pages for clients without scripts: escaped, in time, or else the page as it was built. */
const JOB = {
  id: 'job-1',
  title: 'Welder',
  company: 'Northgate',
  location: 'Toronto, ON',
  type: 'full-time',
  status: 'open',
  salary: { min: 60_000, max: 80_000, currency: 'CAD', period: 'year' },
};
const PAGE =
  '<html><head><!--share--><title>Job · VisaTalent</title><!--/share--><script>1</script></head><body></body></html>';
const hostile = (tail: string) => ({
  ...JOB,
  title: `"><script>alert(1)</script>'&\u202e\u0000${tail}`,
  company: 'x'.repeat(400),
});

describe('the head of a job', () => {
  it('says title, company, place, pay and type; an address only where the site’s is known', () => {
    const head = jobHead(JOB);
    expect(head).toContain('<title>Welder, Northgate · VisaTalent</title>');
    expect(head).toContain('content="Toronto, ON · CA$60,000–CA$80,000 per year · Full-time"');
    expect(head).not.toContain('og:url');
    expect(jobHead(JOB, { origin: 'https://www.example.com' })).toContain(
      '<link rel="canonical" href="https://www.example.com/jobs/job-1--welder-toronto-on">',
    );
  });

  it('is text, whatever a title holds, and short', () => {
    const head = jobHead(hostile(''));
    expect(head).not.toMatch(/<script|[\p{Cc}\u202e]|"'/u);
    expect(head).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp;');
    const said = (/<title>(.*)<\/title>/.exec(head)?.[1] ?? '').replaceAll(/&\w+;|&#39;/g, '.');
    expect(said.length).toBeLessThanOrEqual(120);
    expect(said).toMatch(/… · VisaTalent$/);
  });

  it('of a closed job only keeps search engines away, and the page keeps its own title', () => {
    for (const closed of [
      { ...JOB, status: 'closed' },
      { ...JOB, closesAt: '2020-01-01T00:00:00Z' },
    ]) {
      expect(jobHead(closed)).toBe('<meta name="robots" content="noindex">');
      expect(fillShare(PAGE, jobHead(closed))).toContain(
        '<title>Job · VisaTalent</title><meta name="robots" content="noindex"><!--/share-->',
      );
    }
  });

  it('goes only between its marks, whatever it holds', () => {
    expect(fillShare(PAGE, '<title>$& $1</title>')).toBe(
      PAGE.replace('<title>Job · VisaTalent</title>', () => '<title>$& $1</title>'),
    );
    expect(fillShare('<head></head>', '<title>x</title>')).toBe('<head></head>');
  });

  it.each(['CAD', 'USD', 'EUR', 'GBP', 'AED', 'PHP', 'INR', 'JPY', 'KRW', 'CNY', 'MXN', 'BRL', 'CHF', 'SGD'])(
    'writes money in %s as the page does',
    (currency) => {
      for (const amount of [950, 60_000, 1_234_567, 25.5]) {
        const salary = { min: amount, max: amount, currency, period: 'hour' as const };
        expect(payOf(salary).kind).toBe('exact');
        expect(payLine(salary)).toBe(`${formatPay(amount, currency, 'en')} per hour`);
      }
    },
  );

  it.each([
    [{ min: 10, max: null, currency: 'CAD', period: 'hour' }, 'From CA$10 per hour'],
    [{ min: 0, max: 10, currency: 'CAD', period: 'hour' }, 'Up to CA$10 per hour'],
    [{ min: 20, max: 10, currency: 'CAD' }, 'CA$10–CA$20, period not stated'],
    [{ min: null, max: null, currency: 'CAD', period: 'year' }, ''],
    [{ min: -1, max: Number.NaN, currency: 'dollars' }, ''],
    [null, ''],
  ])('%j is %j', (salary, line) => expect(payLine(salary)).toBe(line));

  it('has the address that the app has', () => {
    for (const job of [JOB, { ...JOB, id: 'a/b--c', title: 'Ünï — códe', location: '' }, hostile('')])
      expect(jobSegment(job)).toBe(segmentOfApp(job));
    expect(jobIdIn(`/jobs/${jobSegment({ ...JOB, id: 'a b--c' })}`)).toBe('a b--c');
    for (const other of ['/jobs/saved', '/jobs/..--x', '/jobs/%2e%2e--x', '/jobs/%ff--x', '/admin/jobs/1--x'])
      expect(jobIdIn(other)).toBeNull();
  });
});

describe('a worker before the files', () => {
  let api: FaultServer;
  beforeAll(async () => {
    api = await FaultServer.start();
  });
  afterAll(() => api.close());
  beforeEach(() => api.reset());
  const headers = {
    'content-type': 'text/html',
    etag: '"1"',
    'content-security-policy': "default-src 'none'",
  };
  const assets = { fetch: () => Promise.resolve(new Response(PAGE, { headers })) };
  const ask = (path: string, more: object = {}) =>
    worker.fetch(
      new Request(`https://site.test${path}`, { headers: { Cookie: 'a=b', Authorization: 'x' } }),
      {
        API_BASE_URL: `${api.url}/`,
        ASSETS: assets,
        ...more,
      },
    );

  it('asks for the job without cookies and tokens, once in ten minutes, and keeps the policy', async () => {
    api.script('GET /api/jobs/kept', fault.ok({ ...JOB, id: 'kept' }));
    const first = await ask('/jobs/kept--welder');
    expect(await first.text()).toContain('<title>Welder, Northgate · VisaTalent</title>');
    expect(first.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(first.headers.get('etag')).toBeNull();
    await ask('/jobs/kept--welder');
    expect(api.ledger).toHaveLength(1);
    expect(api.ledger[0]?.headers).not.toHaveProperty('cookie');
    expect(api.ledger[0]?.headers).not.toHaveProperty('authorization');
  });

  it.each([
    ['broken', fault.reset()],
    ['slow', fault.hang()],
    ['html', fault.html()],
    ['gone', fault.status(404, { success: false, message: 'x' })],
    ['moved', fault.redirect(302, 'https://elsewhere.test/')],
    ['refused', fault.ok({ success: false, title: 'x', id: '1' })],
    ['without an address', fault.ok({ ...JOB, id: '\uD800x' })],
  ])('gives the page as built within a second where the job is %s', async (id, does) => {
    api.script(`GET /api/jobs/${encodeURIComponent(id)}`, does);
    const started = performance.now();
    const more = { SITE_ORIGIN: 'https://www.example.com' };
    expect(await (await ask(`/jobs/${encodeURIComponent(id)}--x`, more)).text()).toBe(PAGE);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('gives the page as built within a second on a host whose fetch does not end at its signal', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const started = performance.now();
    expect(await (await ask('/jobs/endless--x')).text()).toBe(PAGE);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('leaves every other address to the files', async () => {
    for (const path of ['/', '/jobs', '/jobs/saved', '/jobs/%ff--x']) await ask(path);
    expect(api.ledger).toEqual([]);
  });

  it('lists the open jobs where the site’s address is known', async () => {
    const jobs = [{ ...JOB, id: '\uD800x' }, JOB, { ...JOB, id: 'job-2', status: 'closed' }];
    api.script(
      'GET /api/jobs',
      fault.ok({ data: jobs, hasNext: true }),
      fault.ok({ data: [], hasNext: false }),
    );
    expect(await (await ask('/sitemap-jobs.xml')).text()).toBe(PAGE);
    const more = { SITE_ORIGIN: 'https://www.example.com' };
    const text = await (await ask('/sitemap-jobs.xml', more)).text();
    expect(text.match(/<loc>[^<]*<\/loc>/g)).toEqual([
      '<loc>https://www.example.com/jobs/job-1--welder-toronto-on</loc>',
    ]);
    expect(api.ledger).toHaveLength(2);
    await ask('/sitemap-jobs.xml', more);
    expect(api.ledger).toHaveLength(2);
  });
});

it('in nginx the same head stands in the page, and a failure or a late answer leaves it as built', async () => {
  const answered: [number, string][] = [];
  const ask = (answer: string | null, uri = '/jobs/job-1--welder') =>
    share({
      uri,
      variables: {},
      headersOut: {},
      subrequest: (address) => {
        if (address === '/share/page') return Promise.resolve({ status: 200, responseText: PAGE });
        return answer === null
          ? new Promise(() => {})
          : Promise.resolve({ status: 200, responseText: answer });
      },
      return: (status, body) => void answered.push([status, body]),
    });
  await ask(JSON.stringify(JOB));
  await ask('<html>');
  await ask(JSON.stringify(JOB), '/jobs/%ff--x');
  await ask(null);
  expect(answered).toEqual([
    [200, fillShare(PAGE, jobHead(JOB))],
    [200, PAGE],
    [200, PAGE],
    [200, PAGE],
  ]);
});
