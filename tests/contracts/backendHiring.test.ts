import { beforeEach, describe, expect, it } from 'vitest';
import { createBackend, type EmbeddedBackend } from '../../embedded-backend/handlers.ts';
import { caller } from './backendCaller';

/** Tests how the embedded backend answers the agency's staff. */
interface Row {
  readonly id: string;
  readonly status: string;
  readonly jobId: string;
  readonly reference: string;
  readonly title: string;
  readonly applicationCount: number;
  readonly closedReason: string | null;
  readonly postedAt: string | null;
  readonly publishAt: string | null;
  readonly closesAt: string | null;
  readonly lastModified: string;
  readonly applicantName: string;
  readonly applicantEmail: string;
  readonly jobReference: string;
  readonly waitingDays: number | null;
  readonly seenAt: string | null;
  readonly updatedAt: string;
  readonly timeline: readonly {
    readonly status: string;
    readonly note: string | null;
    readonly visible: boolean;
  }[];
  readonly nudges: readonly { readonly message: string | null }[];
  readonly updated: number;
  readonly failed: readonly { readonly id: string; readonly message: string }[];
  readonly message: string;
  readonly current: Row;
  readonly errors: Readonly<Record<string, string[]>>;
  readonly data: readonly Row[];
  readonly totalCount: number;
}

const START = Date.parse('2026-11-22T09:00:00.000Z');
const DAY = 86_400_000;
let now = START;
let backend: EmbeddedBackend;
let api: ReturnType<typeof caller>;
let admin = '';

beforeEach(async () => {
  now = START;
  backend = createBackend({ now: () => now });
  api = caller(backend);
  admin = await api.login('admin');
});

const ask = (method: string, path: string, body?: object) =>
  api.call<Row>(method, path, body === undefined ? { token: admin } : { token: admin, body });
const JOBS = '/api/admin/jobs';
const APPLICATIONS = '/api/admin/applications';
const at = (days: number) => new Date(now + days * DAY).toISOString();
const JOB = { reference: 'R-1', title: 'Roofer', company: 'Northgate', location: 'Toronto, ON' };
const move = (id: string, body: object) => ask('POST', `${APPLICATIONS}/${id}/move`, body);

