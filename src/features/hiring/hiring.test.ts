import { beforeEach, describe, expect, test, vi } from 'vitest';
import { APPLICATION_STATUSES } from '@/config/jobs';
import type { StaffMove } from '@/config/jobs';
import { detailsOf, MOVE_FORMS, type MoveValues, offerDays } from './moveForm';
import { createPendingMoves, statusShown } from './pendingMoves';
import { legalMoves, STAGES, stageOf, STATUSES_OF } from './stages';

const NOW = new Date('2026-11-22T10:00').getTime();
const typed = (to: StaffMove, values: Partial<MoveValues>) => ({ ...MOVE_FORMS[to].blank, ...values });
/** The keys of the errors, by field. */
const wrongOf = (to: StaffMove, values: Partial<MoveValues>) =>
  Object.fromEntries(
    [...MOVE_FORMS[to].check(typed(to, values))].map(([field, wrong]) => [
      field,
      'key' in wrong ? wrong.key : wrong.text,
    ]),
  );
const details = (to: StaffMove, values: Partial<MoveValues>) => {
  expect(wrongOf(to, values)).toEqual({});
  return detailsOf(to, MOVE_FORMS[to].sent(typed(to, values)));
};

describe('the columns of the pipeline', () => {
  test('every sent status belongs to one of them; an unknown one to the closed', () => {
    const all = STAGES.flatMap((stage) => STATUSES_OF[stage]);
    expect([...all, 'draft'].sort()).toEqual([...APPLICATION_STATUSES].sort());
    expect(stageOf('declined')).toBe('decided');
    expect(stageOf('onHold')).toBe('closed');
  });

  test('staff cannot move what is decided, nor to what only the applicant may do', () => {
    expect(legalMoves('submitted')).toEqual(['inReview', 'interview', 'rejected']);
    expect(legalMoves('interview')).toEqual(['interview', 'offer', 'rejected']);
    expect(legalMoves('offer')).toEqual(['rejected']);
    for (const status of ['accepted', 'declined', 'rejected', 'withdrawn', 'onHold', 'constructor']) {
      expect(legalMoves(status)).toEqual([]);
    }
  });
});

describe('the rules of a move', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
    return () => vi.useRealTimers();
  });
  const iso = (local: string) => new Date(local).toISOString();

  test('one time is fixed, as before', () => {
    expect(wrongOf('interview', {})).toEqual({ at: 'validation:required' });
    const { interview } = details('interview', { at: '2026-11-23T09:00', kind: 'phone', place: ' Room 4 ' });
    expect(interview).toEqual({
      at: iso('2026-11-23T09:00'),
      kind: 'phone',
      place: 'Room 4',
      minutes: 45,
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  });

  test('with several, or one to be confirmed, the applicant chooses', () => {
    const { interview } = details('interview', { at: '2026-11-23T09:00', confirm: true });
    expect([interview?.at, interview?.times?.length]).toEqual([undefined, 1]);
    const several = details('interview', {
      rows: '2',
      at: '2026-11-23T09:00',
      at2: '2026-11-23T10:00',
      at3: '2026-11-23T10:00',
      minutes: '60',
    });
    expect(several.interview?.times?.map(({ at }) => at)).toEqual([
      iso('2026-11-23T09:00'),
      iso('2026-11-23T10:00'),
    ]);
    expect(wrongOf('interview', { rows: '2', at: '2026-11-23T09:00' })).toEqual({
      at2: 'validation:required',
    });
  });

  test.each(['2026-11-22T10:29', '2026-11-22T09:00', '2027-02-21T10:00'])('%s cannot be proposed', (at) => {
    expect(wrongOf('interview', { at })).toEqual({ at: 'hiring:rules.range' });
  });

  test('two times do not overlap: the later one is wrong', () => {
    const values = { rows: '3', at: '2026-11-23T09:00', at2: '2026-11-24T09:00', at3: '2026-11-23T08:20' };
    expect(wrongOf('interview', values)).toEqual({ at3: 'hiring:rules.overlap' });
    expect(wrongOf('interview', { ...values, minutes: '30' })).toEqual({});
  });

  test('an hour that a clock change skips is refused and overlaps with no other time', () => {
    vi.stubEnv('TZ', 'America/Toronto');
    vi.setSystemTime(new Date('2027-03-01T12:00:00Z'));
    // Date reads 2:30 of that night as 3:30.
    const values = { rows: '2', at: '2027-03-14T02:30', at2: '2027-03-14T03:30' };
    expect(wrongOf('interview', values)).toEqual({ at: 'problems:skippedHour' });
    vi.unstubAllEnvs();
  });

  test('an offer must be answered within 1 to 60 days', () => {
    const { first, last } = offerDays(NOW);
    expect([first, last]).toEqual(['2026-11-23', '2027-01-20']);
    for (const answerBy of ['2026-11-22', '2027-01-21']) {
      expect(wrongOf('offer', { answerBy })).toEqual({ answerBy: 'hiring:rules.answerBy' });
    }
    expect(Object.keys(wrongOf('offer', { answerBy: '' }))).toEqual(['answerBy']);
    const { offer } = details('offer', { answerBy: last, offerText: 'Welcome' });
    expect(Date.parse(offer?.expiresAt ?? '') - NOW).toBeLessThanOrEqual(60 * 86_400_000);
  });

  test('a rejection needs a reason; texts have a limit', () => {
    expect(wrongOf('rejected', {})).toEqual({ reason: 'validation:required' });
    expect(wrongOf('rejected', { reason: 'filled', message: 'x'.repeat(1001) })).toEqual({
      message: 'problems:tooLong',
    });
    expect(details('rejected', { reason: 'filled' })).toMatchObject({
      outcome: { reason: 'filled', message: null },
    });
  });

  test('without a note there is nothing to show the applicant', () => {
    expect(details('inReview', { visible: true })).toEqual({ note: null, visible: false });
  });
});

