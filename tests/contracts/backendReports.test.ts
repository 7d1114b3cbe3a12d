import { beforeEach, describe, expect, it } from 'vitest';
import type { Application, ApplicationStatus } from '../../embedded-backend/data/jobRecords.ts';
import { median, ninetieth } from '../../embedded-backend/reports/funnel.ts';
import { api, backend, freshBackendForEachTest, START } from './freshBackend';

/** Tests the figures of the reports. */
interface Funnel {
  readonly stages: readonly {
    readonly stage: string;
    readonly reached: number;
    readonly conversion: number | null;
    readonly medianDays: number | null;
    readonly p90Days: number | null;
  }[];
  readonly ended: Readonly<Record<string, number>>;
  readonly open: number;
  readonly compare?: Funnel;
}

const DAY = 86_400_000;
const SENT = Date.parse('2026-05-10T00:00:00.000Z');
const MAY = 'from=2026-05-01&to=2026-05-31';
let admin = '';

freshBackendForEachTest();
beforeEach(async () => {
  admin = await api.login('admin');
});

const ask = async <T>(path: string) => api.call<T>('GET', `/api/admin/reports/${path}`, { token: admin });

/** An application that was sent on 10 May. Each number is the days from one status to the next. */
const put = (id: string, way: readonly (readonly [status: ApplicationStatus, days: number])[]): void => {
  const [model] = backend.data.applications.filter(({ status }) => status !== 'draft');
  let at = SENT;
  const step = (status: ApplicationStatus): Application['timeline'][number] => ({
    id: `${id}-${status}-${at}`,
    at: new Date(at).toISOString(),
    status,
    by: 'agency',
    note: null,
    visible: true,
  });
  const timeline = [step('submitted')];
  for (const [status, days] of way) {
    at += days * DAY;
    timeline.push(step(status));
  }
  const last = timeline.at(-1) ?? step('submitted');
  backend.data.applications.put({
    ...(model as Application),
    id,
    status: last.status,
    submittedAt: new Date(SENT).toISOString(),
    updatedAt: last.at,
    timeline,
  });
};

it('finds the middle value or the mean of two, and the value at nine tenths', () => {
  expect([median([30, 2, 9, 4]), ninetieth([30, 2, 9, 4])]).toEqual([6.5, 30]);
  expect([median([3]), ninetieth([3]), median([]), ninetieth([])]).toEqual([3, 3, null, null]);
});

describe('from application to placement', () => {
  it('counts who reached each stage, and how long they stayed', async () => {
    backend.data.applications.replaceAll(backend.data.applications.all().slice(0, 1));
    for (const [index, days] of [2, 4, 9, 30].entries()) {
      put(`known-${index}`, [
        ['inReview', days],
        ['rejected', 1],
      ]);
    }
    // Skips the review, returns to the interview once, and is placed.
    put('placed', [
      ['interview', 1],
      ['offer', 2],
      ['interview', 3],
      ['offer', 4],
      ['accepted', 5],
    ]);
    put('waits', []);
    const { body } = await ask<Funnel>(`funnel?${MAY}`);
    expect(body.stages.map(({ reached }) => reached)).toEqual([6, 5, 1, 1, 1]);
    expect(body.stages.map(({ conversion }) => conversion)).toEqual([null, 5 / 6, 1 / 5, 1, 1]);
    const [submitted, inReview, interview, offer, accepted] = body.stages;
    expect([submitted?.medianDays, submitted?.p90Days]).toEqual([4, 30]);
    expect(inReview?.medianDays).toBe(1);
    // From its first entry to its last exit.
    expect([interview?.medianDays, offer?.medianDays, accepted?.medianDays]).toEqual([9, 12, null]);
    expect([body.ended, body.open]).toEqual([{ rejected: 4, withdrawn: 0, declined: 0 }, 1]);
  });

  it('returns the compared period in the same shape', async () => {
    const compared = 'compareFrom=2025-11-01&compareTo=2025-11-30';
    const { body } = await ask<Funnel>(`funnel?${MAY}&${compared}`);
    const { body: alone } = await ask<Funnel>('funnel?from=2025-11-01&to=2025-11-30');
    expect(body.compare).toEqual(alone);
    expect(alone.stages[0]?.reached).toBeGreaterThan(0);
  });
});

describe('a wrong request', () => {
  it.each([
    '',
    '?from=2026-05-01',
    '?from=2026-05-31&to=2026-05-01',
    '?from=2026-02-30&to=2026-03-01',
    '?from=2020-01-01&to=2023-01-02',
    `?${MAY}&compareFrom=2025-01-01`,
  ])('is 422: %s', async (query) => {
    expect((await ask(`funnel${query}`)).status).toBe(422);
    expect((await ask(`placements${query}`)).status).toBe(422);
  });

  it('is 404 for an unknown report, and 403 for everyone else', async () => {
    expect((await ask('nonsense')).status).toBe(404);
    const user = await api.login('user');
    for (const id of ['funnel', 'placements', 'openings', 'waiting', 'nonsense']) {
      const { status } = await api.call('GET', `/api/admin/reports/${id}?${MAY}`, { token: user });
      expect([id, status]).toEqual([id, 403]);
    }
  });
});

it('counts a placement on the day when the offer was accepted', async () => {
  const eighteenMonths = 'from=2025-05-01&to=2026-11-22';
  const { body } = await ask<{
    total: number;
    byMonth: readonly { month: string; count: number }[];
    byCountry: readonly { code: string; count: number }[];
  }>(`placements?${eighteenMonths}`);
  // 24 of other people, and one of the person with both roles.
  expect(body.total).toBe(25);
  expect(body.byMonth.map(({ month }) => month).at(0)).toBe('2025-05');
  expect(body.byMonth).toHaveLength(19);
  expect(body.byMonth.reduce((sum, { count }) => sum + count, 0)).toBe(25);
});

it('sorts the open positions by their age', async () => {
  const { body } = await ask<{
    total: number;
    ages: readonly { count: number }[];
    oldest: readonly { days: number }[];
  }>('openings');
  expect(body.ages).toHaveLength(5);
  expect(body.ages.reduce((sum, { count }) => sum + count, 0)).toBe(body.total);
  const days = body.oldest.map((each) => each.days);
  expect(days).toEqual(days.toSorted((a, b) => b - a));
});

it('lists who has waited longer than usual since the last change', async () => {
  const { body } = await ask<{
    total: number;
    rows: readonly { applicationId: string; waitingDays: number }[];
  }>('waiting');
  expect(body.total).toBeGreaterThan(0);
  expect(body.rows.length).toBe(Math.min(20, body.total));
  const [first] = body.rows;
  const application = backend.data.applications.require(first?.applicationId ?? '');
  expect(first?.waitingDays).toBe(Math.floor((START - Date.parse(application.updatedAt)) / DAY));
  expect(first?.waitingDays).toBeGreaterThan(application.usualResponseDays?.to ?? 21);
});