describe('job postings', () => {
  it('are drafts until they have a publishing time, and are then published by the clock', async () => {
    const { status, body: made } = await ask('POST', JOBS, JOB);
    expect([status, made.status, made.applicationCount]).toEqual([201, 'draft', 0]);
    const scheduled = await ask('PUT', `${JOBS}/${made.id}`, {
      publishAt: at(1),
      lastModified: made.lastModified,
    });
    expect(scheduled.body).toMatchObject({ status: 'scheduled', title: 'Roofer' });
    expect((await api.call('GET', `/api/jobs/${made.id}`)).status).toBe(404);
    now += DAY;
    expect((await api.call('GET', `/api/jobs/${made.id}`)).status).toBe(200);
    const { body } = await api.call<Row>('GET', '/api/jobs?pageSize=1');
    expect(body.data[0]?.id).toBe(made.id);
  });

  it.each([
    [{ reference: 'VT-0001' }, 'reference'],
    [{ title: ' ' }, 'title'],
    [{ salary: { min: 50, max: 40, currency: 'CAD', period: 'hour' } }, 'salary.max'],
    [{ salary: { min: 50, currency: 'dollars' } }, 'salary.currency'],
    [{ closesAt: at(-1) }, 'closesAt'],
    [{ publishAt: at(3), closesAt: at(2) }, 'closesAt'],
    [{ publishAt: at(0), closesAt: at(366) }, 'closesAt'],
    [{ needs: { educationLevelId: 'none' } }, 'needs.educationLevelId'],
    [{ screening: [{ text: 'Which?', kind: 'choice', options: [] }] }, 'screening.0.options'],
    [{ tags: ['urgent'] }, 'tags'],
  ])('are refused with %j', async (wrong, field) => {
    const refused = await ask('POST', JOBS, { ...JOB, ...wrong });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual([field]);
  });

  it('keep what a change does not name, and refuse a change of an outdated version', async () => {
    const { body: before } = await ask('GET', `${JOBS}/job-1`);
    const changed = await ask('PUT', `${JOBS}/job-1`, {
      title: 'Senior welder',
      lastModified: before.lastModified,
    });
    expect(changed.body).toMatchObject({ title: 'Senior welder', reference: before.reference });
    const late = await ask('PUT', `${JOBS}/job-1`, { title: 'Mine', lastModified: before.lastModified });
    expect(late).toMatchObject({
      status: 409,
      body: { current: { title: 'Senior welder', status: 'open' } },
    });
  });

  it('accept the whole record as it was read', async () => {
    const { body: record } = await ask('GET', `${JOBS}/job-1`);
    const { status, body } = await ask('PUT', `${JOBS}/job-1`, record);
    expect(status).toBe(200);
    expect({ ...body, lastModified: record.lastModified }).toEqual(record);
  });

  it('close with a reason, keep their applications, and can be reopened', async () => {
    expect((await ask('POST', `${JOBS}/job-1/close`, { reason: 'bored' })).status).toBe(422);
    const closed = await ask('POST', `${JOBS}/job-1/close`, { reason: 'filled' });
    expect(closed.body).toMatchObject({ status: 'closed', closedReason: 'filled' });
    expect(closed.body.applicationCount).toBeGreaterThan(0);
    expect((await ask('POST', `${JOBS}/job-1/close`, { reason: 'filled' })).body.current.status).toBe(
      'closed',
    );
    expect((await ask('POST', `${JOBS}/job-1/reopen`, { closesAt: at(-1) })).status).toBe(422);
    expect((await ask('POST', `${JOBS}/job-1/reopen`, { closesAt: at(400) })).status).toBe(422);
    const open = await ask('POST', `${JOBS}/job-1/reopen`, { closesAt: at(9) });
    expect(open.body).toMatchObject({ status: 'open', closedReason: null, closesAt: at(9) });
  });

  it('with applications cannot be deleted, those without can', async () => {
    const { body: before } = await ask('GET', `${JOBS}/job-1`);
    const refused = await ask('DELETE', `${JOBS}/job-1`);
    const what = before.applicationCount === 1 ? '1 application' : `${before.applicationCount} applications`;
    expect(refused).toMatchObject({
      status: 409,
      body: { message: `This job has ${what}. Close it instead.` },
    });
    const { body: made } = await ask('POST', JOBS, JOB);
    expect((await ask('DELETE', `${JOBS}/${made.id}`)).status).toBe(204);
  });

  it('are copied as drafts, each with its own reference', async () => {
    const copies = [
      await ask('POST', `${JOBS}/job-1/duplicate`, {}),
      await ask('POST', `${JOBS}/job-1/duplicate`, {}),
    ];
    expect(copies.map(({ body }) => [body.reference, body.status, body.postedAt])).toEqual([
      ['VT-0001-2', 'draft', null],
      ['VT-0001-3', 'draft', null],
    ]);
  });

  it('are found by words and by state, and many can be changed at once', async () => {
    expect((await ask('GET', `${JOBS}?status=closed&pageSize=50`)).body.totalCount).toBe(12);
    expect((await ask('GET', `${JOBS}?status=draft&status=scheduled`)).body.totalCount).toBe(5);
    expect((await ask('GET', `${JOBS}?q=vt-0007`)).body.data.map(({ id }) => id)).toEqual(['job-7']);
    const updates = [{ id: 'job-1', openings: 9 }, { id: 'job-2', reference: 'VT-0001' }, { id: 'none' }];
    const { body } = await ask('POST', `${JOBS}/bulk-update`, { updates });
    expect([body.updated, body.failed.map(({ id }) => id)]).toEqual([1, ['job-2', 'none']]);
  });
});

describe('the pipeline', () => {
  it('names the applicant, the job and the waiting time, and leaves drafts out', async () => {
    const { body } = await ask('GET', `${APPLICATIONS}?q=santos&pageSize=50`);
    expect(body.data.map(({ id }) => id).sort()).toEqual(
      [1, 2, 3, 5].map((number) => `application-${number}`),
    );
    expect(body.data.find(({ id }) => id === 'application-3')).toMatchObject({
      applicantName: 'Ramon Santos',
      applicantEmail: 'user@visatalent.test',
      jobReference: 'VT-0015',
      waitingDays: 3,
    });
    expect((await ask('GET', `${APPLICATIONS}/application-4`)).status).toBe(404);
  });

  it('is filtered by state, job and long waiting', async () => {
    const long = (await ask('GET', `${APPLICATIONS}?waiting=long&pageSize=200`)).body.data;
    expect(long.map(({ id }) => id)).toContain('application-both-1');
    expect(long.every(({ waitingDays }) => (waitingDays ?? 0) > 21)).toBe(true);
    const { body } = await ask('GET', `${APPLICATIONS}?status=offer&status=accepted&pageSize=200`);
    expect(new Set(body.data.map(({ status }) => status))).toEqual(new Set(['offer', 'accepted']));
    const ofJob = await ask('GET', `${APPLICATIONS}?job=job-1&pageSize=200`);
    expect(ofJob.body.data.every(({ jobId }) => jobId === 'job-1')).toBe(true);
  });

  it('counts on the dashboard the applications that wait too long', async () => {
    const { totalCount } = (await ask('GET', `${APPLICATIONS}?waiting=long`)).body;
    const { body } = await api.call<{ applicationsWaitingLong: number }>('GET', '/api/admin/dashboard', {
      token: admin,
    });
    expect(body.applicationsWaitingLong).toBe(totalCount);
  });

  it('records when an application is first opened', async () => {
    const { body } = await ask('POST', `${APPLICATIONS}/application-3/seen`, {});
    expect(body.seenAt).toBe(new Date(now).toISOString());
    now += DAY / 4;
    expect((await ask('POST', `${APPLICATIONS}/application-3/seen`, {})).body.seenAt).toBe(body.seenAt);
  });
});

