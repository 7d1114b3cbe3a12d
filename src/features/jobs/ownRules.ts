import type { Job, JobPage } from '@/api/endpoints/jobs';
import { JOBS_A_PAGE } from '@/config/jobs';
import { type ExchangeRates, exchangeRates } from '@/config/exchange';
import { DAY, HOUR } from '@/config/time';
import { fold, foldedWords } from '@/i18n/fold';
import { type Chip, chipsOf, type JobFilters } from './filters';
import { cadAYear, payOf } from './pay';

/**
 * The filters as rules of this app. They detect filters that a server ignored, and they filter, sort and
 * paginate here when a server returns all jobs at once.
 */
/** Tolerance for a difference between the clocks of the server and of this device, in ms. */
const LENIENCE = HOUR;

interface Given {
  readonly filters: JobFilters;
  readonly now: number;
  readonly rates: ExchangeRates;
}

/** Whether a job passes a filter; undefined when the job lacks the value that the filter checks. */
type Judge = (job: Job, given: Given) => boolean | undefined;

const oneOf =
  (
    pick: (job: Job) => string | null | undefined,
    wanted: (filters: JobFilters) => readonly string[],
  ): Judge =>
  (job, { filters }) => {
    const value = pick(job) ?? undefined;
    return value === undefined ? undefined : wanted(filters).includes(value);
  };

const JUDGES: Readonly<Record<Chip['name'], Judge>> = {
  country: oneOf(
    ({ countryCode }) => countryCode?.toUpperCase(),
    ({ country }) => [country ?? ''],
  ),
  region: oneOf(
    ({ regionCode }) => regionCode?.toUpperCase(),
    ({ region }) => region,
  ),
  category: oneOf(
    ({ category }) => category,
    ({ category }) => category,
  ),
  type: oneOf(
    ({ type }) => type,
    ({ type }) => type,
  ),
  tag: ({ tags }, { filters }) => (tags ?? undefined)?.some((tag) => filters.tag.includes(tag)),
  permit: ({ workPermit }) => (workPermit ? workPermit === 'employerHelps' : undefined),
  // Jobs that do not state their pay stay in the list.
  pay: ({ salary }, { filters: { pay, per, cur }, rates }) => {
    const { compared } = payOf(salary, rates);
    const least = cadAYear(pay ?? 0, per, cur, rates);
    return compared === null || least === undefined || compared >= Math.round(least);
  },
  stated: ({ salary }, { rates }) => payOf(salary, rates).compared !== null,
  posted: ({ postedAt }, { filters, now }) =>
    postedAt ? Date.parse(postedAt) >= now - (filters.posted ?? 0) * DAY - LENIENCE : undefined,
  // Only the server knows the whole rule.
  match: () => undefined,
  hideApplied: ({ viewer }) => (viewer ? !viewer.applicationId : undefined),
};

const given = (filters: JobFilters, now: number, rates: ExchangeRates): Given => ({ filters, now, rates });

/** The active filters that a response did not apply, either by its own `applied` or judged by its jobs. */
export function notHonoured(
  filters: JobFilters,
  { applied, data }: Pick<JobPage, 'applied' | 'data'>,
  now: number,
  rates: ExchangeRates = exchangeRates(),
): readonly Chip[] {
  const context = given(filters, now, rates);
  return chipsOf(filters).filter(({ name, sentAs }) =>
    applied ? !applied.includes(sentAs) : data.some((job) => JUDGES[name](job, context) !== true),
  );
}

/** How well a job fits the search words: 0 unless it contains every one of them. */
function fitOf({ title, company, location, skills }: Job, words: readonly string[]): number {
  const parts = [
    [10, fold(title)],
    [5, fold((skills ?? []).join(' '))],
    [4, fold(company)],
    [3, fold(location)],
  ] as const;
  const fits = words.map((word) =>
    parts.reduce((sum, [weight, text]) => sum + (text.includes(word) ? weight : 0), 0),
  );
  return fits.includes(0) ? 0 : fits.reduce((sum, fit) => sum + fit, 0);
}

const moment = (iso: string | null | undefined): number | null => (iso ? Date.parse(iso) : null);

/** The value that each order sorts by, largest first. Jobs without the value come last. */
const VALUES: Readonly<
  Record<JobFilters['sort'], (job: Job, words: readonly string[], rates: ExchangeRates) => number | null>
> = {
  relevance: (job, words) => fitOf(job, words),
  newest: ({ postedAt }) => moment(postedAt),
  pay: ({ salary }, _words, rates) => payOf(salary, rates).compared,
  closing: ({ closesAt }) => {
    const at = moment(closesAt);
    return at === null ? null : -at;
  },
  match: ({ postedAt }) => moment(postedAt),
};

const descending = (a: number | null, b: number | null): number =>
  a === null || b === null ? Number(a === null) - Number(b === null) : b - a;

/** Whether the server returned all jobs regardless of the query: more jobs than fit on one page. */
export const answersEverything = ({ data }: Pick<JobPage, 'data'>): boolean => data.length > JOBS_A_PAGE;

/**
 * One page of a response that holds all jobs. Searching, filtering and sorting follow the same rules as on
 * servers.
 */
export function pageMadeHere(
  all: JobPage,
  filters: JobFilters,
  now: number,
  rates: ExchangeRates = exchangeRates(),
): JobPage {
  const context = given(filters, now, rates);
  const names = [...new Set(chipsOf(filters).map(({ name }) => name))].filter((name) => name !== 'match');
  const words = foldedWords(filters.q);
  const found = all.data.filter(
    (job) =>
      names.every((name) => JUDGES[name](job, context) === true) &&
      (words.length === 0 || fitOf(job, words) > 0),
  );
  const value = VALUES[filters.sort];
  const values = new Map(found.map((job) => [job, value(job, words, rates)]));
  const sorted = [...found].sort(
    (a, b) =>
      descending(values.get(a) ?? null, values.get(b) ?? null) ||
      descending(moment(a.postedAt), moment(b.postedAt)),
  );
  const totalPages = Math.max(1, Math.ceil(sorted.length / JOBS_A_PAGE));
  const from = (filters.page - 1) * JOBS_A_PAGE;
  return {
    ...all,
    data: sorted.slice(from, from + JOBS_A_PAGE),
    totalCount: sorted.length,
    currentPage: filters.page,
    pageSize: JOBS_A_PAGE,
    totalPages,
    hasNext: filters.page < totalPages,
    hasPrevious: filters.page > 1,
    withoutPay: sorted.filter(({ salary }) => payOf(salary, rates).compared === null).length,
    facets: null,
    applied: chipsOf(filters)
      .filter(({ name }) => name !== 'match')
      .map(({ sentAs }) => sentAs),
  };
}
