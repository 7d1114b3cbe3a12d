import type { Job } from '../data/jobRecords.ts';
import { compare, page } from '../http/paging.ts';
import { type Asking, filtered } from './filters.ts';
import { jobListView, openJobs } from './jobState.ts';
import { nearness } from './match.ts';
import { comparedPay } from './pay.ts';
import { didYouMean, fit, wordsOf } from './words.ts';

type Value = string | number | null | undefined;
interface Order {
  readonly value: (job: Job) => Value;
  readonly usual: 'asc' | 'desc';
}

const ORDERS: Readonly<Record<string, (given: Asking, words: readonly string[]) => Order>> = {
  relevance: (_given, words) => ({ value: (job) => fit(job, words), usual: 'desc' }),
  postedAt: () => ({ value: ({ postedAt }) => postedAt, usual: 'desc' }),
  salary: () => ({ value: ({ salary }) => comparedPay(salary), usual: 'desc' }),
  closesAt: () => ({ value: ({ closesAt }) => closesAt, usual: 'asc' }),
  match: ({ profile }) => ({
    value: (job) => (profile ? nearness(job, profile) : undefined),
    usual: 'desc',
  }),
  title: () => ({ value: ({ title }) => title, usual: 'asc' }),
  company: () => ({ value: ({ company }) => company, usual: 'asc' }),
  location: () => ({ value: ({ location }) => location, usual: 'asc' }),
};

/** Compares two values. Missing values come last in both directions. */
const inOrder = (a: Value, b: Value, sign: number): number => {
  const [lacksA, lacksB] = [a === undefined || a === null, b === undefined || b === null];
  if (lacksA || lacksB) return Number(lacksA) - Number(lacksB);
  return sign * compare(a, b);
};

const newestFirst = (a: Job, b: Job): number => inOrder(a.postedAt, b.postedAt, -1) || compare(a.id, b.id);

const sorted = (jobs: readonly Job[], given: Asking, words: readonly string[]): Job[] => {
  const asked = given.query.get('sort') ?? '';
  const usual = words.length > 0 ? 'relevance' : 'postedAt';
  const name = Object.hasOwn(ORDERS, asked) ? asked : usual;
  const order = (ORDERS[name] ?? ORDERS.postedAt)?.(given, words);
  if (!order) return [...jobs];
  const direction = name === asked ? given.query.get('order')?.toLowerCase() : undefined;
  const sign = (direction ?? order.usual) === 'desc' ? -1 : 1;
  const values = new Map(jobs.map((job) => [job, order.value(job)]));
  return [...jobs].sort((a, b) => inOrder(values.get(a), values.get(b), sign) || newestFirst(a, b));
};

const LONGEST_WORDS = 200;
const PAGE_SIZE = 10;
const LARGEST_PAGE = 200;

/** One page of the open jobs, searched, filtered and sorted by the query, with totals and facets. */
export const jobList = (given: Asking) => {
  const { backend, query, user } = given;
  const asOf = new Date(backend.now()).toISOString();
  const words = wordsOf((query.get('q') ?? query.get('search') ?? '').slice(0, LONGEST_WORDS));
  const open = openJobs(backend);
  const found = words.length === 0 ? open : open.filter((job) => fit(job, words) > 0);
  const { jobs, applied, facets } = filtered(found, given);
  const meant = jobs.length === 0 && words.length > 0 ? didYouMean(open, words) : undefined;
  const { data, ...totals } = page(sorted(jobs, given, words), query, PAGE_SIZE, LARGEST_PAGE);
  return {
    data: data.map((job) => jobListView(backend, job, user)),
    ...totals,
    withoutPay: jobs.filter(({ salary }) => comparedPay(salary) === undefined).length,
    ...(meant === undefined ? {} : { didYouMean: meant }),
    asOf,
    facets,
    applied: words.length > 0 ? ['q', ...applied] : applied,
  };
};

/** Open jobs of the same category and country, those with the most common skills first. */
export const similarJobs = (given: Asking, job: Job, most: number) => {
  const skills = new Set(job.skills);
  const alike = (other: Job): number => other.skills.filter((skill) => skills.has(skill)).length;
  return openJobs(given.backend)
    .filter(
      (other) =>
        other.id !== job.id &&
        job.category !== null &&
        other.category === job.category &&
        other.countryCode === job.countryCode,
    )
    .sort((a, b) => alike(b) - alike(a) || newestFirst(a, b))
    .slice(0, most)
    .map((other) => jobListView(given.backend, other, given.user));
};