describe("a move with 'Undo'", () => {
  const ITEM = { id: 'a', status: 'submitted', updatedAt: '2026-11-20T00:00:00.000Z' };
  const OTHER = { ...ITEM, id: 'b' };
  const sender = (left: readonly string[] = []) =>
    vi.fn<(ids: readonly string[], options: object) => Promise<readonly string[]>>(() =>
      Promise.resolve(left),
    );
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  test('is shown at once, and sent after six seconds', async () => {
    const moves = createPendingMoves();
    const send = sender();
    moves.plan([ITEM], 'inReview', send);
    expect(statusShown(ITEM, moves.get())).toBe('inReview');
    await vi.advanceTimersByTimeAsync(5999);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledExactlyOnceWith(['a'], {});
    // The list may arrive after the response and still have the old status. A newer status is shown as it is.
    expect(statusShown(ITEM, moves.get())).toBe('inReview');
    const newer = { ...ITEM, status: 'withdrawn', updatedAt: '2026-11-22T00:00:00.000Z' };
    expect(statusShown(newer, moves.get())).toBe('withdrawn');
  });

  test('after it was sent, a newer status is shown as it is, also without a time of the change', async () => {
    const moves = createPendingMoves();
    const plain = { id: 'a', status: 'interview' };
    moves.plan([plain], 'offer', sender());
    await vi.advanceTimersByTimeAsync(6000);
    expect(statusShown(plain, moves.get())).toBe('offer');
    expect(statusShown({ ...plain, status: 'accepted' }, moves.get())).toBe('accepted');
    // The applicant withdrew and applied again.
    moves.plan([ITEM], 'inReview', sender());
    await vi.advanceTimersByTimeAsync(6000);
    expect(statusShown({ ...ITEM, updatedAt: '2026-11-22T00:00:00.000Z' }, moves.get())).toBe('submitted');
  });

  test('a second move of the same application is shown while the list catches up with the first', async () => {
    const moves = createPendingMoves();
    moves.plan([ITEM], 'inReview', sender());
    moves.plan([{ ...ITEM, status: 'inReview' }], 'interview', sender());
    expect(statusShown(ITEM, moves.get())).toBe('interview');
    await vi.advanceTimersByTimeAsync(100);
    const caughtUp = { ...ITEM, status: 'inReview', updatedAt: '2026-11-22T00:00:00.000Z' };
    expect(statusShown(caughtUp, moves.get())).toBe('interview');
  });

  test("after 'Undo' it is never sent", async () => {
    const moves = createPendingMoves();
    const send = sender();
    expect(moves.plan([ITEM], 'rejected', send).undo()).toBe(true);
    expect(statusShown(ITEM, moves.get())).toBe('submitted');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(send).not.toHaveBeenCalled();
  });

  test('the next one sends it at once; leaving the page sends a waiting one', async () => {
    const moves = createPendingMoves();
    const [first, second] = [sender(), sender()];
    moves.plan([ITEM], 'inReview', first);
    moves.plan([OTHER], 'rejected', second, 10_000);
    expect(first).toHaveBeenCalledExactlyOnceWith(['a'], {});
    expect(second).not.toHaveBeenCalled();
    moves.flush({ keepalive: true });
    expect(second).toHaveBeenCalledExactlyOnceWith(['b'], { keepalive: true });
  });

  test('a move that failed is shown as before, also when the sender throws', async () => {
    const moves = createPendingMoves();
    moves.plan([ITEM, OTHER], 'rejected', sender(['b']));
    await vi.advanceTimersByTimeAsync(6000);
    expect(statusShown(OTHER, moves.get())).toBe('submitted');
    expect(statusShown(ITEM, moves.get())).toBe('rejected');
    moves.plan([OTHER], 'inReview', () => Promise.reject(new Error('boom')));
    await vi.advanceTimersByTimeAsync(6000);
    expect(statusShown(OTHER, moves.get())).toBe('submitted');
  });
});
