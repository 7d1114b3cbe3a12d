import { expect, it } from 'vitest';
import { matchRoute } from '@/routing/matchRoute';
import { JOBS } from './filters';
import { readSegment } from './slug';

/** The address that a given address is corrected to. */
const cleaned = (path: string): string => {
  const { pathname, search } = new URL(path, 'https://here.invalid');
  return pathname + JOBS.write(JOBS.read(search));
};

it.each([
  ['/jobs', '/jobs'],
  ['/jobs?q=welder', '/jobs?q=welder'],
  ['/jobs?page=0&type=bogus&pay=-5&posted=2&x=1&sort=__proto__', '/jobs'],
  ['/jobs?q=a&q=b', '/jobs?q=a'],
  ['/jobs?region=CA-ON', '/jobs'],
  [
    '/jobs?tag=remote&region=CA-ON&country=ca&type=full-time',
    '/jobs?country=CA&region=CA-ON&type=full-time&tag=remote',
  ],
  ['/jobs?pay=%DB%B6%DB%B0%DB%B0%DB%B0%DB%B0', '/jobs?pay=60000'],
  ['/jobs?pay=5000&per=month&cur=xyz', '/jobs?pay=5000&per=month'],
  ['/jobs?per=month', '/jobs'],
  ['/jobs?sort=relevance', '/jobs'],
  ['/jobs?q=a&sort=relevance&page=1', '/jobs?q=a'],
  [
    '/jobs?page=7&applied=hide&match=1&permit=1&stated=1',
    '/jobs?permit=1&stated=1&match=1&applied=hide&page=7',
  ],
])('%s is %s', (given, expected) => {
  expect(cleaned(given)).toBe(expected);
  expect(cleaned(expected)).toBe(expected);
});

it.each([
  ['/jobs', 'jobs'],
  ['/JOBS/', 'jobs'],
  ['/jobs/saved', 'savedJobs'],
  ['/jobs/job-1--welder', 'jobDetail'],
  ['/jobs/job-1/more', undefined],
  ['/jobs/%E0%A4%A', undefined],
])('%s is the route %s', (path, id) => {
  expect(matchRoute(path)?.id).toBe(id);
});

it.each([
  ['job-1--welder-toronto', 'job-1'],
  ['job-1', 'job-1'],
  ['a--b--welder', 'a--b'],
  ['x'.repeat(300), undefined],
])('the last part %s names the job %s', (segment, id) => {
  expect(readSegment(segment)?.id).toBe(id);
});
