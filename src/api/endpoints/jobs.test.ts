import { describe, expect, it } from 'vitest';
import { applications } from './applications';
import { jobs } from './jobs';

/** Answers about jobs and applications that a backend may send, and how they are read. */
const JOB = { id: 'job-1', title: 'Welder', company: 'Northgate', location: 'Toronto, ON' };
const salary = (given: unknown) => jobs.byId.read({ ...JOB, salary: given }).salary;

describe('a job', () => {
  it('needs no more than an id and a title', () => {
    const read = jobs.byId.read({ id: 7, title: 'Welder' });
    expect(read).toMatchObject({
      id: '7',
      title: 'Welder',
      company: '',
      location: '',
      tags: null,
    });
    expect(read.status ?? 'open').toBe('open');
  });

  it('keeps known tags, and no unknown type', () => {
    const read = jobs.byId.read({ ...JOB, tags: ['remote', 'sponsored', 5], type: 'gig' });
    expect(read.tags).toEqual(['remote']);
    expect(read.type).toBeNull();
  });

  it.each([
    ['a text', 'CA$ 60,000'],
    ['invalid amounts', { min: 'much', max: 9, currency: 'CAD', period: 'year' }],
    ['an unknown currency', { min: 1, max: 9, currency: 5, period: 'year' }],
  ])('with %s for its salary states no pay', (_name, given) => expect(salary(given)).toBeNull());

  it('may have one end only, and an unknown period', () => {
    expect(salary({ min: 20, max: null, currency: 'CAD', period: 'hour' })).toMatchObject({
      min: 20,
      max: null,
    });
    expect(salary({ max: 90, currency: 'CAD', period: 'shift' })).toMatchObject({ max: 90, period: null });
    expect(salary({ text: 'As agreed' })).toMatchObject({ text: 'As agreed' });
  });

  it('asks the questions that can be read, those of an unknown kind as texts', () => {
    const screening = [
      { id: 'a', text: 'Since when?', kind: 'date', required: true },
      { id: 'b', kind: 'text' },
      { id: 'c', text: 'Do you drive?', kind: 'yesNo' },
    ];
    expect(jobs.byId.read({ ...JOB, screening }).screening).toMatchObject([
      { id: 'a', kind: 'text', required: true },
      { id: 'c', kind: 'yesNo' },
    ]);
  });

  it('loses only the facts that cannot be read', () => {
    const read = jobs.byId.read({
      ...JOB,
      openings: 'two',
      needs: { experienceYears: 3, licence: [] },
      viewer: 5,
    });
    expect(read).toMatchObject({ openings: null, viewer: null });
    expect(read.needs).toMatchObject({ experienceYears: 3, licence: null });
  });
});

describe('a list of jobs', () => {
  it('leaves out jobs without a usable id or title, and counts them', () => {
    const broken = [{ title: 'Cook' }, { id: 'job-2', title: ' ' }, { id: 'job-3', title: null }, null];
    const page = jobs.list.read({ data: [JOB, ...broken], totalCount: 40 });
    expect(page.data.map(({ id }) => id)).toEqual(['job-1']);
    expect(page).toMatchObject({ leftOut: 4, totalCount: 40 });
  });

  it('is not recognized if nothing in it can be read', () => {
    expect(() => jobs.list.read([{ title: 'Cook' }])).toThrow('API response format not recognized');
    expect(() => jobs.list.read({})).toThrow('API response format not recognized');
    expect(jobs.list.read([])).toMatchObject({ data: [], leftOut: 0 });
  });

  it("has the server's information beside the jobs, if there is any", () => {
    const facets = { country: { CA: 5, AU: '2' }, tag: 'none' };
    const page = jobs.search.read({ data: [JOB], withoutPay: 1, applied: ['q'], facets, asOf: '2026-11-22' });
    expect(page).toMatchObject({
      withoutPay: 1,
      applied: ['q'],
      asOf: '2026-11-22T00:00:00.000Z',
    });
    expect(page.facets).toMatchObject({ country: { CA: 5, AU: 2 }, tag: null });
    expect(jobs.list.read([JOB]).applied).toBeUndefined();
  });
});

describe('an application', () => {
  const APPLICATION = {
    id: 'a',
    jobId: 'job-1',
    jobTitle: 'Welder',
    company: 'Northgate',
    status: 'submitted',
  };
  const read = (more: object) => applications.byId.read({ ...APPLICATION, ...more });

  it('keeps an unknown status', () => {
    expect(applications.list.read([{ ...APPLICATION, status: 'shortlisted' }]).data[0]?.status).toBe(
      'shortlisted',
    );
  });

  it('distinguishes an unopened application from missing information', () => {
    expect(read({ seenAt: null }).seenAt).toBeNull();
    expect(read({ seenAt: '2026-11-20T10:00:00Z' }).seenAt).toBe('2026-11-20T10:00:00.000Z');
    expect(read({}).seenAt).toBeUndefined();
  });

  it('from a backend of today is complete', () => {
    expect(read({ createdAt: '2026-11-20' })).toMatchObject({
      ...APPLICATION,
      createdAt: '2026-11-20T00:00:00.000Z',
    });
  });
});
