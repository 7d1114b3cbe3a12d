import { beforeEach, describe, expect, it } from 'vitest';
import { createBackend, type EmbeddedBackend } from '../../embedded-backend/handlers.ts';
import { caller, type Wire } from './backendCaller';

interface Page<T = Wire> {
  readonly data: readonly T[];
  readonly totalCount: number;
  readonly currentPage: number;
  readonly totalPages: number;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
}

let backend: EmbeddedBackend;
let api: ReturnType<typeof caller>;
let user = '';
let admin = '';

beforeEach(async () => {
  backend = createBackend();
  api = caller(backend);
  [user, admin] = await Promise.all([api.login('user'), api.login('admin')]);
});

const get = async <T = Wire>(path: string, token?: string): Promise<T> => {
  const { status, body } = await api.call<T>('GET', path, token === undefined ? {} : { token });
  expect(status).toBe(200);
  return body;
};

describe('the seed', () => {
  it('has what the contract promises', () => {
    const { data } = backend;
    expect(data.countries.size).toBe(249);
    expect(data.educationLevels.size).toBe(24);
    expect(data.userProfiles.size).toBe(200);
    expect(data.jobs.size).toBe(170);
    expect(new Set(data.countries.all().map(({ code }) => code)).size).toBe(249);
    expect(data.countries.all().every(({ code, name }) => name !== code)).toBe(true);
    expect(new Set(data.educationLevels.all().map(({ countryId }) => countryId)).size).toBeGreaterThan(5);
  });

  it('is the same every time, except for secrets and times', () => {
    const now = () => 1_800_000_000_000;
    const records = (each: EmbeddedBackend) => {
      const { users: _users, sessions: _sessions, ...rest } = each.data.toJSON();
      return rest;
    };
    expect(records(createBackend({ now }))).toEqual(records(createBackend({ now })));
  });

  it('refers only to existing records', () => {
    const { countries, educationLevels, jobs, userProfiles, users, applications } = backend.data;
    for (const profile of userProfiles.all()) {
      expect(users.get(profile.userId)).toBeDefined();
      expect(countries.get(profile.countryOfBirthId ?? '')).toBeDefined();
      expect(countries.get(profile.countryOfResidenceId ?? '')).toBeDefined();
      const level = profile.educationLevelId;
      expect(level === null || educationLevels.get(level) !== undefined).toBe(true);
    }
    for (const { jobId } of applications.all()) expect(jobs.get(jobId)).toBeDefined();
  });

  it('gives the demo accounts their completion', async () => {
    expect(await get('/api/UserProfiles/profile-demo-user/completion-status', user)).toEqual({
      percentage: 60,
      isComplete: false,
      missing: ['summary', 'experienceLevelId', 'educationLevelId', 'languages'],
      items: ['summary', 'experienceLevelId', 'educationLevelId', 'languages'].map((field) => ({
        field,
        gain: 10,
      })),
    });
    expect(await get('/api/UserProfiles/profile-demo-both/completion-status', admin)).toEqual({
      percentage: 100,
      isComplete: true,
      missing: [],
      items: [],
    });
  });

  it('returns after a reset', async () => {
    backend.data.countries.delete('country-ca');
    backend.reset();
    expect((await get('/api/countries/by-code/ca')).name).toBe('Canada');
  });
});

