import { expect, it } from 'vitest';
import { closingOf } from './closing';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const job = (facts: object) => ({
  status: 'open' as const,
  closesAt: null,
  closedAt: null,
  closedReason: null,
  ...facts,
});

it.each([
  [
    { status: 'closed', closedAt: '2026-11-03T00:00:00Z', closedReason: 'filled' },
    { kind: 'closed', on: '2026-11-03T00:00:00Z', reason: 'filled' },
  ],
  [{ status: 'closed' }, { kind: 'closed', on: null, reason: null }],
  // Only the server can close a job.
  [{ closesAt: '2026-11-20T11:59:00Z' }, { kind: 'datePassed' }],
  [{ closesAt: '2026-11-21T12:00:00Z' }, { kind: 'soon', at: '2026-11-21T12:00:00Z', exact: true }],
  [{ closesAt: '2026-11-26T12:00:00Z' }, { kind: 'soon', at: '2026-11-26T12:00:00Z', exact: false }],
  [{ closesAt: '2026-12-26T12:00:00Z' }, { kind: 'open', at: '2026-12-26T12:00:00Z' }],
  [{ closesAt: 'soon' }, { kind: 'open', at: null }],
  [{ status: null }, { kind: 'open', at: null }],
])('%o is %o', (facts, expected) => {
  expect(closingOf(job(facts), NOW)).toEqual(expected);
});
