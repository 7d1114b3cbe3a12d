import { describe, expect, it } from 'vitest';
import type { Application } from '@/api/endpoints/applications';
import { dayPart, greetingName } from './words';
import { onTheirWay, STAGES } from '@/features/applications/stages';

describe('the greeting', () => {
  it('fits the part of the day, at every hour', () => {
    const parts = Array.from({ length: 24 }, (_, hour) => dayPart(hour));
    expect(parts.slice(0, 5)).toEqual(Array(5).fill('night'));
    expect(parts.slice(5, 12)).toEqual(Array(7).fill('morning'));
    expect(parts.slice(12, 18)).toEqual(Array(6).fill('afternoon'));
    expect(parts.slice(18, 23)).toEqual(Array(5).fill('evening'));
    expect(parts[23]).toBe('night');
    expect(dayPart(Number.NaN)).toBe('any');
  });

  it('does not use the placeholder for a missing name', () => {
    expect(greetingName({ firstName: 'Ramon' })).toBe('Ramon');
    expect(greetingName({ firstName: '  سلام ' })).toBe('سلام');
    expect(greetingName({ firstName: 'Unknown' })).toBeNull();
    expect(greetingName({ firstName: ' ' })).toBeNull();
  });
});

describe('applications in progress', () => {
  const application = (status: Application['status']): Application => ({
    id: status,
    jobId: '1',
    jobTitle: 'Welder',
    company: 'Northgate',
    status,
    createdAt: null,
    updatedAt: null,
    submittedAt: null,
    nextNudgeAt: null,
  });

  it('are at the step of their status, offers first and the others in the given order', () => {
    const running = onTheirWay(STAGES.map(application));
    expect(running.map(({ stage, step }) => [stage, step])).toEqual([
      ['offer', 5],
      ['draft', 1],
      ['submitted', 2],
      ['inReview', 3],
      ['interview', 4],
    ]);
  });

  it('exclude those that ended', () => {
    expect(onTheirWay(['rejected', 'withdrawn'].map((status) => application(status as 'rejected')))).toEqual(
      [],
    );
  });
});