describe('lists', () => {
  it('returns all countries, or pages if they are requested', async () => {
    const whole = await get<{ countries: Wire[]; totalCount: number }>('/api/countries');
    expect(whole.totalCount).toBe(249);
    expect(whole.countries).toHaveLength(249);
    const last = await get<Page>('/api/countries?page=25&pageSize=10');
    expect(last).toMatchObject({
      totalCount: 249,
      currentPage: 25,
      totalPages: 25,
      hasNext: false,
      hasPrevious: true,
    });
    expect(last.data).toHaveLength(9);
    expect((await get<Page>('/api/countries?page=99&pageSize=10')).data).toEqual([]);
  });

  it.each([
    ['cote', ['Côte d’Ivoire']],
    ['REUNION', ['Réunion']],
    ['south america guyana', ['French Guiana', 'Guyana']],
  ])('finds countries by %j, ignoring accents and case', async (search, names) => {
    const { data } = await get<Page>(`/api/countries/search?q=${encodeURIComponent(search)}`);
    const found = data.map(({ name }) => name);
    expect(names.some((name) => found.includes(name))).toBe(true);
    expect(found.length).toBeLessThanOrEqual(names.length);
  });

  it('sorts by any column in both directions, and by the default for an unknown one', async () => {
    const codes = async (query: string) =>
      (await get<Page>(`/api/EducationLevels?pageSize=3&${query}`)).data.map(({ code }) => code);
    expect(await codes('sort=code')).toEqual(['bachelors', 'ca-apprenticeship', 'ca-college-diploma']);
    expect(await codes('sort=code&order=desc')).toEqual(['us-ged', 'us-associate', 'su-specialist']);
    expect(await codes('sort=__proto__')).toEqual(['high-school', 'bachelors', 'masters']);
    expect(await codes('active=false')).toEqual(['su-specialist']);
  });

  it('returns ten education levels a page by default', async () => {
    const page = await get<Page>('/api/EducationLevels');
    expect(page).toMatchObject({
      totalCount: 24,
      pageSize: 10,
      totalPages: 3,
      hasNext: true,
      hasPrevious: false,
    });
  });

  it('filters jobs by every field of the contract', async () => {
    type Job = { type: string; tags: string[]; category: string; countryCode: string };
    const jobs = async (query: string) => (await get<Page<Job>>(`/api/jobs?pageSize=200&${query}`)).data;
    expect(await jobs('')).toHaveLength(153);
    for (const type of ['full-time', 'part-time', 'contract', 'temporary']) {
      const found = await jobs(`type=${type}`);
      expect(found.length).toBeGreaterThan(0);
      expect(found.every((job) => job.type === type)).toBe(true);
    }
    for (const tag of ['hot', 'new', 'remote']) {
      expect((await jobs(`tag=${tag}`)).every((job) => job.tags.includes(tag))).toBe(true);
    }
    expect((await jobs('country=CA')).length).toBe(126);
    expect((await get<Page<Job>>('/api/jobs')).data.every((job) => job.countryCode === 'CA')).toBe(true);
  });
});

describe('permissions', () => {
  const NEW_LEVEL = { code: 'new-level', name: 'New level' };

  it.each([
    ['GET', '/api/auth/me'],
    ['GET', '/api/UserProfiles'],
    ['GET', '/api/user/dashboard'],
    ['GET', '/api/documents'],
    ['POST', '/api/EducationLevels'],
    ['DELETE', '/api/countries/country-ca'],
    ['GET', '/api/admin/users'],
  ])('answers %s %s without a token with 401', async (method, path) => {
    for (const options of [{}, { token: 'invented' }]) {
      const { status, body, headers } = await api.call(method, path, options);
      expect(status).toBe(401);
      expect(body).toEqual({ success: false, message: 'Authentication expired. Please login again.' });
      expect(headers.get('www-authenticate')).toBe('Bearer');
    }
  });

  it.each([
    ['POST', '/api/EducationLevels'],
    ['POST', '/api/EducationLevels/defaults'],
    ['POST', '/api/EducationLevels/bulk-update'],
    ['PUT', '/api/EducationLevels/edu-phd'],
    ['DELETE', '/api/EducationLevels/edu-phd'],
    ['POST', '/api/countries'],
    ['PUT', '/api/countries/country-ca'],
    ['POST', '/api/UserProfiles/bulk-update'],
    ['PUT', '/api/UserProfiles/profile-demo-both'],
    ['DELETE', '/api/UserProfiles/profile-demo-both'],
    ['POST', '/api/documents/document-1/verify'],
    ['GET', '/api/admin/dashboard'],
    ['GET', '/api/admin/users'],
    ['GET', '/api/admin/documents'],
    ['POST', '/api/admin/user-roles'],
    ['GET', '/api/system/metrics'],
  ])('answers %s %s by an end user with 403', async (method, path) => {
    const options = method === 'GET' ? {} : { body: NEW_LEVEL };
    const { status, body } = await api.call(method, path, { ...options, token: user });
    expect(status).toBe(403);
    expect(body.success).toBe(false);
  });

  it('reads reference data without a token', async () => {
    expect(await get('/api/countries/country-ca')).toMatchObject({ code: 'CA' });
    expect(await get('/api/EducationLevels/hierarchy')).toHaveLength(24);
    expect((await get<Wire[]>('/api/jobs/featured')).length).toBeGreaterThan(4);
  });

  it("hides private profiles and other people's documents", async () => {
    const hidden = backend.data.userProfiles.find(({ isPublic }) => !isPublic);
    const path = `/api/UserProfiles/${hidden?.id ?? ''}`;
    expect((await api.call('GET', path, { token: user })).status).toBe(403);
    await get(path, admin);
    const both = await api.login('both');
    await get('/api/documents/document-1/download', both);
    const other = await api.call('POST', '/api/auth/register', {
      body: { email: 'x@example.com', password: 'secret1', firstName: 'X', lastName: 'Y' },
    });
    const token = other.body.data.accessToken;
    expect((await api.call('GET', '/api/documents/document-1/download', { token })).status).toBe(404);
  });

  it('removes a role at once', async () => {
    const both = await api.login('both');
    await get('/api/admin/dashboard', both);
    await api.call('PUT', '/api/admin/users/user-demo-both', { token: admin, body: { roles: ['end_user'] } });
    expect((await api.call('GET', '/api/admin/dashboard', { token: both })).status).toBe(403);
    const self = await api.call('PUT', '/api/admin/users/user-demo-admin', {
      token: admin,
      body: { roles: [] },
    });
    expect(self.status).toBe(409);
  });
});

