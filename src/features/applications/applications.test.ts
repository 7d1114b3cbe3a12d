import { describe, expect, it } from 'vitest';
import { type Application, applications } from '@/api/endpoints/applications';
import { addressOf } from './stages';
import { byColumn, COLUMNS, statusLine } from './status';
import { usualDays, waitOf } from './wait';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 22, 12);
const ago = (days: number) => new Date(NOW - days * DAY).toISOString();
const application = (more: Partial<Application> = {}): Application => ({
  id: 'a',
  jobId: '1',
  jobTitle: 'Welder',
  company: 'Northgate',
  status: 'submitted',
  createdAt: null,
  updatedAt: null,
  submittedAt: null,
  nextNudgeAt: null,
  ...more,
});

describe('the wait for a first answer', () => {
  const dayAfter = (days: number, more: Partial<Application> = {}) =>
    waitOf(application({ submittedAt: ago(days), ...more }), NOW);

  it('counts the first 24 hours as day 1, and the usual time as over only after its last day', () => {
    expect([0, 0.9, 13, 13.5, 20.5, 21].map((days) => dayAfter(days)?.day)).toEqual([1, 1, 14, 14, 21, 22]);
    expect([20.5, 21].map((days) => dayAfter(days)?.isOver)).toEqual([false, true]);
  });

  it('is not shown without a valid date, or when nobody waits', () => {
    expect(dayAfter(-1)).toBeNull();
    expect(waitOf(application(), NOW)).toBeNull();
    expect(waitOf(application({ submittedAt: 'soon' }), NOW)).toBeNull();
    expect(dayAfter(3, { status: 'interview' })).toBeNull();
    expect(dayAfter(3, { status: 'inReview' })?.day).toBe(4);
  });

  it('uses the job’s own usual time, or the agency’s if there is none', () => {
    expect(usualDays({ usualResponseDays: { from: 3, to: 5 } })).toEqual({ from: 3, to: 5 });
    expect(usualDays({ usualResponseDays: { from: 9, to: 5 } })).toEqual({ from: 14, to: 21 });
    expect(usualDays({})).toEqual({ from: 14, to: 21 });
  });
});

describe('the status of an application', () => {
  it('has a sentence for every value from a server', () => {
    const at = ago(2);
    const entry = { id: '1', at, status: 'withdrawn', by: 'you', note: null } as const;
    expect(
      [
        { status: 'draft' },
        { seenAt: null },
        { seenAt: at },
        {},
        { status: 'interview', interview: { at, kind: 'video', place: null } },
        { status: 'interview' },
        { status: 'offer', offer: { text: null, salary: null, startsOn: null, expiresAt: at } },
        { status: 'declined' },
        { status: 'declined', timeline: [{ ...entry, status: 'declined', by: 'system' }] },
        { status: 'withdrawn', timeline: [entry], updatedAt: ago(1) },
        { status: 'paused' },
      ].map((more) => statusLine(application(more as Partial<Application>))),
    ).toEqual([
      { key: 'draft' },
      { key: 'submittedUnseen' },
      { key: 'submittedSeen', at },
      { key: 'submitted' },
      { key: 'interviewAt', at },
      { key: 'interview' },
      { key: 'offerUntil', at },
      { key: 'declined' },
      { key: 'declinedLate' },
      { key: 'withdrawnOn', at },
      { key: 'unknown', word: 'paused' },
    ]);
  });

  it('puts 200 applications into six columns, those with unknown words under closed', () => {
    const words = ['draft', 'submitted', 'inReview', 'interview', 'offer', 'accepted', 'rejected', 'paused'];
    const list = Array.from({ length: 200 }, (_, at) =>
      application({ id: String(at), status: words[at % words.length] ?? '' }),
    );
    const columns = byColumn(list);
    expect([...columns.keys()]).toEqual(COLUMNS);
    expect([...columns.values()].map(({ length }) => length)).toEqual([25, 25, 25, 25, 25, 75]);
  });
});

it('has its timeline with the oldest entry first, whatever the order of the server', () => {
  const entry = (id: string, at: string) => ({ id, at, status: 'submitted', by: 'you' });
  const { timeline } = applications.byId.read({
    ...application(),
    timeline: [
      entry('last', '2026-11-03T09:00:00-05:00'),
      entry('first', '2026-11-02T09:00:00Z'),
      entry('second', '2026-11-03T09:00:00Z'),
      entry('beside it', '2026-11-03T09:00:00Z'),
    ],
  });
  expect(timeline?.map(({ id }) => id)).toEqual(['first', 'second', 'beside it', 'last']);
});

describe('an interview', () => {
  it('has the chosen time, even when a server tells it only in the answer', () => {
    const at = '2026-12-01T15:00:00.000Z';
    const interview = (answer: unknown, fixed: string | null = null) =>
      applications.byId.read({
        ...application(),
        interview: { id: '1', at: fixed, times: [{ id: 'a', at, state: 'free' }], answer },
      }).interview?.at;
    expect(interview({ timeId: 'a', at })).toBe(at);
    expect(interview({ timeId: 'a', at }, ago(0))).toBe(ago(0));
    expect([interview(null), interview({ none: true, note: '', at })]).toEqual([null, null]);
  });
});

it('a draft leads to its form, every other application to its page', () => {
  expect(addressOf(application({ status: 'draft', jobId: 'job-3' }))).toBe('/applications/new/job-3');
  expect(addressOf(application({ status: 'offer', id: 'a7' }))).toBe('/applications/a7');
});
