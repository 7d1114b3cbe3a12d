import type { Backend } from '../backend.ts';
import type { Job } from '../data/jobRecords.ts';
import type { User, UserProfile } from '../data/records.ts';
import { fold, wholeNumber } from '../http/paging.ts';
import { profileOf } from '../security/sessions.ts';
import { fitsProfile } from './match.ts';
import { comparedPay } from './pay.ts';

/** A request for jobs: who asks, and the query. */
export interface Asking {
  readonly backend: Backend;
  readonly query: URLSearchParams;
  readonly user: User | undefined;
  readonly profile: UserProfile | undefined;
}

export const asking = (backend: Backend, query: URLSearchParams, user: User | undefined): Asking => ({
  backend,
  query,
  user,
  profile: user && profileOf(backend, user.id),
});

type Test = (job: Job) => boolean;
/** Makes a test of a filter in the query; undefined if it is not set or cannot be applied. */
type Filter = (given: Asking) => Test | undefined;

const DAY = 86_400_000;
const MOST_PAY = 10_000_000;

const valuesOf = (query: URLSearchParams, name: string): Set<string> =>
  new Set(
    query
      .getAll(name)
      .map((value) => value.trim().toLowerCase())
      .filter(Boolean),
  );

/** Matches any of the values of a parameter. */
const anyOf =
  (name: string, has: (job: Job) => readonly (string | null)[]): Filter =>
  ({ query }) => {
    const wanted = valuesOf(query, name);
    if (wanted.size === 0) return undefined;
    return (job) => has(job).some((value) => value !== null && wanted.has(value.toLowerCase()));
  };

const isTrue = (query: URLSearchParams, name: string): boolean => query.get(name)?.toLowerCase() === 'true';
const country: Filter = anyOf('country', ({ countryCode }) => [countryCode]);

const FILTERS: Readonly<Record<string, Filter>> = {
  country,
  countryCode: anyOf('countryCode', ({ countryCode }) => [countryCode]),
  // Provinces count only if Canada is chosen.
  region: (given) =>
    valuesOf(given.query, 'country').has('ca')
      ? anyOf('region', ({ regionCode }) => [regionCode])(given)
      : undefined,
  category: anyOf('category', (job) => [job.category]),
  type: anyOf('type', ({ type }) => [type]),
  tag: anyOf('tag', ({ tags }) => tags),
  location: ({ query }) => {
    const wanted = fold(query.get('location')?.trim() ?? '');
    return wanted === '' ? undefined : (job) => fold(job.location).includes(wanted);
  },
  permit: ({ query }) =>
    isTrue(query, 'permit') ? ({ workPermit }) => workPermit === 'employerHelps' : undefined,
  minPay: ({ query }) => {
    const least = wholeNumber(query.get('minPay'), 0, 0, MOST_PAY);
    return least === 0 ? undefined : ({ salary }) => (comparedPay(salary) ?? least) >= least;
  },
  payStated: ({ query }) =>
    isTrue(query, 'payStated') ? ({ salary }) => comparedPay(salary) !== undefined : undefined,
  postedWithin: ({ query, backend }) => {
    const days = wholeNumber(query.get('postedWithin'), 0, 0, 3650);
    const since = backend.now() - days * DAY;
    return days === 0 ? undefined : ({ postedAt }) => postedAt !== null && Date.parse(postedAt) >= since;
  },
  since: ({ query }) => {
    const moment = Date.parse(query.get('since') ?? '');
    if (Number.isNaN(moment)) return undefined;
    return ({ postedAt }) => postedAt !== null && Date.parse(postedAt) > moment;
  },
  match: ({ query, backend, profile }) =>
    isTrue(query, 'match') && profile ? (job) => fitsProfile(backend, job, profile) : undefined,
  hideApplied: ({ query, backend, user }) => {
    if (!isTrue(query, 'hideApplied') || !user) return undefined;
    const applied = new Set(
      backend.data.applications
        .filter(({ userId, status }) => userId === user.id && status !== 'draft' && status !== 'withdrawn')
        .map(({ jobId }) => jobId),
    );
    return ({ id }) => !applied.has(id);
  },
};

interface Filtered {
  readonly jobs: Job[];
  /** The names of the filters that were applied. */
  readonly applied: string[];
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const FACETS: Readonly<Record<string, (job: Job) => readonly (string | null)[]>> = {
  country: ({ countryCode }) => [countryCode],
  region: ({ regionCode }) => [regionCode],
  category: (job) => [job.category],
  type: ({ type }) => [type],
  tag: ({ tags }) => tags,
};

/**
 * The jobs that match all filters, and the number of jobs for each value of a filter, counted without that
 * filter.
 */
export const filtered = (jobs: readonly Job[], given: Asking): Filtered => {
  const set = Object.entries(FILTERS).flatMap(([name, filter]) => {
    const test = filter(given);
    return test ? [{ name, test }] : [];
  });
  const passing = (without?: string): Job[] =>
    jobs.filter((job) => set.every(({ name, test }) => name === without || test(job)));
  const facets = Object.entries(FACETS).map(([name, valuesIn]) => {
    const counts = new Map<string, number>();
    for (const job of passing(name)) {
      for (const value of valuesIn(job)) {
        if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
      }
    }
    return [name, Object.fromEntries(counts)] as const;
  });
  return {
    jobs: passing(),
    applied: set.map(({ name }) => name),
    facets: Object.fromEntries(facets),
  };
};
