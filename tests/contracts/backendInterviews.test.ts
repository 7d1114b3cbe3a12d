import { beforeEach, describe, expect, it } from 'vitest';
import { api, backend, clock, freshBackendForEachTest, START } from './freshBackend';

/** Interview times: proposed by the agency, chosen by the applicant. */
interface Row {
  readonly id: string;
  readonly status: string;
  readonly updatedAt: string;
  readonly applicantZone: string | null;
  readonly interview: {
    readonly id: string;
    readonly at: string | null;
    readonly minutes: number | null;
    readonly zone: string | null;
    readonly sequence: number;
    readonly times?: readonly { readonly id: string; readonly at: string; readonly state: string }[];
    readonly answer: { readonly timeId: string | null; readonly none: boolean; readonly note: string } | null;
  };
  readonly timeline: readonly {
    readonly status: string;
    readonly by: string;
    readonly note: string | null;
  }[];
  readonly message: string;
  readonly reason: string;
  readonly current: Row;
  readonly errors: Readonly<Record<string, string[]>>;
  readonly data: readonly Row[];
  readonly totalCount: number;
  readonly items: readonly { readonly id: string; readonly count: number }[];
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const tokens = { admin: '', user: '', both: '' };
let count = 0;

freshBackendForEachTest();
beforeEach(async () => {
  count = 0;
  for (const who of ['admin', 'user', 'both'] as const) tokens[who] = await api.login(who);
});

const ask = (who: keyof typeof tokens, method: string, path: string, body?: object) =>
  api.call<Row>(method, path, { token: tokens[who], ...(body === undefined ? {} : { body }) });
const at = (ms: number) => new Date(clock.now + ms).toISOString();
const MINE = 'application-1';
/** The demo user's application is already in the stage: 'Interview again'. */
const propose = (interview: object, id = MINE) =>
  ask('admin', 'POST', `/api/admin/applications/${id}/move`, {
    to: 'interview',
    expected: 'interview',
    moveId: `move-${(count += 1)}`,
    interview,
  });
const TIMES = (...after: readonly number[]) => ({
  times: after.map((ms, index) => ({ id: `t${index + 1}`, at: at(ms) })),
  minutes: 45,
  zone: 'America/Toronto',
});
const answer = (body: object, who: keyof typeof tokens = 'user', id = MINE) =>
  ask(who, 'POST', `/api/jobs/applications/${id}/interview`, { clientId: `c-${(count += 1)}`, ...body });
const interviewOf = (id = MINE) => backend.data.applications.require(id).interview;
const noticesOf = (userId: string, kind: string) =>
  backend.data.notifications.filter((each) => each.userId === userId && each.kind === kind);

describe('proposing', () => {
  it('still accepts one fixed time', async () => {
    const { status, body } = await propose({ at: at(DAY), kind: 'phone', place: 'Room 4' });
    expect([status, body.interview.at, body.interview.times]).toEqual([200, at(DAY), undefined]);
    expect(noticesOf('user-demo', 'applicationMoved').at(-1)?.link).toBe(`/applications/${MINE}`);
  });

  it('offers times with their states, and notifies the applicant', async () => {
    const { body } = await propose(TIMES(DAY, 2 * DAY, 3 * DAY));
    expect(body.interview).toMatchObject({ at: null, minutes: 45, zone: 'America/Toronto', answer: null });
    expect(body.interview.times?.map(({ state }) => state)).toEqual(['free', 'free', 'free']);
    expect(noticesOf('user-demo', 'interviewProposed')).toHaveLength(1);
  });

  it.each([
    ['times', { times: [], minutes: 45, zone: 'UTC' }],
    ['times.0.at', { times: [{ id: 'a', at: 'soon' }], minutes: 45, zone: 'UTC' }],
    ['times.0.at', { times: [{ id: 'a', at: at(10 * 60_000) }], minutes: 45, zone: 'UTC' }],
    ['times.0.at', { times: [{ id: 'a', at: at(91 * DAY) }], minutes: 45, zone: 'UTC' }],
    ['minutes', { times: [{ id: 'a', at: at(DAY) }], minutes: 50, zone: 'UTC' }],
    ['zone', { times: [{ id: 'a', at: at(DAY) }], minutes: 45, zone: 'Mars/Olympus' }],
  ])('refuses wrong %s', async (field, interview) => {
    const { status, body } = await propose(interview);
    expect([status, Object.keys(body.errors)]).toEqual([422, [`interview.${field}`]]);
  });

  it('refuses times that overlap, and a sixth', async () => {
    const { body } = await propose(TIMES(DAY, DAY + 44 * 60_000));
    expect(body.errors).toEqual({ 'interview.times.1.at': ['These two times overlap.'] });
    expect((await propose(TIMES(DAY, DAY + 45 * 60_000))).status).toBe(200);
    expect((await propose(TIMES(...[1, 2, 3, 4, 5, 6].map((days) => days * DAY)))).status).toBe(422);
  });

  it('accepts a time that was half an hour away when it was typed', async () => {
    expect((await propose(TIMES(26 * 60_000))).status).toBe(200);
  });
});

describe('choosing', () => {
  const proposed = async (...after: readonly number[]) => (await propose(TIMES(...after))).body.interview;

  it("sets the application's time once, and notifies the agency", async () => {
    const { id: interviewId } = await proposed(DAY * 3, DAY * 4);
    const body = { interviewId, timeId: 't2', zone: 'Asia/Manila', clientId: 'same' };
    const [first, again] = [await answer(body), await answer(body)];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect(first.body.interview).toMatchObject({ at: at(DAY * 4), answer: { timeId: 't2', none: false } });
    expect(
      first.body.timeline.filter(({ by, status }) => by === 'you' && status === 'interview'),
    ).toHaveLength(1);
    expect(noticesOf('user-demo-admin', 'interviewChosen')).toMatchObject([
      { side: 'agency', link: `/admin/applications/${MINE}` },
    ]);
    const { body: seen } = await ask('admin', 'GET', `/api/admin/applications/${MINE}`);
    expect(seen.applicantZone).toBe('Asia/Manila');
  });

  it('counts each new time, for calendar files', async () => {
    expect((await proposed(DAY * 3, DAY * 4)).sequence).toBe(0);
    const { id: interviewId } = interviewOf() ?? {};
    const chosen = await answer({ interviewId, timeId: 't1' });
    const changed = await answer({ interviewId, timeId: 't2' });
    // The seed has the first appointment.
    expect([chosen.body.interview.sequence, changed.body.interview.sequence]).toEqual([1, 2]);
  });

  it('refuses a time that another applicant of the same job has, or that overlaps it', async () => {
    const { times } = interviewOf('application-both-8') ?? {};
    const asked = { interviewId: 'interview-both' };
    const { body: mine } = await ask('both', 'GET', '/api/jobs/applications/application-both-8');
    expect(mine.interview.times?.map(({ state }) => state)).toEqual(['free', 'taken', 'free']);
    const taken = await answer({ ...asked, timeId: times?.[1]?.id }, 'both', 'application-both-8');
    expect(taken).toMatchObject({
      status: 409,
      body: { reason: 'taken', message: 'That time was just taken. Please choose another.' },
    });
    expect(taken.body.current.interview.times?.[1]?.state).toBe('taken');
    expect((await answer({ ...asked, timeId: times?.[0]?.id }, 'both', 'application-both-8')).status).toBe(
      200,
    );
    // After the other application has moved on, its time is free.
    backend.data.applications.update('application-times-taken', { status: 'rejected' });
    const { body } = await answer({ ...asked, timeId: times?.[1]?.id }, 'both', 'application-both-8');
    expect(body.interview.at).toBe(times?.[1]?.at);
  });

  it('frees a time for others when its owner gives it up', async () => {
    backend.data.applications.update('application-times-taken', { userId: 'user-demo' });
    const mine = async () => (await ask('both', 'GET', '/api/jobs/applications/application-both-8')).body;
    expect((await mine()).interview.times?.[1]?.state).toBe('taken');
    const none = { interviewId: 'interview-taken', none: true, note: 'I am ill.' };
    expect((await answer(none, 'user', 'application-times-taken')).status).toBe(200);
    expect((await mine()).interview.times?.[1]?.state).toBe('free');
  });

  it('refuses a time that has passed, and an answer to an older proposal', async () => {
    const { id: interviewId } = await proposed(HOUR, DAY * 4);
    clock.now += 2 * HOUR;
    expect((await answer({ interviewId, timeId: 't1' })).body).toMatchObject({
      reason: 'passed',
      message: 'That time has passed.',
      current: { interview: { times: [{ state: 'passed' }, { state: 'free' }] } },
    });
    await proposed(DAY * 5);
    expect((await answer({ interviewId, timeId: 't2' })).body).toMatchObject({ reason: 'changed' });
    const { id } = interviewOf() ?? {};
    backend.data.applications.update(MINE, { status: 'rejected' });
    const { status, body } = await answer({ interviewId: id, timeId: 't1' });
    expect([status, body.reason, body.current.status]).toEqual([409, 'changed', 'rejected']);
  });

  it('allows another time until 24 hours before', async () => {
    const { id: interviewId } = await proposed(DAY * 3, DAY * 4);
    await answer({ interviewId, timeId: 't1' });
    clock.now += DAY * 2;
    tokens.user = await api.login('user');
    const { status, body } = await answer({ interviewId, timeId: 't2' });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['timeId']]);
    expect(interviewOf()?.at).toBe(new Date(START + DAY * 3).toISOString());
  });

