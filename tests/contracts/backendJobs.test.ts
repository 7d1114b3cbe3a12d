import { beforeEach, describe, expect, it } from 'vitest';
import { createBackend, type EmbeddedBackend } from '../../embedded-backend/handlers.ts';
import { caller } from './backendCaller';

/** Tests how the embedded backend answers people who look for a job. */
interface Job {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly status: string;
  readonly countryCode?: string;
  readonly regionCode?: string;
  readonly category?: string;
  readonly type?: string;
  readonly tags?: readonly string[];
  readonly workPermit?: string;
  readonly postedAt?: string;
  readonly closesAt?: string;
  readonly closedAt?: string;
  readonly closedReason?: string;
  readonly description?: string;
  readonly skills?: readonly string[];
  readonly salary?: {
    readonly min: number | null;
    readonly max: number | null;
    readonly currency: string;
    readonly period: 'year' | 'month' | 'week' | 'hour';
    readonly cad?: { readonly min: number; readonly asOf: string };
  };
  readonly viewer?: { readonly saved: boolean; readonly applicationId?: string };
}
interface List {
  readonly data: readonly Job[];
  readonly totalCount: number;
  readonly pageSize: number;
  readonly withoutPay: number;
  readonly didYouMean?: string;
  readonly asOf: string;
  readonly applied: readonly string[];
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const START = Date.parse('2026-11-22T09:00:00.000Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let now = START;
let backend: EmbeddedBackend;
let api: ReturnType<typeof caller>;

beforeEach(() => {
  now = START;
  backend = createBackend({ now: () => now });
  api = caller(backend);
});

const list = async (query: string, token?: string): Promise<List> => {
  const path = query.startsWith('q=') ? '/api/jobs/search' : '/api/jobs';
  const options = token === undefined ? {} : { token };
  return (await api.call<List>('GET', `${path}?pageSize=200&${query}`, options)).body;
};
const all = async (query: string, token?: string) => (await list(query, token)).data;
const titles = async (words: string) =>
  (await all(`q=${encodeURIComponent(words)}`)).map(({ title }) => title);

describe('the jobs of the seed', () => {
  it('are 170, of which 153 are open, and the older ones keep their order', async () => {
    expect(backend.data.jobs.size).toBe(170);
    const open = await all('sort=postedAt&order=desc');
    expect(open).toHaveLength(153);
    const ordinary = open.map(({ id }) => Number(id.slice(4))).filter((number) => number <= 120);
    expect(ordinary).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
  });

  it('contain every kind with which a page must cope', async () => {
    const { data } = backend;
    const closed = data.jobs.filter(
      ({ closedAt, closesAt }) => closedAt !== null || (closesAt ?? '9') < '2026-11-22',
    );
    expect(closed).toHaveLength(12);
    const open = await all('');
    const count = (test: (job: Job) => boolean) => open.filter(test).length;
    expect(count(({ closesAt }) => Date.parse(closesAt ?? '') - START < 2 * DAY)).toBe(4);
    expect(count(({ salary }) => salary === undefined)).toBe(8 + 2);
    expect(count(({ salary }) => salary?.max === null)).toBe(3);
    expect(count(({ salary }) => salary?.min === null)).toBe(2);
    expect(count(({ salary }) => salary?.period === 'hour')).toBe(4);
    expect(count(({ company }) => company.includes('<script>'))).toBe(1);
    expect(count(({ title }) => title.length === 300 && !title.includes(' '))).toBe(1);
    for (const script of ['Arabic', 'Han']) {
      const letters = new RegExp(`^[\\p{Script=${script}}\\p{P}\\p{M}\\s\\u200c]{115,}$`, 'u');
      expect(count(({ title }) => letters.test(title))).toBe(script === 'Arabic' ? 2 : 1);
    }
    const bare = open.filter(({ postedAt }) => postedAt === undefined);
    expect(bare).toHaveLength(2);
    expect(Object.keys(bare[0] ?? {}).sort()).toEqual([
      'company',
      'id',
      'location',
      'reference',
      'status',
      'title',
    ]);
  });

  it('that are drafts or scheduled are not found, and are published by the clock', async () => {
    const scheduled = backend.data.jobs.find(({ publishAt }) => Date.parse(publishAt ?? '') > START);
    const path = `/api/jobs/${scheduled?.id ?? ''}`;
    expect((await api.call('GET', path)).status).toBe(404);
    now += 5 * DAY;
    expect((await api.call<Job>('GET', path)).body.status).toBe('open');
    const draft = backend.data.jobs.find(({ publishAt }) => publishAt === null);
    expect((await api.call('GET', `/api/jobs/${draft?.id ?? ''}`)).status).toBe(404);
  });

  it('close by the clock, and then say when and why', async () => {
    const soon = (await all('sort=closesAt'))[0];
    now += 2 * DAY;
    expect((await all('')).map(({ id }) => id)).not.toContain(soon?.id);
    const { body } = await api.call<Job>('GET', `/api/jobs/${soon?.id ?? ''}`);
    expect(body).toMatchObject({ status: 'closed', closedAt: soon?.closesAt, closedReason: 'expired' });
  });
});

describe('searching', () => {
  it('finds every word, first in the title', async () => {
    const found = await titles('welder');
    expect(found[0]).toMatch(/^Welder/);
    expect(found.length).toBeGreaterThan(2);
    expect(await titles('welder nurse')).toEqual([]);
    expect((await titles('registered acute'))[0]).toBe('Registered Nurse');
  });

  it('ignores accents, joins related letters, and accepts digits of every script', async () => {
    const quebec = await all('q=quebec');
    expect(quebec.length).toBeGreaterThan(1);
    expect(quebec.every(({ location }) => location.endsWith('QC'))).toBe(true);
    const withArabicLetters = 'جوشكار';
    expect((await titles(withArabicLetters)).some((title) => title.includes('جوشکار'))).toBe(true);
    expect(await titles('٣')).toEqual(await titles('3'));
  });

  it('suggests a known word only if nothing was found', async () => {
    expect(await list('q=weldr')).toMatchObject({ totalCount: 0, didYouMean: 'welder' });
    expect((await list('q=electricain')).didYouMean).toBe('electrician');
    expect((await list('q=welder')).didYouMean).toBeUndefined();
    expect((await list('q=xyzzyx')).didYouMean).toBeUndefined();
  });

  it('is limited to 600 a minute, and says when to try again', async () => {
    for (let index = 0; index < 600; index += 1) await api.call('GET', '/api/jobs/search?q=zz&pageSize=1');
    now += 10_000;
    const refused = await api.call('GET', '/api/jobs?pageSize=1');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '50']);
    now += 50_000;
    expect((await api.call('GET', '/api/jobs?pageSize=1')).status).toBe(200);
  });
});

