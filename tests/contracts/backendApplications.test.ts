import { beforeEach, describe, expect, it } from 'vitest';
import { createBackend, type EmbeddedBackend } from '../../embedded-backend/handlers.ts';
import { caller } from './backendCaller';

/** Tests how the embedded backend handles an application, from the draft to the answer. */
interface Application {
  readonly id: string;
  readonly jobId: string;
  readonly status: string;
  readonly reference: string;
  readonly submittedAt: string | null;
  readonly seenAt: string | null;
  readonly timeline: readonly {
    readonly status: string;
    readonly by: string;
    readonly note: string | null;
  }[];
  readonly nextNudgeAt: string | null;
  readonly withdrawable: boolean;
  readonly note: { readonly text: string; readonly remindOn: string | null; readonly savedAt: string } | null;
  readonly draft: { readonly coverLetter: string; readonly step: string } | null;
  readonly offer: { readonly expiresAt: string } | null;
  readonly sent: {
    readonly to: string;
    readonly fields: readonly { readonly name: string; readonly value: string }[];
    readonly answers: readonly { readonly text: string; readonly value: string }[];
    readonly documents: readonly { readonly id: string }[];
    readonly consents: readonly { readonly id: string; readonly given: boolean }[];
    readonly coverLetter: string | null;
  } | null;
}
interface Refusal {
  readonly message: string;
  readonly reason: string;
  readonly applicationId: string;
  readonly closedAt: string;
  readonly nextNudgeAt: string;
  readonly current: Application;
  readonly errors: Readonly<Record<string, string[]>>;
}

const START = Date.parse('2026-11-22T09:00:00.000Z');
const DAY = 86_400_000;
let now = START;
let backend: EmbeddedBackend;
let api: ReturnType<typeof caller>;
let token = '';

beforeEach(async () => {
  now = START;
  backend = createBackend({ now: () => now });
  api = caller(backend);
  token = await api.login('user');
});

/** Moves the clock forward, beyond the end of a session. */
const later = async (moment: number, as: 'user' | 'both'): Promise<void> => {
  now = moment;
  token = await api.login(as);
};
const BASE = '/api/jobs/applications';
const post = (path: string, body: object = {}) =>
  api.call<Application & Refusal>('POST', path, { token, body });
const put = (path: string, body: object) => api.call<Application & Refusal>('PUT', path, { token, body });
const get = async (path: string) => (await api.call<Application & Refusal>('GET', path, { token })).body;
const asked = () => backend.data.jobs.find(({ screening }) => screening !== null)?.id ?? '';
const CONSENTS = [
  { id: 'share', version: 1, given: true },
  { id: 'keep', version: 1, given: false },
];

describe('a draft', () => {
  it('is stored, found again and discarded', async () => {
    const saved = await put('/api/jobs/job-2/draft', { coverLetter: 'Dear', step: 'letter', answers: [] });
    expect(saved.body).toMatchObject({ status: 'draft', draft: { coverLetter: 'Dear', step: 'letter' } });
    expect((await get(`${BASE}/${saved.body.id}`)).draft?.coverLetter).toBe('Dear');
    expect((await api.call('DELETE', '/api/jobs/job-2/draft', { token })).status).toBe(204);
    expect((await api.call('GET', `${BASE}/${saved.body.id}`, { token })).status).toBe(404);
    expect((await api.call('DELETE', '/api/jobs/job-2/draft', { token })).status).toBe(204);
  });

  it('is refused if the person has applied already, and if the job is closed', async () => {
    expect(await put('/api/jobs/job-1/draft', {})).toMatchObject({
      status: 409,
      body: { reason: 'applied', applicationId: 'application-1' },
    });
    const gone = await put('/api/jobs/job-121/draft', {});
    expect(gone.status).toBe(410);
    expect(Date.parse(gone.body.closedAt)).toBeLessThan(now);
  });

  it('is in no answer to staff', async () => {
    await put('/api/jobs/job-2/draft', { coverLetter: 'My secret letter' });
    await post(`${BASE}/application-3/withdraw`);
    await put('/api/jobs/job-15/draft', { coverLetter: 'My secret letter' });
    const admin = await api.login('admin');
    const { body } = await api.call('GET', '/api/admin/applications?pageSize=200', { token: admin });
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(JSON.stringify(body)).not.toContain('"status":"draft"');
  });
});

