import { describe, expect, it } from 'vitest';
import type { Application } from '@/api/endpoints/applications';
import type { Task } from '@/api/endpoints/tasks';
import type { UserProfile } from '@/api/endpoints/userProfiles';
import type { CompletionView } from '@/features/profile/completion';
import { type NextStepFacts, nextStepOf } from './nextSteps';

const NOW = new Date(2026, 10, 24, 12).getTime();
const application = (status: string, more: Partial<Application> = {}) =>
  ({ id: status, jobId: 'job-1', jobTitle: 'Welder', company: 'Ironvale', status, ...more }) as Application;
const offerUntil = (expiresAt: string | null) =>
  application('offer', { offer: { text: null, salary: null, startsOn: null, expiresAt } });
const timesOn = (state: 'free' | 'taken', ...days: readonly string[]) =>
  application('interview', {
    interview: { at: null, times: days.map((day) => ({ id: day, at: `${day}T15:00:00Z`, state })) },
  });
const task = (id: string, dueOn: string | null) => ({ id, title: id, dueOn }) as Task;
const PROFILE = { id: 'profile-1' } as UserProfile;
const MISSING = {
  missing: [{ field: 'summary', gain: { percent: 10, isExact: true } }],
} as unknown as CompletionView;
const COMPLETE = { missing: [] as CompletionView['missing'] } as CompletionView;
const SENT = application('submitted');

const kindOf = (known: NextStepFacts) => nextStepOf(known, NOW)?.kind;

describe('the next step', () => {
  const all: NextStepFacts = {
    applications: [application('draft'), offerUntil('2026-11-25T00:00:00Z')],
    tasks: [task('Upload your passport', '2026-11-26')],
    profile: PROFILE,
    completion: MISSING,
  };
  it('is the first that applies', () => {
    expect(kindOf(all)).toBe('offer');
    const asked = [application('draft'), timesOn('free', '2026-11-26')];
    expect(kindOf({ ...all, applications: asked })).toBe('interview');
    expect(kindOf({ ...all, applications: [application('draft')] })).toBe('task');
    expect(kindOf({ ...all, applications: [application('draft')], tasks: [], profile: null })).toBe(
      'profile',
    );
    expect(kindOf({ ...all, applications: [application('draft')], tasks: [] })).toBe('draft');
    expect(kindOf({ ...all, applications: [], tasks: [] })).toBe('part');
    expect(kindOf({ ...all, applications: [], tasks: [], completion: COMPLETE })).toBe('job');
    expect(kindOf({ ...all, applications: [SENT], tasks: [], completion: COMPLETE })).toBe('nothing');
  });

  it('is no offer after its deadline', () => {
    expect(kindOf({ applications: [offerUntil('2026-11-24T00:00:00Z'), SENT] })).toBe('nothing');
    expect(nextStepOf({ applications: [offerUntil(null)] }, NOW)).toEqual({
      kind: 'offer',
      company: 'Ironvale',
      by: null,
      id: 'offer',
    });
  });

  it('is an interview only while one of its times can be chosen', () => {
    expect(nextStepOf({ applications: [timesOn('free', '2026-11-20', '2026-11-26')] }, NOW)).toEqual({
      kind: 'interview',
      company: 'Ironvale',
      id: 'interview',
    });
    expect(kindOf({ applications: [timesOn('free', '2026-11-20')] })).toBe('nothing');
    expect(kindOf({ applications: [timesOn('taken', '2026-11-26')] })).toBe('nothing');
  });

  it('is the most urgent task, from three days before its day', () => {
    const tasks = [task('none', null), task('later', '2026-11-28'), task('soon', '2026-11-27')];
    expect(nextStepOf({ tasks }, NOW)).toMatchObject({ title: 'soon', days: 3, id: 'soon' });
    expect(nextStepOf({ tasks: [...tasks, task('over', '2026-11-20')] }, NOW)).toMatchObject({ days: -4 });
    expect(kindOf({ tasks: tasks.slice(0, 2) })).toBe('nothing');
  });

  it('leaves out what could not be read, and is none if nothing could', () => {
    expect(kindOf({ completion: COMPLETE, profile: PROFILE })).toBe('nothing');
    expect(nextStepOf({}, NOW)).toBeNull();
  });
});