describe('filtering', () => {
  it('takes several values of one filter as any of them, and different filters together', async () => {
    const found = await all('country=CA&region=CA-ON&region=CA-BC&type=full-time&type=contract&permit=true');
    expect(found.length).toBeGreaterThan(3);
    for (const job of found) {
      expect(job).toMatchObject({ countryCode: 'CA', workPermit: 'employerHelps' });
      expect(['CA-ON', 'CA-BC']).toContain(job.regionCode);
      expect(['full-time', 'contract']).toContain(job.type);
    }
  });

  it('says which filters it applied: provinces only with Canada, the profile only if there is one', async () => {
    expect((await list('q=welder&region=CA-ON&match=true&hideApplied=true&tag=hot')).applied).toEqual([
      'q',
      'tag',
    ]);
    expect((await list('region=CA-ON&country=CA&minPay=1&postedWithin=7')).applied).toEqual([
      'country',
      'region',
      'minPay',
      'postedWithin',
    ]);
    expect((await list('minPay=-5&postedWithin=x&since=soon&payStated=maybe')).applied).toEqual([]);
  });

  it('compares pay as CAD a year: the lower end, or an upper end that stands alone', async () => {
    const found = await list('minPay=60000');
    const { withoutPay, totalCount } = found;
    const yearly = { year: 1, month: 12, week: 52, hour: 2080 } as const;
    const stated = found.data.filter(({ salary }) => salary && salary.currency !== 'ISK');
    expect(stated).toHaveLength(totalCount - withoutPay);
    for (const { salary } of stated) {
      const amount = salary?.min ?? salary?.max ?? 0;
      const cad = salary?.cad?.min ?? amount * yearly[salary?.period ?? 'year'];
      expect(cad).toBeGreaterThanOrEqual(60_000);
    }
    // Eight state no pay, two have an empty one, and one has a currency without a rate.
    expect(withoutPay).toBe(11);
    expect((await list('minPay=60000&payStated=true')).totalCount).toBe(totalCount - withoutPay);
  });

  it('returns the day of the rate if money was converted', async () => {
    const abroad = (await all('country=AE'))[0];
    expect(abroad?.salary?.cad?.asOf).toBe('2026-11-02T00:00:00.000Z');
    expect((await all('country=CA'))[0]?.salary?.cad).toBeUndefined();
  });

  it('counts the results of each value, without its own filter', async () => {
    const { facets } = await list('country=CA&type=part-time&tag=remote');
    for (const type of ['full-time', 'contract']) {
      const { totalCount } = await list(`country=CA&type=${type}&tag=remote`);
      expect(facets.type?.[type] ?? 0).toBe(totalCount);
    }
    const { totalCount } = await list('country=GB&type=part-time&tag=remote');
    expect(facets.country?.GB ?? 0).toBe(totalCount);
  });

  it('matches a profile by category or skill, and leaves out jobs that contradict it', async () => {
    const token = await api.login('user');
    const found = await all('match=true', token);
    expect(found.length).toBeGreaterThan(3);
    const skills = ['MIG welding', 'TIG welding', 'Blueprint reading'];
    expect(
      found.every(
        (job) => job.category === 'construction' || job.skills?.some((each) => skills.includes(each)),
      ),
    ).toBe(true);
    const asked = backend.data.jobs.require(found[0]?.id ?? '');
    const needs = { experienceYears: 8, educationLevelId: null, languages: [], licence: null };
    backend.data.jobs.put({ ...asked, needs });
    expect((await all('match=true', token)).map(({ id }) => id)).not.toContain(asked.id);
  });

  it('hides jobs for which the person has applied, but not if it was withdrawn or not sent', async () => {
    const token = await api.login('both');
    const shown = new Set((await all('hideApplied=true', token)).map(({ id }) => id));
    expect(['job-2', 'job-9', 'job-16', 'job-23', 'job-30', 'job-37'].filter((id) => shown.has(id))).toEqual(
      [],
    );
    expect(shown.has('job-44')).toBe(true);
  });

  it('returns only jobs that were posted after a time', async () => {
    const { asOf } = await list('');
    expect((await list(`since=${asOf}`)).totalCount).toBe(0);
    now += 5 * DAY;
    expect((await list(`since=${asOf}`)).totalCount).toBe(3);
    expect(
      (await all('postedWithin=1')).every(({ postedAt }) => Date.parse(postedAt ?? '') >= now - DAY),
    ).toBe(true);
  });
});