describe('unknown paths and methods', () => {
  it('answers 404 and 405 in JSON, HEAD like GET, and OPTIONS with the methods', async () => {
    expect((await api.call('GET', '/api/nothing/here')).status).toBe(404);
    expect((await api.call('GET', '/api/countries/country-xx')).body).toEqual({
      success: false,
      message: 'The country was not found.',
    });
    const wrong = await api.call('PATCH', '/api/countries/country-ca');
    expect(wrong.status).toBe(405);
    expect(wrong.headers.get('allow')).toBe('GET, HEAD, PUT, DELETE');
    const head = await api.call('HEAD', '/api/countries');
    expect(head.status).toBe(200);
    expect(head.body).toBeUndefined();
    expect((await api.call('OPTIONS', '/api/countries')).status).toBe(204);
    expect((await api.call('GET', '/api/countries/%E0%A4%A')).status).toBe(400);
  });

  it('leaves other paths to other handlers', async () => {
    expect(await backend.answer(new Request('http://127.0.0.1/index.html'))).toBeUndefined();
    expect(await backend.answer(new Request('http://127.0.0.1/apiary'))).toBeUndefined();
  });
});

describe('education levels', () => {
  const PATH = '/api/EducationLevels';
  const create = (fields: object) =>
    api.call('POST', PATH, {
      token: admin,
      body: { code: 'ib', name: 'International Baccalaureate', ...fields },
    });

  it('creates, reads, changes and deletes', async () => {
    const made = await create({ level: 2 });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ code: 'ib', level: 2, order: 25, isActive: true, countryId: null });
    const path = `${PATH}/${made.body.id}`;
    const changed = await api.call('PUT', path, { token: admin, body: { name: 'IB Diploma' } });
    expect(changed.body).toMatchObject({ code: 'ib', name: 'IB Diploma', level: 2 });
    expect(changed.body.lastModified > made.body.lastModified).toBe(true);
    const emptied = await api.call('PUT', path, { token: admin, body: { level: null, order: null } });
    expect(emptied.body).toMatchObject({ name: 'IB Diploma', level: 1, order: 26 });
    expect(await get(`${PATH}/exists/IB`)).toEqual({ exists: true });
    expect((await api.call('DELETE', path, { token: admin })).status).toBe(204);
    expect((await api.call('GET', path)).status).toBe(404);
    expect((await api.call('DELETE', path, { token: admin })).status).toBe(404);
  });

  it('refuses a code twice, and names wrong fields', async () => {
    const twice = await create({ code: 'BACHELORS' });
    expect(twice.status).toBe(409);
    expect(twice.body.message).toBe('An education level with the code BACHELORS already exists.');
    const wrong = await create({ code: 'no good', name: '', level: 'high', countryId: 'country-xx' });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.body.errors).sort()).toEqual(['code', 'countryId', 'level', 'name']);
  });

  it('answers a change of an outdated version with 409 and the current record', async () => {
    const before = await get(`${PATH}/edu-phd`);
    const write = (name: string) =>
      api.call('PUT', `${PATH}/edu-phd`, { token: admin, body: { ...before, name } });
    expect((await write('Doctorate')).status).toBe(200);
    const late = await write('Doctor');
    expect(late.status).toBe(409);
    expect(late.body.current).toMatchObject({ id: 'edu-phd', name: 'Doctorate' });
  });

  it('changes many, each separately', async () => {
    const { body } = await api.call('POST', `${PATH}/bulk-update`, {
      token: admin,
      body: {
        updates: [
          { id: 'edu-phd', isActive: false },
          { id: 'edu-nothing', isActive: false },
          { id: 'edu-masters', code: 'phd' },
        ],
      },
    });
    expect(body).toEqual({
      updated: 1,
      failed: [
        { id: 'edu-nothing', message: 'The education level was not found.' },
        { id: 'edu-masters', message: 'An education level with the code phd already exists.' },
      ],
    });
  });

  it('creates only the missing defaults', async () => {
    backend.data.educationLevels.delete('edu-phd');
    const { body } = await api.call<Wire[]>('POST', `${PATH}/defaults`, { token: admin, body: {} });
    expect(body.map(({ code }) => code)).toEqual(['high-school', 'bachelors', 'masters', 'phd']);
    expect(backend.data.educationLevels.size).toBe(24);
  });

  it('answers the other reads about them', async () => {
    expect(await get(`${PATH}/statistics`)).toMatchObject({ total: 24, active: 23 });
    expect(await get(`${PATH}/by-code/phd`)).toMatchObject({ id: 'edu-phd' });
    expect(await get(`${PATH}/order/2`)).toMatchObject({ code: 'bachelors' });
    expect(await get<Wire[]>(`${PATH}/country/country-ca`)).toHaveLength(5);
    const ranks = (await get<{ level: number }[]>(`${PATH}/hierarchy`)).map(({ level }) => level);
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    expect(await get(`${PATH}/edu-ir-kardani/recognition/country-ca`)).toMatchObject({ recognized: true });
  });
});