  it('accepts that no time works only with a note, and shows it in the pipeline and on the desk', async () => {
    const { id: interviewId } = await proposed(DAY * 3);
    const filtered = async (word: string) =>
      (await ask('admin', 'GET', `/api/admin/applications?interview=${word}`)).body.data.map(({ id }) => id);
    expect(await filtered('open')).toEqual([MINE, 'application-both-8']);
    expect((await answer({ interviewId, none: true })).body.errors).toEqual({
      note: ['This field is required.'],
    });
    const { body } = await answer({ interviewId, none: true, note: 'Mornings, please.' });
    expect(body.interview).toMatchObject({ at: null, answer: { none: true, note: 'Mornings, please.' } });
    expect(await filtered('none')).toEqual([MINE]);
    expect(await filtered('open')).toEqual(['application-both-8']);
    const { body: desk } = await ask('admin', 'GET', '/api/admin/desk');
    expect(desk.items).toContainEqual(expect.objectContaining({ id: 'interviewsNone', count: 1 }));
    expect(noticesOf('user-demo-admin', 'interviewNone')).toHaveLength(1);
  });

  it('can also give up a fixed appointment, until it begins', async () => {
    const { body } = await propose({ at: at(2 * HOUR), minutes: 30, zone: 'UTC' });
    const none = { interviewId: body.interview.id, none: true, note: 'I am ill.' };
    const soon = await ask('admin', 'GET', '/api/admin/applications?interview=soon');
    expect(soon.body.data.map(({ id }) => id)).toEqual([MINE]);
    clock.now += 3 * HOUR;
    expect((await answer(none)).body.reason).toBe('passed');
    clock.now -= 2 * HOUR;
    expect((await answer(none)).body.interview.at).toBeNull();
  });

  it('is possible for its applicant only', async () => {
    const { id: interviewId } = await proposed(DAY * 3);
    expect((await answer({ interviewId, timeId: 't1' }, 'both')).status).toBe(404);
    expect((await answer({ interviewId, timeId: 't1', none: true, note: 'x' })).status).toBe(422);
  });
});

it('keeps the last valid time zone that a browser sent', async () => {
  for (const zone of ['Asia/Tehran', 'Nowhere/Else', ''])
    await ask('user', 'GET', `/api/updates?zone=${zone}`);
  const { body } = await ask('admin', 'GET', `/api/admin/applications/${MINE}`);
  expect(body.applicantZone).toBe('Asia/Tehran');
});
