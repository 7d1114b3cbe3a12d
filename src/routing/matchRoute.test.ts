import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { matchRoute } from './matchRoute';
import { routeMatcher } from './routeMatcher';
import { filledPath, pathOf, type PathParams, ROUTE_IDS, ROUTES } from './routes';

const match = routeMatcher({
  home: { path: '/' },
  jobs: { path: '/jobs' },
  saved: { path: '/jobs/saved' },
  job: { path: '/jobs/:job' },
  apply: { path: '/applications/new/:job' },
  receipt: { path: '/applications/:id/receipt' },
});

describe('the row of an address', () => {
  it.each([
    ['/', 'home', {}],
    ['', 'home', {}],
    ['/jobs/', 'jobs', {}],
    ['/JOBS/Saved', 'saved', {}],
    ['/jobs/42--Welder', 'job', { job: '42--Welder' }],
    ['/Jobs/Ab%20C%2Fd', 'job', { job: 'Ab C/d' }],
    ['/jobs/%2541', 'job', { job: '%41' }],
    ['/%6Aobs/x', 'job', { job: 'x' }],
    ['/applications/new/receipt', 'apply', { job: 'receipt' }],
    ['/applications/7/receipt', 'receipt', { id: '7' }],
  ])('%s is %s with %j', (address, id, params) => {
    expect(match(address)).toEqual({ id, params });
  });

  it.each([
    '/job',
    '/jobs/1/2',
    '/jobs//1',
    '//jobs',
    'jobs',
    '/jobs/%E0%A4%A',
    '/jobs/%',
    '/jobs/..',
    '/jobs/%2e',
    '/applications/7',
  ])('%s shows Page Not Found', (address) => expect(match(address)).toBeUndefined());

  it('returns every parameter unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (job) => {
        fc.pre(!/^\.{1,2}$/.test(job));
        expect(match(filledPath('/jobs/:job', { job }))).toEqual({ id: 'job', params: { job } });
      }),
    );
  });
});

describe('the route table', () => {
  it.each(ROUTE_IDS.filter((id) => !ROUTES[id].path.includes(':')))('%s is found at its path', (id) => {
    expect(matchRoute(ROUTES[id].path.toUpperCase())).toEqual({ id, params: {} });
  });

  it.each(['/%00%0a%0d', '/about%0A', '/%E2%80%A8/jobs', '/a%2Fb'])('has no row for %s', (address) => {
    expect(matchRoute(address)).toBeUndefined();
  });

  it('makes paths, and refuses impossible parameters', () => {
    expect(pathOf('dashboard')).toBe('/dashboard');
    expect(filledPath('/a/:b/c/:d', { b: 'x y', d: 'ü' })).toBe('/a/x%20y/c/%C3%BC');
    for (const b of ['', '.', '..']) expect(() => filledPath('/a/:b', { b })).toThrow(RangeError);
    expect(() => filledPath('/a/:b', {})).toThrow(RangeError);
  });

  it('checks the parameters of a path by its type', () => {
    expectTypeOf<PathParams<'/applications/:id/steps/:step'>>().toEqualTypeOf<{
      readonly id: string;
      readonly step: string;
    }>();
  });
});