describe('countries', () => {
  it('keeps codes unique, and countries that are in use', async () => {
    const body = { code: 'ca', name: 'Another Canada' };
    expect((await api.call('POST', '/api/countries', { token: admin, body })).status).toBe(409);
    expect((await api.call('DELETE', '/api/countries/country-ph', { token: admin })).status).toBe(409);
    expect((await api.call('DELETE', '/api/countries/country-bv', { token: admin })).status).toBe(204);
  });

  it('counts, and returns visa requirements', async () => {
    expect(await get('/api/countries/statistics')).toMatchObject({ total: 249, byRegion: { Oceania: 28 } });
    expect(await get<Wire[]>('/api/countries/popular?limit=3')).toHaveLength(3);
    expect(await get('/api/countries/visa-requirements?from=FR&to=CA')).toMatchObject({
      required: false,
      type: 'Electronic Travel Authorization (eTA)',
    });
    expect(await get('/api/countries/visa-requirements?from=PH&to=CA')).toMatchObject({ required: true });
    expect((await api.call('GET', '/api/countries/visa-requirements?from=PH')).status).toBe(404);
  });
});

describe('user profiles', () => {
  it('creates one for each account, and completes it', async () => {
    const path = '/api/UserProfiles';
    expect((await api.call('POST', path, { token: user, body: {} })).status).toBe(409);
    const made = await api.call('POST', path, { token: admin, body: { countryOfBirthId: 'country-ca' } });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ userId: 'user-demo-admin', countryOfBirthId: 'country-ca' });
    expect((await api.call('GET', '/api/auth/me', { token: admin })).body.userProfileId).toBe(made.body.id);
    const wrong = await api.call('PUT', `${path}/${made.body.id}`, {
      token: admin,
      body: { experienceYears: -1, educationLevelId: 'edu-x', languages: [{ code: 1 }] },
    });
    expect(Object.keys(wrong.body.errors).sort()).toEqual([
      'educationLevelId',
      'experienceYears',
      'languages',
    ]);
  });

  it('exports json, csv and pdf', async () => {
    const path = '/api/UserProfiles/profile-demo-user/export';
    const type = async (format: string) => {
      const answer = await api.call<unknown>('GET', `${path}/${format}`, { token: user });
      return `${answer.status} ${answer.headers.get('content-type') ?? ''}`;
    };
    expect(await type('json')).toBe('200 application/json; charset=utf-8');
    expect(await type('csv')).toBe('200 text/csv; charset=utf-8');
    expect(await type('pdf')).toBe('200 application/pdf');
    expect(await type('exe')).toMatch(/^400/);
  });

  it('matches and recommends', async () => {
    const matches = await get<{ score: number }[]>(
      '/api/UserProfiles/matching/profile-demo-user?limit=5',
      user,
    );
    expect(matches).toHaveLength(5);
    const scores = matches.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    const jobs = await get<{ items: { title: string }[] }>(
      '/api/UserProfiles/profile-demo-user/recommendations/jobs',
      user,
    );
    expect(jobs.items[0]?.title).toBe('Welder');
  });
});

