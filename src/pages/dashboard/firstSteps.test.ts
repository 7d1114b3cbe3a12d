import { describe, expect, it } from 'vitest';
import type { ProfileProgress } from '@/features/profile/profileProgress';
import { NOTHING_STARTED } from '@/features/profile/profileProgress';
import { firstStepsOf } from './firstSteps';

const done = { state: 'done', missing: [] } as const;
const offered = ['personal', 'education', 'experience'] as const;
const states = (facts: Parameters<typeof firstStepsOf>[0]) =>
  firstStepsOf(facts).map(({ id, isDone }) => `${id}: ${isDone ? 'done' : 'to do'}`);

describe('the first steps', () => {
  it('are all to do for a new person, in order', () => {
    expect(
      states({
        account: { isEmailVerified: false },
        statuses: NOTHING_STARTED,
        offered,
        types: [],
        applications: [{ status: 'draft' }],
      }),
    ).toEqual([
      'email: to do',
      'personal: to do',
      'experience: to do',
      'education: to do',
      'documents: to do',
      'apply: to do',
    ]);
  });

  it('are done according to the data', () => {
    const statuses: ProfileProgress = { ...NOTHING_STARTED, personal: done };
    expect(
      states({
        account: { isEmailVerified: true },
        statuses,
        offered,
        types: ['resume', 'passport'],
        applications: [{ status: 'rejected' }],
      }),
    ).toEqual([
      'email: done',
      'personal: done',
      'experience: to do',
      'education: to do',
      'documents: done',
      'apply: done',
    ]);
    expect(states({ types: ['passport'] })).toEqual(['documents: to do']);
  });

  it('leave out what is not offered or not known', () => {
    expect(states({ statuses: NOTHING_STARTED, offered: ['personal'] })).toEqual(['personal: to do']);
    expect(states({})).toEqual([]);
  });
});