describe('a move', () => {
  const interview = {
    at: new Date(START + 4 * DAY).toISOString(),
    kind: 'video',
    place: 'https://meet.example/1',
  };

  it('is recorded once, however often it is sent', async () => {
    const body = {
      to: 'interview',
      expected: 'submitted',
      interview,
      note: 'Promising',
      visible: true,
      moveId: 'm1',
    };
    const moved = await move('application-3', body);
    expect(moved.body).toMatchObject({ status: 'interview', interview });
    const again = await move('application-3', body);
    expect([again.status, again.body.timeline.length]).toEqual([200, moved.body.timeline.length]);
  });

  it('of an outdated version is refused with the current state', async () => {
    const body = { to: 'inReview', expected: 'submitted', moveId: 'm1' };
    await move('application-3', body);
    const late = await move('application-3', { ...body, moveId: 'm2' });
    expect(late).toMatchObject({ status: 409, body: { current: { status: 'inReview' } } });
  });

  it.each([
    ['application-3', 'submitted', 'offer'],
    ['application-3', 'submitted', 'withdrawn'],
    ['application-both-3', 'offer', 'accepted'],
    ['application-both-3', 'offer', 'interview'],
    ['application-5', 'rejected', 'inReview'],
    ['application-both-7', 'withdrawn', 'inReview'],
  ])('of %s from %s to %s is against the rules', async (id, from, to) => {
    const refused = await move(id, { to, expected: from, moveId: 'm1', interview });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe(`An application cannot go from ${from} to ${to}.`);
    expect(refused.body.current.status).toBe(from);
  });

  it.each([
    ['application-3', { to: 'rejected', expected: 'submitted' }, 'outcome'],
    ['application-3', { to: 'interview', expected: 'submitted' }, 'interview'],
    ['application-2', { to: 'offer', expected: 'inReview', offer: { expiresAt: at(61) } }, 'offer'],
    ['application-3', { to: 'hired', expected: 'submitted' }, 'to'],
  ])('of %s with %j is incomplete', async (id, body, field) => {
    const refused = await move(id, { ...body, moveId: 'm1' });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]]);
  });

  it('of many rejects those that it can, and names those that it could not', async () => {
    const ids = ['application-2', 'application-3', 'application-both-7', 'none'];
    const body = {
      ids,
      to: 'rejected',
      outcome: { reason: 'filled', message: 'Thank you.' },
      moveId: 'bulk',
    };
    const { body: result } = await ask('POST', `${APPLICATIONS}/bulk-move`, body);
    expect([result.updated, result.failed.map(({ id }) => id)]).toEqual([2, ['application-both-7', 'none']]);
    const again = await ask('POST', `${APPLICATIONS}/bulk-move`, body);
    expect(again.body).toEqual(result);
    expect((await ask('GET', `${APPLICATIONS}/application-3`)).body.timeline).toHaveLength(2);
  });
});

describe('what the applicant sees', () => {
  const seenByUser = async () => {
    const token = await api.login('user');
    const one = await api.call<Row>('GET', '/api/jobs/applications/application-3', { token });
    const others = await Promise.all(
      ['/api/jobs/applications', '/api/user/dashboard'].map((path) => api.call('GET', path, { token })),
    );
    return { one: one.body, everything: JSON.stringify([one.body, ...others.map(({ body }) => body)]) };
  };

  it('does not include a hidden note, nor that there is one', async () => {
    const before = await seenByUser();
    const text = 'Sounds unsure on the phone';
    const added = await ask('POST', `${APPLICATIONS}/application-3/notes`, { text, visible: false });
    expect(added.body.timeline.at(-1)).toMatchObject({ note: text, visible: false });
    expect((await seenByUser()).one).toEqual(before.one);
    await move('application-3', {
      to: 'inReview',
      expected: 'submitted',
      note: text,
      visible: false,
      moveId: 'm1',
    });
    const after = await seenByUser();
    expect(after.everything).not.toContain('unsure');
    expect(after.one.timeline.at(-1)).toMatchObject({ status: 'inReview', note: null });
    expect(after.everything).not.toContain('"visible"');
  });

  it('includes a note that is meant for them', async () => {
    const body = { text: 'Please send your certificate.', visible: true };
    await ask('POST', `${APPLICATIONS}/application-3/notes`, body);
    expect((await seenByUser()).one.timeline.at(-1)).toMatchObject({ status: 'submitted', note: body.text });
  });

  it('includes their questions to staff, which staff can read', async () => {
    const token = await api.login('user');
    await api.call('POST', '/api/jobs/applications/application-3/nudge', {
      token,
      body: { message: 'Any news?' },
    });
    expect((await ask('GET', `${APPLICATIONS}/application-3`)).body.nudges).toMatchObject([
      { message: 'Any news?' },
    ]);
  });
});