describe("jobs, documents and a person's own records", () => {
  it('accepts one application for a job, and sends a draft', async () => {
    const apply = (job: string) => api.call('POST', `/api/jobs/${job}/apply`, { token: user, body: {} });
    const fresh = await apply('job-50');
    expect(fresh.status).toBe(201);
    expect(fresh.body).toMatchObject({ jobId: 'job-50', status: 'submitted' });
    expect((await apply('job-50')).status).toBe(409);
    expect((await apply('job-22')).body).toMatchObject({ id: 'application-4', status: 'submitted' });
    expect((await get<Page>('/api/jobs/applications', user)).totalCount).toBe(6);
  });

  it('saves jobs for later', async () => {
    const saved = async () => (await get<{ savedJobs: Wire[] }>('/api/user/dashboard', user)).savedJobs;
    await api.call('POST', '/api/jobs/job-9/save', { token: user, body: {} });
    expect((await saved()).map(({ id }) => id)).toEqual(['job-9', 'job-3']);
    await api.call('DELETE', '/api/jobs/job-9/save', { token: user });
    expect(await saved()).toHaveLength(1);
  });

  it('accepts a document, returns it byte for byte, and refuses other files', async () => {
    const upload = (file: File) => {
      const form = new FormData();
      form.set('file', file);
      form.set('type', 'resume');
      return api.call('POST', '/api/documents/upload', { token: user, form });
    };
    const made = await upload(new File(['%PDF é'], 'My résumé.pdf', { type: 'application/pdf' }));
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ name: 'My résumé.pdf', type: 'resume', size: 7, status: 'pending' });
    expect(await get<string>(`/api/documents/${made.body.id}/download`, user)).toBe('%PDF é');
    const verified = await api.call('POST', `/api/documents/${made.body.id}/verify`, {
      token: admin,
      body: { status: 'verified' },
    });
    expect(verified.body).toMatchObject({ status: 'verified' });
    expect((await upload(new File(['x'], 'x.exe', { type: 'application/x-msdownload' }))).status).toBe(415);
    expect((await upload(new File([], 'x.pdf', { type: 'application/pdf' }))).status).toBe(422);
    expect((await api.call('POST', '/api/documents/upload', { token: user, body: {} })).status).toBe(415);
  });

  const pdf = (name: string, text = '%PDF') => new File([text], name, { type: 'application/pdf' });
  const upload = (file: File, fields: Readonly<Record<string, string>> = {}, token = user) => {
    const form = new FormData();
    form.set('file', file);
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return api.call('POST', '/api/documents/upload', { token, form });
  };

  it('recognizes a repeated upload: a second attempt creates nothing', async () => {
    const before = backend.data.documents.size;
    const first = await upload(pdf('a.pdf'), { uploadId: 'u-1' });
    const again = await upload(pdf('a.pdf'), { uploadId: 'u-1' });
    expect([first.status, again.status, again.body.id]).toEqual([201, 200, first.body.id]);
    expect(backend.data.documents.size).toBe(before + 1);
    // The upload ids of other people mean nothing.
    expect((await upload(pdf('a.pdf'), { uploadId: 'u-1' }, admin)).status).toBe(201);
  });

  it('replaces a document by a new version, which must be checked again, and keeps the old file', async () => {
    const { id } = (await upload(pdf('a.pdf', '%PDF one'))).body;
    await api.call('POST', `/api/documents/${id}/verify`, { token: admin, body: {} });
    const second = await upload(pdf('b.pdf', '%PDF two'), { replaces: id });
    expect(second.body).toMatchObject({ id, name: 'b.pdf', version: 2, status: 'pending', verifiedAt: null });
    expect(await get<Wire[]>(`/api/documents/${id}/versions`, user)).toMatchObject([
      { version: 2, name: 'b.pdf' },
      { version: 1, name: 'a.pdf' },
    ]);
    expect(await get<string>(`/api/documents/${id}/download`, user)).toBe('%PDF two');
    expect(await get<string>(`/api/documents/${id}/download?version=1`, user)).toBe('%PDF one');
  });

  it('refuses a file that is not of its type, a virus, a locked file, and more than the limit', async () => {
    const png = new File(['%PDF'], 'a.png', { type: 'image/png' });
    expect((await upload(png)).status).toBe(415);
    expect(await upload(pdf('virus.pdf'))).toMatchObject({ status: 422, body: { code: 'virus' } });
    expect(await upload(pdf('Locked.pdf'))).toMatchObject({ status: 422, body: { code: 'encrypted' } });
    for (let at = 0; at < 196; at += 1) {
      backend.data.documents.put({ ...backend.data.documents.require('document-1'), id: `filler-${at}` });
    }
    expect(await upload(pdf('a.pdf'))).toMatchObject({ status: 422, body: { code: 'limit' } });
  });

  it('keeps a document that was sent with an application, and refuses a change of an outdated version', async () => {
    expect((await api.call('DELETE', '/api/documents/document-2', { token: user })).status).toBe(409);
    const { lastModified } = await get('/api/documents/document-1', user);
    const put = (name: string) =>
      api.call('PUT', '/api/documents/document-1', { token: user, body: { name, lastModified } });
    expect((await put('Mine.pdf')).body).toMatchObject({ name: 'Mine.pdf' });
    expect(await put('Other.pdf')).toMatchObject({ status: 409, body: { current: { name: 'Mine.pdf' } } });
  });
});