describe('sending', () => {
  it('records what was sent, to whom and under which consents', async () => {
    const body = {
      requestId: 'r1',
      coverLetter: 'Dear team',
      documentIds: ['document-2'],
      consents: CONSENTS,
      answers: [
        { questionId: 'permit', value: 'no' },
        { questionId: 'shift', value: 'night' },
        { questionId: 'years', value: '7' },
      ],
    };
    const { status, body: made } = await post(`/api/jobs/${asked()}/apply`, body);
    expect(status).toBe(201);
    expect(made).toMatchObject({ status: 'submitted', seenAt: null, withdrawable: true, draft: null });
    expect(made.timeline).toMatchObject([{ status: 'submitted', by: 'you' }]);
    expect(made.sent?.answers.map(({ value }) => value)).toEqual(['No', 'Night', '7']);
    expect(made.sent?.fields).toContainEqual({ name: 'name', value: 'Ramon Santos' });
    expect(made.sent?.consents.map(({ id, given }) => [id, given])).toEqual([
      ['share', true],
      ['keep', false],
    ]);
    expect(made.sent).toMatchObject({ coverLetter: 'Dear team', documents: [{ id: 'document-2' }] });
  });

  it('of the same request again answers with the same application, even if the job has closed since', async () => {
    const first = await post('/api/jobs/job-2/apply', { requestId: 'r1' });
    backend.data.jobs.update('job-2', { closedAt: new Date(now).toISOString(), closedReason: 'filled' });
    const again = await post('/api/jobs/job-2/apply', { requestId: 'r1' });
    expect([again.status, again.body.id]).toEqual([200, first.body.id]);
    expect(again.body.timeline).toHaveLength(1);
    expect((await post('/api/jobs/job-2/apply', { requestId: 'r2' })).status).toBe(410);
  });

  it('turns the draft into what was sent', async () => {
    const { body: draft } = await put('/api/jobs/job-2/draft', { coverLetter: 'Dear', requestId: 'r1' });
    const { body: sent } = await post('/api/jobs/job-2/apply', { coverLetter: 'Dear', requestId: 'r1' });
    expect(sent).toMatchObject({ id: draft.id, status: 'submitted', draft: null });
  });

  it('is checked in a fixed order', async () => {
    const anonymous = await api.call('POST', '/api/jobs/nope/apply', { body: {} });
    expect(anonymous.status).toBe(401);
    expect((await post('/api/jobs/nope/apply')).status).toBe(404);
    expect((await post('/api/jobs/job-121/apply', { consents: [] })).status).toBe(410);
    const stale = { profileUpdatedAt: '2020-01-01T00:00:00Z', consents: [] };
    expect((await post('/api/jobs/job-1/apply', stale)).body.reason).toBe('applied');
    expect(await post('/api/jobs/job-2/apply', stale)).toMatchObject({
      status: 409,
      body: { reason: 'profileChanged' },
    });
    expect((await post('/api/jobs/job-2/apply', { consents: [] })).status).toBe(422);
  });

  it.each([
    [{}, ['answers.permit', 'answers.shift', 'answers.years', 'coverLetter', 'documentIds']],
    [
      {
        coverLetter: 'x'.repeat(5001),
        documentIds: ['document-4', 'document-2'],
        consents: [{ id: 'share', version: 1, given: false }],
        answers: [
          { questionId: 'permit', value: 'perhaps' },
          { questionId: 'shift', value: 'dawn' },
          { questionId: 'years', value: 61 },
          { questionId: 'why', value: 'y'.repeat(501) },
        ],
      },
      [
        'answers.permit',
        'answers.shift',
        'answers.why',
        'answers.years',
        'consents',
        'coverLetter',
        'documentIds',
      ],
    ],
  ])('names every wrong field', async (body, fields) => {
    const refused = await post(`/api/jobs/${asked()}/apply`, body);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors).sort()).toEqual(fields);
  });

  it('is possible twenty times an hour', async () => {
    const open = backend.data.jobs.filter(
      ({ closesAt, publishAt }) => closesAt === null && publishAt !== null,
    );
    const free = open
      .filter(({ id }) => !backend.data.applications.find(({ jobId }) => jobId === id))
      .slice(0, 21);
    const statuses: number[] = [];
    for (const { id } of free) statuses.push((await post(`/api/jobs/${id}/apply`)).status);
    expect(statuses.slice(0, 20).every((status) => status === 201)).toBe(true);
    expect(statuses[20]).toBe(429);
  });

  it('again after a withdrawal keeps the timeline', async () => {
    await post(`${BASE}/application-3/withdraw`, { reason: 'Too early' });
    const again = await post('/api/jobs/job-15/apply', { requestId: 'second' });
    expect(again.status).toBe(201);
    expect(again.body.timeline.map(({ status }) => status)).toEqual(['submitted', 'withdrawn', 'submitted']);
  });
});

describe('withdrawing', () => {
  it('is possible until an offer is made, and once', async () => {
    const back = await post(`${BASE}/application-2/withdraw`, { reason: 'I found something nearer.' });
    expect(back.body).toMatchObject({ status: 'withdrawn', withdrawable: false });
    const again = await post(`${BASE}/application-2/withdraw`);
    expect([again.status, again.body.timeline.length]).toEqual([200, back.body.timeline.length]);
    token = await api.login('both');
    expect(await post(`${BASE}/application-both-3/withdraw`)).toMatchObject({
      status: 409,
      body: {
        message: 'An application cannot go from offer to withdrawn.',
        current: { status: 'offer', withdrawable: false },
      },
    });
  });

  it("another person's application is not found", async () => {
    expect((await post(`${BASE}/application-both-1/withdraw`)).status).toBe(404);
    expect((await api.call('GET', `${BASE}/application-both-1`, { token })).status).toBe(404);
  });
});

