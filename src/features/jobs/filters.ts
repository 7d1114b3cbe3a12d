import type { JobQuery } from '@/api/endpoints/jobs';
import { type ExchangeRates, exchangeRates } from '@/config/exchange';
import {
  CANADA,
  CANADIAN_REGIONS,
  JOB_LIMITS,
  JOB_TAGS,
  JOB_TYPES,
  JOBS_A_PAGE,
  POSTED_WITHIN,
} from '@/config/jobs';
import { type Earlier, listAddress, type Param } from '@/lists/address';
import { flag, manyOf, manyTexts, oneOf, pages, whole, words } from '@/lists/params';
import { cadAYear } from './pay';

export const JOB_SORTS = ['relevance', 'newest', 'pay', 'closing', 'match'] as const;
type JobSort = (typeof JOB_SORTS)[number];
export const PAY_PER = ['year', 'month', 'hour'] as const;

export const MOST_PAY = 10_000_000;

/** Search text without control characters, cut to the length that is sent. */
export const readWords = (text: string | null): string =>
  Array.from((text ?? '').replace(/\p{Cc}+/gu, ' ').trim())
    .slice(0, JOB_LIMITS.words)
    .join('')
    .trim();

/** The sort order of a list whose address names none. */
export const usualSort = (q: unknown): JobSort => (q === '' ? 'newest' : 'relevance');

/** Reads the parameter only when an amount of pay is set. */
const hasPay = ({ pay }: Earlier): boolean => pay !== null;

const country: Param<string | null> = {
  read: ([given = '']) => /^[a-z]{2}$/i.exec(given)?.[0].toUpperCase() ?? null,
  write: (code) => (code === null ? [] : [code]),
};
const cur: Param<string> = {
  read([given = ''], earlier) {
    const code = given.toUpperCase();
    return hasPay(earlier) && Object.hasOwn(exchangeRates().perCad, code) ? code : 'CAD';
  },
  write: (code, state) => (hasPay(state) && code !== 'CAD' ? [code] : []),
};
const anySort = oneOf(JOB_SORTS, { usual: ({ q }) => usualSort(q) });
const sort: Param<JobSort> = {
  ...anySort,
  // Without search text there is no relevance, so the value is ignored.
  read: (given, earlier) =>
    anySort.read(earlier.q === '' ? given.filter((each) => each !== 'relevance') : given, earlier),
};

/**
 * The state of the list, as its address holds it, without invalid values. {@link sentQuery} makes the request
 * from it.
 */
export const JOBS = listAddress(
  'jobs',
  {
    q: words({ clean: (given) => readWords(given) }),
    /** ISO 3166-1 code in upper case; null for any country. */
    country,
    region: manyOf(CANADIAN_REGIONS, { when: (earlier) => earlier.country === CANADA }),
    category: manyTexts(/^[\w-]{1,60}$/),
    type: manyOf(JOB_TYPES),
    tag: manyOf(JOB_TAGS),
    permit: flag(),
    /** Amount in the currency `cur` for one `per`. */
    pay: whole(MOST_PAY),
    per: oneOf(PAY_PER, { when: hasPay }),
    cur,
    stated: flag(),
    /** Days since the job was posted. */
    posted: whole(Math.max(...POSTED_WITHIN), POSTED_WITHIN),
    match: flag(),
    hideApplied: flag({ name: 'applied', value: 'hide' }),
    sort,
    page: pages(),
  },
  { tidy: true },
);
export type JobFilters = typeof JOBS.plain;

const SENT_SORT: Readonly<Record<JobSort, Pick<JobQuery, 'sort' | 'order'>>> = {
  relevance: { sort: 'relevance' },
  newest: { sort: 'postedAt', order: 'desc' },
  pay: { sort: 'salary', order: 'desc' },
  closing: { sort: 'closesAt', order: 'asc' },
  match: { sort: 'match' },
};

/** The query of the request: for `jobs.search` when it has `q`, otherwise for `jobs.list`. */
export function sentQuery(
  filters: JobFilters,
  rates: ExchangeRates = exchangeRates(),
): JobQuery & { readonly q?: string } {
  const { q, country, region, category, type, tag, pay, per, cur, posted } = filters;
  const least = pay === null ? undefined : cadAYear(pay, per, cur, rates);
  return {
    ...(q === '' ? {} : { q }),
    ...(country === null ? {} : { country }),
    ...(region.length === 0 ? {} : { region: [...region] }),
    ...(category.length === 0 ? {} : { category: [...category] }),
    ...(type.length === 0 ? {} : { type: [...type] }),
    ...(tag.length === 0 ? {} : { tag: [...tag] }),
    ...(filters.permit ? { permit: true } : {}),
    ...(least === undefined ? {} : { minPay: Math.max(1, Math.round(least)) }),
    ...(filters.stated ? { payStated: true } : {}),
    ...(posted === null ? {} : { postedWithin: posted }),
    ...(filters.match ? { match: true } : {}),
    ...(filters.hideApplied ? { hideApplied: true } : {}),
    ...SENT_SORT[filters.sort],
    page: filters.page,
    pageSize: JOBS_A_PAGE,
  };
}

/**
 * One active filter, as the list 'Active filters' shows it; `sentAs` is its name in `applied` of a response.
 */
export interface Chip {
  readonly name:
    | 'country'
    | 'region'
    | 'category'
    | 'type'
    | 'tag'
    | 'permit'
    | 'pay'
    | 'stated'
    | 'posted'
    | 'match'
    | 'hideApplied';
  readonly value: string;
  readonly sentAs: string;
}

/** All active filters, in the order of the controls. Search text, sort order and page are not filters. */
export function chipsOf(filters: JobFilters): readonly Chip[] {
  const chip = (
    name: Chip['name'],
    value: string | number | null | false,
    sentAs: string = name,
  ): readonly Chip[] => (value === null || value === false ? [] : [{ name, value: String(value), sentAs }]);
  const all = (name: 'region' | 'category' | 'type' | 'tag') =>
    filters[name].flatMap((value) => chip(name, value));
  return [
    ...chip('country', filters.country),
    ...all('region'),
    ...all('category'),
    ...all('type'),
    ...all('tag'),
    ...chip('permit', filters.permit && '1'),
    ...chip('pay', filters.pay, 'minPay'),
    ...chip('stated', filters.stated && '1', 'payStated'),
    ...chip('posted', filters.posted, 'postedWithin'),
    ...chip('match', filters.match && '1'),
    ...chip('hideApplied', filters.hideApplied && '1'),
  ];
}

/** The filters without one of them, on the first page. Removing Canada removes its provinces too. */
export function withoutChip(filters: JobFilters, { name, value }: Chip): JobFilters {
  const rest = { ...filters, page: 1 };
  if (name === 'region' || name === 'category' || name === 'type' || name === 'tag') {
    return { ...rest, [name]: filters[name].filter((each) => each !== value) };
  }
  if (name === 'country') return { ...rest, country: null, region: [] };
  if (name === 'pay') return { ...rest, pay: null, per: 'year', cur: 'CAD' };
  return { ...rest, [name]: JOBS.plain[name] };
}

/**
 * The filters with other search text, on the first page. A list in its usual order stays in the usual order.
 */
export const withWords = (filters: JobFilters, q: string): JobFilters => ({
  ...filters,
  q,
  sort: filters.sort === usualSort(filters.q) ? usualSort(q) : filters.sort,
  page: 1,
});

/** The search text and the sort order without any filters. */
export const withoutFilters = ({ q, sort }: JobFilters): JobFilters => ({ ...JOBS.plain, q, sort });