describe('the queue of document checks', () => {
  interface Waiting {
    readonly name: string;
    readonly uploadedAt: string;
    readonly ownerName: string;
    readonly ownerEmail: string;
  }
  const queue = (query: string) => get<Page<Waiting>>(`/api/admin/documents?${query}`, admin);
  const decide = (id: string, body: object) =>
    api.call('POST', `/api/documents/${id}/verify`, { token: admin, body });

  it('has the waiting ones, oldest first, with their owner; two people have files of the same name', async () => {
    const { data, totalCount } = await queue('status=pending&pageSize=50');
    expect(totalCount).toBe(17);
    expect(await get('/api/admin/dashboard', admin)).toMatchObject({ documentsPending: 17 });
    const moments = data.map(({ uploadedAt }) => uploadedAt);
    expect(moments).toEqual(moments.toSorted());
    expect(data.filter(({ name }) => name === 'passport.png')).toHaveLength(2);
    expect(data.every(({ ownerName, ownerEmail }) => ownerName !== '' && ownerEmail !== '')).toBe(true);
    expect((await queue(`status=pending&search=${encodeURIComponent('santos')}`)).totalCount).toBeGreaterThan(
      0,
    );
    expect((await queue('status=pending&type=passport')).totalCount).toBe(2);
  });

  it('accepts a decision with corrected days, once, about the file that was checked', async () => {
    const id = 'document-waiting-1';
    expect(await decide(id, { status: 'rejected' })).toMatchObject({ status: 422 });
    expect(await decide(id, { status: 'verified', version: 2 })).toMatchObject({ status: 409 });
    const days = { issuedOn: '2024-05-01', expiresOn: '2034-05-01' };
    expect((await decide(id, { status: 'verified', version: 1, ...days })).body).toMatchObject({
      status: 'verified',
      ...days,
    });
    const late = await decide(id, { status: 'rejected', reason: 'expired', version: 1 });
    expect(late).toMatchObject({ status: 409, body: { current: { id, status: 'verified' } } });
    expect((await queue('status=pending')).totalCount).toBe(16);
    expect((await decide(id, { status: 'pending', version: 1 })).body).toMatchObject({
      status: 'pending',
      verifiedAt: null,
      ...days,
    });
  });
});

it('verifying the result of a language test writes the certificate of its owner', async () => {
  const test = backend.data.languageTests.find(({ userId }) => userId === 'user-demo');
  backend.data.languageTests.update(test?.id ?? '', { documentId: 'document-3' });
  const verified = { token: admin, body: { status: 'verified' } };
  expect((await api.call('POST', '/api/documents/document-3/verify', verified)).status).toBe(200);
  const { data } = await get<Page<{ email: string; score: string; certificate: string }>>(
    '/api/admin/user-language-certificates?search=user@visatalent.test',
    admin,
  );
  expect(data).toMatchObject([{ certificate: 'IELTS General Training', score: test?.score }]);
});