describe('asking for an update', () => {
  it('is possible once in seven days, while the person waits', async () => {
    const first = await post(`${BASE}/application-3/nudge`, { message: 'Any news?' });
    expect(first.body.nextNudgeAt).toBe(new Date(START + 7 * DAY).toISOString());
    await later(START + 6 * DAY, 'user');
    expect(await post(`${BASE}/application-3/nudge`)).toMatchObject({
      status: 409,
      body: { nextNudgeAt: first.body.nextNudgeAt },
    });
    await later(START + 7 * DAY, 'user');
    expect((await post(`${BASE}/application-3/nudge`)).status).toBe(200);
    expect((await post(`${BASE}/application-5/nudge`)).body.current.status).toBe('rejected');
  });
});

describe('an offer', () => {
  beforeEach(async () => {
    token = await api.login('both');
  });
  const OFFER = `${BASE}/application-both-3`;

  it('is accepted once, and then final', async () => {
    const accepted = await post(`${OFFER}/offer`, { answer: 'accept' });
    expect(accepted.body.status).toBe('accepted');
    expect((await post(`${OFFER}/offer`, { answer: 'accept' })).body.timeline).toHaveLength(
      accepted.body.timeline.length,
    );
    expect((await post(`${OFFER}/offer`, { answer: 'decline' })).status).toBe(409);
  });

  it('is declined by the system after its deadline', async () => {
    await later(Date.parse((await get(OFFER)).offer?.expiresAt ?? ''), 'both');
    const late = await post(`${OFFER}/offer`, { answer: 'accept' });
    expect(late.status).toBe(409);
    expect(late.body.message).toBe('The time to answer ended on 2026-11-27.');
    expect(late.body.current.timeline.at(-1)).toMatchObject({ status: 'declined', by: 'system' });
  });

  it('can only be answered with yes or no, and only if there is one', async () => {
    expect((await post(`${OFFER}/offer`, { answer: 'later' })).status).toBe(422);
    expect((await post(`${BASE}/application-both-1/offer`, { answer: 'accept' })).body.message).toBe(
      'An application cannot go from submitted to accepted.',
    );
  });
});

describe('notes and consents', () => {
  it('keep a note for its writer only, and both texts when two tabs write', async () => {
    const path = `${BASE}/application-1/note`;
    const first = await put(path, { text: 'Ask about shifts', remindOn: '2026-12-01', expected: null });
    expect(first.body.note).toMatchObject({ text: 'Ask about shifts', remindOn: '2026-12-01' });
    const clash = await put(path, { text: 'From the other tab', remindOn: null, expected: null });
    expect(clash).toMatchObject({ status: 409, body: { current: { note: { text: 'Ask about shifts' } } } });
    expect((await put(path, { text: 'z'.repeat(2001) })).status).toBe(422);
    const admin = await api.login('admin');
    for (const where of ['', '/application-1']) {
      const { body } = await api.call('GET', `/api/admin/applications${where}?pageSize=200`, {
        token: admin,
      });
      expect(JSON.stringify(body)).not.toContain('Ask about shifts');
    }
    expect(
      (await put(path, { text: '', remindOn: null, expected: first.body.note?.savedAt })).body.note,
    ).toBeNull();
  });

  it('let the optional consent be withdrawn, and no other', async () => {
    const path = `${BASE}/application-1/consents`;
    const given = await put(path, { id: 'keep', given: true });
    expect(given.body.sent?.consents.find(({ id }) => id === 'keep')?.given).toBe(true);
    expect((await put(path, { id: 'share', given: false })).status).toBe(409);
  });
});

describe('the applications of the seed', () => {
  it('are the five of the demo user, complete', async () => {
    const { body } = await api.call<{ data: Application[] }>('GET', `${BASE}?sort=createdAt`, { token });
    const statuses = Object.fromEntries(body.data.map(({ id, status }) => [id, status]));
    expect(statuses).toEqual({
      'application-1': 'interview',
      'application-2': 'inReview',
      'application-3': 'submitted',
      'application-4': 'draft',
      'application-5': 'rejected',
    });
    for (const each of body.data) expect(each.timeline.at(-1)?.status ?? 'draft').toBe(each.status);
  });

  it('for the person with both roles have one of every ending, and one that waits too long', async () => {
    token = await api.login('both');
    const { body } = await api.call<{ data: Application[] }>('GET', `${BASE}?sort=createdAt`, { token });
    expect(body.data.map(({ status }) => status).sort()).toEqual([
      'accepted',
      'interview',
      'interview',
      'offer',
      'rejected',
      'rejected',
      'submitted',
      'withdrawn',
    ]);
    const waiting = body.data.find(({ status }) => status === 'submitted');
    expect(Date.parse(waiting?.submittedAt ?? '')).toBe(START - 25 * DAY);
    const offer = body.data.find(({ status }) => status === 'offer');
    expect(Date.parse(offer?.offer?.expiresAt ?? '')).toBe(START + 5 * DAY);
  });
});