describe('the order', () => {
  it('by pay has the highest lower end first, and jobs without pay last', async () => {
    const found = await all('sort=salary&order=desc');
    expect(found.slice(-11).every(({ salary }) => salary === undefined || salary.currency === 'ISK')).toBe(
      true,
    );
    const inCad = found.filter(({ salary }) => salary?.currency === 'CAD' && salary.period === 'year');
    const amounts = inCad.map(({ salary }) => salary?.min ?? salary?.max ?? 0);
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
  });

  it('by closing date has jobs without one last, in both directions', async () => {
    for (const order of ['asc', 'desc']) {
      const dates = (await all(`sort=closesAt&order=${order}`)).map(({ closesAt }) => closesAt);
      const without = dates.indexOf(undefined);
      expect(dates.slice(without).every((date) => date === undefined)).toBe(true);
      const given = dates.slice(0, without).map((date) => date ?? '');
      expect(given).toEqual([...given].sort((a, b) => (order === 'asc' ? 1 : -1) * (a < b ? -1 : 1)));
    }
  });

  it('by an unknown word is the default, and a page has at most 200', async () => {
    expect((await all('sort=__proto__'))[0]?.id).toBe('job-1');
    expect((await api.call<List>('GET', '/api/jobs?pageSize=5000')).body.pageSize).toBe(200);
  });
});