describe('the admin family', () => {
  const ENTITIES = [
    'users',
    'countries',
    'roles',
    'education-levels',
    'language-certificates',
    'user-profiles',
    'user-language-certificates',
    'user-roles',
  ];

  it.each(ENTITIES)('lists and reads %s', async (entity) => {
    const page = await get<Page>(`/api/admin/${entity}?pageSize=2`, admin);
    expect(page.data).toHaveLength(2);
    const [first] = page.data;
    expect(await get(`/api/admin/${entity}/${first?.id ?? ''}`, admin)).toEqual(first);
  });

  it('never shows a hash or a secret', async () => {
    const body = JSON.stringify(await get(`/api/admin/users?pageSize=500`, admin));
    expect(body).not.toMatch(/scrypt|passwordHash|secret/i);
  });

  it('always keeps one administrator, and nobody can remove their own access', async () => {
    const write = (method: string, path: string, body?: object) =>
      api.call(method, `/api/admin/${path}`, { token: admin, ...(body === undefined ? {} : { body }) });
    const said = async (answer: ReturnType<typeof write>) => {
      const { status, body } = await answer;
      return [status, body.message];
    };
    const own = 'You can’t delete your own account here.';
    const role = 'You can’t take the administrator role from yourself.';
    expect(await said(write('DELETE', 'users/user-demo-admin'))).toEqual([409, own]);
    expect((await write('DELETE', 'users/user-demo-both')).status).toBe(204);
    expect(await said(write('DELETE', 'users/user-demo-admin'))).toEqual([409, own]);
    // One of two names of the role can be deleted, the other cannot.
    expect((await write('DELETE', 'user-roles/user-demo-admin~admin')).status).toBe(204);
    expect(await said(write('DELETE', 'user-roles/user-demo-admin~administrator'))).toEqual([409, role]);
    expect(await said(write('PUT', 'users/user-demo-admin', { roles: ['end_user'] }))).toEqual([409, role]);
    expect(await said(write('POST', 'users/user-demo-admin/block', { reason: 'Me' }))).toEqual([
      409,
      'You can’t block your own account.',
    ]);
  });

  it('refuses every way to sign in to a blocked account, until it is unblocked', async () => {
    const write = (path: string, body: object) =>
      api.call('POST', `/api/admin/users/user-demo/${path}`, { token: admin, body });
    const credentials = { email: 'user@visatalent.test', password: 'Passw0rd!' };
    const open = (await api.call('POST', '/api/auth/login', { body: credentials })).body.data;
    expect((await write('block', { reason: '' })).status).toBe(422);
    expect((await write('block', { reason: 'Spam' })).body).toMatchObject({
      isBlocked: true,
      blockedReason: 'Spam',
    });
    expect((await api.call('GET', '/api/auth/me', { token: open.accessToken })).status).toBe(401);
    const refused = { status: 403, body: { message: 'This account is blocked. Please contact support.' } };
    expect(await api.call('POST', '/api/auth/login', { body: credentials })).toMatchObject(refused);
    const renewal = { body: { refreshToken: open.refreshToken } };
    expect(await api.call('POST', '/api/auth/refresh', renewal)).toMatchObject(refused);
    const mails = backend.data.outbox.size;
    await api.call('POST', '/api/auth/forgot-password', { body: { email: credentials.email } });
    expect(backend.data.outbox.size).toBe(mails);
    expect((await get<Page>('/api/admin/users?isBlocked=true', admin)).totalCount).toBe(1);
    expect((await write('unblock', {})).body).toMatchObject({ isBlocked: false, blockedReason: null });
    expect((await api.call('GET', '/api/auth/me', { token: open.accessToken })).status).toBe(401);
    expect((await api.call('POST', '/api/auth/login', { body: credentials })).status).toBe(200);
  });

  it('gives each card of the desk the total of its list, and each trend the total of its window', async () => {
    const today = Date.now();
    const inDays = (days: number) => new Date(today + days * 86_400_000).toISOString().slice(0, 10);
    const [first, second, third] = backend.data.documents.all();
    backend.data.documents.update(first?.id ?? '', { expiresOn: inDays(29) });
    backend.data.documents.update(second?.id ?? '', { expiresOn: inDays(30) });
    backend.data.documents.update(third?.id ?? '', { expiresOn: inDays(-1) });
    const totalOf = async (path: string) => (await get<Page>(`/api/admin/${path}`, admin)).totalCount;
    const { items } = await get<{ items: { id: string; count: number }[] }>('/api/admin/desk', admin);
    const lists = {
      documents: 'documents?status=pending',
      waiting: 'applications?waiting=long',
      messages: 'threads?show=unanswered',
      interviewsNone: 'applications?interview=none',
      interviewsSoon: 'applications?interview=soon',
      tasksSubmitted: 'tasks?state=submitted',
      tasksOverdue: 'tasks?due=overdue',
      expiring: 'documents?expires=soon',
      unverified: 'users?isEmailVerified=false',
    };
    const totals = await Promise.all(
      Object.entries(lists).map(async ([id, path]) => ({ id, count: await totalOf(path) })),
    );
    expect(items.map(({ id, count }) => ({ id, count }))).toEqual(totals);
    // Nobody has answered a proposal yet.
    const asked = items.filter(({ id }) => !id.startsWith('interviews'));
    expect(asked.every(({ count }) => count > 0)).toBe(true);
    const { series } = await get<{ series: Record<string, { count: number }[]> }>('/api/admin/trends', admin);
    for (const name of ['users', 'applications', 'documents']) {
      const days = series[name] ?? [];
      expect(days).toHaveLength(60);
      const sum = days.slice(-30).reduce((all, { count }) => all + count, 0);
      expect(sum).toBe(await totalOf(`${name}?within=30`));
    }
    expect((await api.call('GET', '/api/admin/desk', { token: await api.login('user') })).status).toBe(403);
  });

  it('signs an account out everywhere', async () => {
    const token = await api.login('user');
    const path = '/api/admin/users/user-demo/sessions';
    expect((await api.call('DELETE', path, { token })).status).toBe(403);
    expect((await api.call('DELETE', path, { token: admin })).status).toBe(204);
    expect((await api.call('GET', '/api/auth/me', { token })).status).toBe(401);
  });

  it('counts a window in UTC days with today, and ignores an unknown one', async () => {
    const { users } = backend.data;
    const midnight = `${new Date(Date.now() - 29 * 86_400_000).toISOString().slice(0, 10)}T00:00:00.000Z`;
    const before = new Date(Date.parse(midnight) - 1).toISOString();
    users.update('user-1', { createdAt: midnight });
    users.update('user-2', { createdAt: before });
    const found = await get<Page>('/api/admin/users?within=30&pageSize=500', admin);
    const ids = found.data.map(({ id }) => id);
    expect([ids.includes('user-1'), ids.includes('user-2')]).toEqual([true, false]);
    expect((await get<Page>('/api/admin/users?within=abc', admin)).totalCount).toBe(users.size);
  });

  it('keeps the roles that the product uses, and says who has one', async () => {
    const role = await get<{ users: number }>('/api/admin/roles/role-end_user', admin);
    expect(role.users).toBeGreaterThan(100);
    for (const method of ['PUT', 'DELETE']) {
      const body = method === 'PUT' ? { body: { description: 'Mine' } } : {};
      const { status } = await api.call(method, '/api/admin/roles/role-admin', { token: admin, ...body });
      expect(status).toBe(409);
    }
  });

  it.each([
    ['users', 'role=agent'],
    ['users', 'isEmailVerified=false'],
    ['user-profiles', 'isPublic=false'],
    ['user-profiles', 'jobCategoryId=healthcare'],
    ['user-language-certificates', 'languageCertificateId=certificate-ielts-general'],
    ['user-roles', 'role=administrator'],
  ])('lists of %s only those with %s', async (entity, query) => {
    const [name = '', value = ''] = query.split('=');
    const all = await get<Page>(`/api/admin/${entity}`, admin);
    const some = await get<Page>(`/api/admin/${entity}?pageSize=500&${query}`, admin);
    expect(some.totalCount).toBeLessThan(all.totalCount);
    for (const record of some.data as unknown as readonly Record<string, unknown>[]) {
      const held = name === 'role' && entity === 'users' ? record.roles : [record[name]];
      expect((held as unknown[]).map(String)).toContain(value);
    }
  });

  it.each([
    ['users/user-demo', 'updatedAt', { firstName: 'Mine' }],
    ['user-profiles/profile-demo-user', 'updatedAt', { headline: 'Mine' }],
    ['language-certificates/certificate-pte-core', 'lastModified', { name: 'Mine' }],
    ['user-roles/user-demo~end_user', 'lastModified', { role: 'agent' }],
  ])(
    'answers a change of %s of an outdated version with the current one',
    async (record, version, change) => {
      const path = `/api/admin/${record}`;
      const now = await get<Record<string, unknown>>(path, admin);
      const older = { ...change, [version]: '2020-01-01T00:00:00.000Z' };
      const { status, body } = await api.call('PUT', path, { token: admin, body: older });
      expect([status, body.current]).toEqual([409, now]);
      const fresh = { ...change, [version]: now[version] };
      expect((await api.call('PUT', path, { token: admin, body: fresh })).status).toBe(200);
    },
  );

  it('assigns and removes roles, and deletes a user with all their data', async () => {
    const made = await api.call('POST', '/api/admin/user-roles', {
      token: admin,
      body: { userId: 'user-demo', role: 'agent' },
    });
    expect(made.body).toMatchObject({ id: 'user-demo~agent', role: 'agent' });
    expect((await api.call('DELETE', '/api/admin/user-roles/user-demo~agent', { token: admin })).status).toBe(
      204,
    );
    expect((await api.call('DELETE', '/api/admin/users/user-demo', { token: admin })).status).toBe(204);
    expect((await api.call('GET', '/api/auth/me', { token: user })).status).toBe(401);
    expect(backend.data.documents.filter(({ userId }) => userId === 'user-demo')).toEqual([]);
    expect((await api.call('DELETE', '/api/admin/users/user-demo-admin', { token: admin })).status).toBe(409);
  });
});
