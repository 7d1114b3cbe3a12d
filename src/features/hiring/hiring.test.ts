import { beforeEach, describe, expect, test, vi } from 'vitest';
import { APPLICATION_STATUSES } from '@/config/jobs';
import { checkMove, NO_MOVE_VALUES, offerDays } from './moveForm';
import { createPendingMoves, statusShown } from './pendingMoves';
import { legalMoves, STAGES, stageOf, STATUSES_OF } from './stages';

const NOW = new Date('2026-11-22T10:00').getTime();
const check = (to: Parameters<typeof checkMove>[0], values: Partial<typeof NO_MOVE_VALUES>) =>
  checkMove(to, { ...NO_MOVE_VALUES, ...values }, NOW);
const wrongOf = (checked: ReturnType<typeof check>) => (checked.valid ? [] : [...checked.wrong.keys()]);

describe('the columns of the pipeline', () => {
  test('every status that was sent stands in one of them; an unknown one with the closed', () => {
    const all = STAGES.flatMap((stage) => STATUSES_OF[stage]);
    expect([...all, 'draft'].sort()).toEqual([...APPLICATION_STATUSES].sort());
    expect(stageOf('declined')).toBe('decided');
    expect(stageOf('onHold')).toBe('closed');
  });

  test('staff move nothing that is decided, nor to what only the applicant may do', () => {
    expect(legalMoves('submitted')).toEqual(['inReview', 'interview', 'rejected']);
    expect(legalMoves('interview')).toEqual(['interview', 'offer', 'rejected']);
    expect(legalMoves('offer')).toEqual(['rejected']);
    for (const status of ['accepted', 'declined', 'rejected', 'withdrawn', 'onHold', 'constructor']) {
      expect(legalMoves(status)).toEqual([]);
    }
  });
});

describe('what a move needs', () => {
  test('an interview needs a time to come', () => {
    expect(wrongOf(check('interview', {}))).toEqual(['at']);
    expect(wrongOf(check('interview', { at: '2026-11-22T09:59' }))).toEqual(['at']);
    expect(check('interview', { at: '2026-11-23T09:00', kind: 'phone', place: ' Room 4 ' })).toMatchObject({
      details: {
        interview: { at: new Date('2026-11-23T09:00').toISOString(), kind: 'phone', place: 'Room 4' },
      },
    });
  });

  test('an offer is to be answered within 1 to 60 days', () => {
    const { first, last } = offerDays(NOW);
    expect([first, last]).toEqual(['2026-11-23', '2027-01-20']);
    for (const answerBy of ['', '2026-11-22', '2027-01-21', 'soon']) {
      expect(wrongOf(check('offer', { answerBy }))).toEqual(['answerBy']);
    }
    const checked = check('offer', { answerBy: last, offerText: 'Welcome' });
    if (!checked.valid || checked.details.offer === undefined) throw new Error('refused');
    const left = Date.parse(checked.details.offer.expiresAt) - NOW;
    expect(left).toBeLessThanOrEqual(60 * 86_400_000);
  });

  test('a rejection needs a reason; texts have a limit', () => {
    expect(wrongOf(check('rejected', {}))).toEqual(['reason']);
    expect(wrongOf(check('rejected', { reason: 'filled', message: 'x'.repeat(1001) }))).toEqual(['message']);
    expect(check('rejected', { reason: 'filled' })).toMatchObject({
      details: { outcome: { reason: 'filled', message: null } },
    });
  });

  test('without a note there is nothing to show the applicant', () => {
    expect(check('inReview', { visible: true })).toEqual({
      valid: true,
      details: { note: null, visible: false },
    });
  });
});

describe('a move that can be taken back', () => {
  const ITEM = { id: 'a', status: 'submitted', updatedAt: '2026-11-20T00:00:00.000Z' };
  const OTHER = { ...ITEM, id: 'b' };
  const sender = (left: readonly string[] = []) =>
    vi.fn<(ids: readonly string[], leaving: boolean) => Promise<readonly string[]>>(() =>
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
    expect(statusShown(ITEM, moves.planned())).toBe('inReview');
    await vi.advanceTimersByTimeAsync(5999);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledExactlyOnceWith(['a'], false);
    // The list that still has the old state may come later than the answer; a newer state is shown as it is.
    expect(statusShown(ITEM, moves.planned())).toBe('inReview');
    const newer = { ...ITEM, status: 'withdrawn', updatedAt: '2026-11-22T00:00:00.000Z' };
    expect(statusShown(newer, moves.planned())).toBe('withdrawn');
  });

  test('taken back it is never sent', async () => {
    const moves = createPendingMoves();
    const send = sender();
    expect(moves.plan([ITEM], 'rejected', send)()).toBe(true);
    expect(statusShown(ITEM, moves.planned())).toBe('submitted');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(send).not.toHaveBeenCalled();
  });

  test('the next one sends it at once; leaving the page sends what waits', async () => {
    const moves = createPendingMoves();
    const [first, second] = [sender(), sender()];
    moves.plan([ITEM], 'inReview', first);
    moves.plan([OTHER], 'rejected', second, 10_000);
    expect(first).toHaveBeenCalledExactlyOnceWith(['a'], false);
    expect(second).not.toHaveBeenCalled();
    moves.flush(true);
    expect(second).toHaveBeenCalledExactlyOnceWith(['b'], true);
  });

  test('what could not be moved stands where it stood, also when the sender throws', async () => {
    const moves = createPendingMoves();
    moves.plan([ITEM, OTHER], 'rejected', sender(['b']));
    await vi.advanceTimersByTimeAsync(6000);
    expect(statusShown(OTHER, moves.planned())).toBe('submitted');
    expect(statusShown(ITEM, moves.planned())).toBe('rejected');
    moves.plan([OTHER], 'inReview', () => Promise.reject(new Error('boom')));
    await vi.advanceTimersByTimeAsync(6000);
    expect(statusShown(OTHER, moves.planned())).toBe('submitted');
  });
});