describe('a job', () => {
  it('shows a signed-in person their relation to it, and a visitor nothing', async () => {
    const token = await api.login('user');
    const { body } = await api.call<Job>('GET', '/api/jobs/job-3', { token });
    expect(body.viewer).toEqual({ saved: true });
    expect((await all('', token)).find(({ id }) => id === 'job-1')?.viewer?.applicationId).toBe(
      'application-1',
    );
    expect((await api.call<Job>('GET', '/api/jobs/job-3')).body.viewer).toBeUndefined();
  });

  it('is complete by itself, and without its long parts in lists', async () => {
    expect((await api.call<Job>('GET', '/api/jobs/job-1')).body.description).toContain('is looking for');
    expect((await all(''))[0]?.description).toBeUndefined();
  });

  it('has similar ones: open, of its category and country, without itself', async () => {
    const { body: own } = await api.call<Job>('GET', '/api/jobs/job-1');
    const { body } = await api.call<readonly Job[]>('GET', '/api/jobs/job-1/similar?limit=3');
    expect(body).toHaveLength(3);
    for (const job of body) {
      expect(job).toMatchObject({ category: own.category, countryCode: own.countryCode, status: 'open' });
      expect(job.id).not.toBe('job-1');
    }
  });

  it('can be reported by anyone, five times an hour', async () => {
    const report = (body: object) => api.call('POST', '/api/jobs/job-1/reports', { body });
    expect((await report({ reason: 'other' })).body.errors).toHaveProperty('text');
    expect((await report({ reason: 'boring' })).body.errors).toHaveProperty('reason');
    for (let index = 0; index < 5; index += 1) expect((await report({ reason: 'money' })).status).toBe(204);
    now += HOUR / 2;
    const sixth = await report({ reason: 'money' });
    expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([429, '1800']);
    expect(backend.data.jobReports.size).toBe(5);
  });
});

describe('saved jobs and searches', () => {
  it('are listed newest first, with closed jobs, and saved once however often it is requested', async () => {
    const token = await api.login('user');
    for (const id of ['job-5', 'job-5', 'job-121']) {
      now += 1000;
      await api.call('POST', `/api/jobs/${id}/save`, { token, body: {} });
    }
    const path = '/api/jobs/saved';
    const { body } = await api.call<{ data: readonly { job: Job; savedAt: string }[] }>('GET', path, {
      token,
    });
    expect(body.data.map(({ job }) => job.id)).toEqual(['job-121', 'job-5', 'job-3']);
    expect(body.data[0]?.job.status).toBe('closed');
    await api.call('DELETE', '/api/jobs/job-5/save', { token });
    expect(backend.data.savedJobs.get('user-demo~job-5')).toBeUndefined();
  });

  it('are at most twenty searches, and each is visible to its owner only', async () => {
    const token = await api.login('user');
    const add = (name: string) =>
      api.call('POST', '/api/jobs/searches', { token, body: { name, query: 'q=welder' } });
    for (let index = 1; index <= 20; index += 1) expect((await add(`Search ${index}`)).status).toBe(201);
    expect((await add('One more')).status).toBe(422);
    const { body } = await api.call<readonly { id: string }[]>('GET', '/api/jobs/searches', { token });
    const path = `/api/jobs/searches/${body[0]?.id ?? ''}`;
    const other = await api.login('both');
    expect((await api.call('DELETE', path, { token: other })).status).toBe(404);
    expect((await api.call('PUT', path, { token, body: { name: '' } })).status).toBe(422);
    const renamed = await api.call('PUT', path, { token, body: { name: 'Welders' } });
    expect(renamed.body).toMatchObject({ name: 'Welders', query: 'q=welder' });
    expect((await api.call('DELETE', path, { token })).status).toBe(204);
  });
});
