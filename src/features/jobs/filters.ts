import type { JobQuery } from '@/api/endpoints/jobs';
import { type ExchangeRates, exchangeRates } from '@/config/exchange';
import {
  CANADIAN_REGIONS,
  type CanadianRegion,
  JOB_LIMITS,
  JOB_TAGS,
  JOB_TYPES,
  JOBS_A_PAGE,
  type JobTag,
  type JobType,
  POSTED_WITHIN,
} from '@/config/jobs';
import { latinDigits } from '@/i18n/latinDigits';
import { cadAYear } from './pay';

/** The address of the list is its state: what it says, cleaned, and what is sent for it. */
export const JOB_SORTS = ['relevance', 'newest', 'pay', 'closing', 'match'] as const;
export type JobSort = (typeof JOB_SORTS)[number];
export const PAY_PER = ['year', 'month', 'hour'] as const;
export type PayPer = (typeof PAY_PER)[number];

export interface JobFilters {
  readonly q: string;
  /** ISO 3166-1, upper case. */
  readonly country: string | null;
  /** Only with Canada. */
  readonly region: readonly CanadianRegion[];
  readonly category: readonly string[];
  readonly type: readonly JobType[];
  readonly tag: readonly JobTag[];
  readonly permit: boolean;
  /** In `cur` for one `per`. */
  readonly pay: number | null;
  readonly per: PayPer;
  readonly cur: string;
  readonly stated: boolean;
  /** Days. */
  readonly posted: number | null;
  readonly match: boolean;
  readonly hideApplied: boolean;
  readonly sort: JobSort;
  readonly page: number;
}

const MOST_PAY = 10_000_000;
const LAST_PAGE = 1_000_000;

/** A whole number from 1 to `most` in any digits; null for anything else. */
export function readWhole(text: string | null, most: number): number | null {
  const digits = latinDigits(text?.trim() ?? '');
  const number = /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
  return number >= 1 && number <= most ? number : null;
}

/** The amount of 'Pay at least', as typed. */
export const readPay = (text: string | null): number | null => readWhole(text, MOST_PAY);

/** Search words without control characters, at most as many letters as are sent. */
export const readWords = (text: string | null): string =>
  Array.from((text ?? '').replace(/\p{Cc}+/gu, ' ').trim())
    .slice(0, JOB_LIMITS.words)
    .join('')
    .trim();

const known = <W extends string>(words: readonly W[], given: readonly string[]): readonly W[] =>
  words.filter((word) => given.includes(word));
/** The order of a list that asks for none. */
export const usualSort = (q: string): JobSort => (q === '' ? 'newest' : 'relevance');

function readSort(text: string | null, q: string): JobSort {
  const sort = JOB_SORTS.find((each) => each === text);
  // Without words nothing fits them better than anything else.
  return sort === undefined || (sort === 'relevance' && q === '') ? usualSort(q) : sort;
}

/** What an address asks for. What it cannot mean is left out; of a repeated single value the first counts. */
export function readFilters(
  address: URLSearchParams,
  { perCad }: ExchangeRates = exchangeRates(),
): JobFilters {
  const q = readWords(address.get('q'));
  const country = /^[a-z]{2}$/i.exec(address.get('country') ?? '')?.[0].toUpperCase() ?? null;
  const pay = readPay(address.get('pay'));
  const currency = address.get('cur')?.toUpperCase() ?? 'CAD';
  const posted = readWhole(address.get('posted'), Math.max(...POSTED_WITHIN));
  return {
    q,
    country,
    region: country === 'CA' ? known(CANADIAN_REGIONS, address.getAll('region')) : [],
    category: [...new Set(address.getAll('category').filter((id) => /^[\w-]{1,60}$/.test(id)))],
    type: known(JOB_TYPES, address.getAll('type')),
    tag: known(JOB_TAGS, address.getAll('tag')),
    permit: address.get('permit') === '1',
    pay,
    per: (pay !== null && PAY_PER.find((each) => each === address.get('per'))) || 'year',
    cur: pay !== null && Object.hasOwn(perCad, currency) ? currency : 'CAD',
    stated: address.get('stated') === '1',
    posted: POSTED_WITHIN.find((days) => days === posted) ?? null,
    match: address.get('match') === '1',
    hideApplied: address.get('applied') === 'hide',
    sort: readSort(address.get('sort'), q),
    page: readWhole(address.get('page'), LAST_PAGE) ?? 1,
  };
}

type Pair = readonly [name: string, value: string];
const many = (name: string, values: readonly string[]): readonly Pair[] =>
  values.map((value) => [name, value]);
const one = (name: string, value: string | number | null, isSet: boolean): readonly Pair[] =>
  isSet ? [[name, String(value)]] : [];

/** The clean address of filters, with its question mark; '' for the plain list. What is usual is left out. */
export function addressOf(filters: JobFilters): string {
  const { q, country, pay, per, cur, posted, sort, page } = filters;
  const pairs: readonly Pair[] = [
    ...one('q', q, q !== ''),
    ...one('country', country, country !== null),
    ...many('region', country === 'CA' ? filters.region : []),
    ...many('category', filters.category),
    ...many('type', filters.type),
    ...many('tag', filters.tag),
    ...one('permit', 1, filters.permit),
    ...one('pay', pay, pay !== null),
    ...one('per', per, pay !== null && per !== 'year'),
    ...one('cur', cur, pay !== null && cur !== 'CAD'),
    ...one('stated', 1, filters.stated),
    ...one('posted', posted, posted !== null),
    ...one('match', 1, filters.match),
    ...one('applied', 'hide', filters.hideApplied),
    ...one('sort', sort, sort !== usualSort(q)),
    ...one('page', page, page > 1),
  ];
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs.map(([name, value]) => [name, value]))}`;
}

/** The plain list. */
export const NO_FILTERS: JobFilters = readFilters(new URLSearchParams(), { asOf: '', perCad: { CAD: 1 } });

const SENT_SORT: Readonly<Record<JobSort, Pick<JobQuery, 'sort' | 'order'>>> = {
  relevance: { sort: 'relevance' },
  newest: { sort: 'postedAt', order: 'desc' },
  pay: { sort: 'salary', order: 'desc' },
  closing: { sort: 'closesAt', order: 'asc' },
  match: { sort: 'match' },
};

/** The query for filters: of `jobs.search` where `q` is there, of `jobs.list` otherwise. */
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

/** One set filter, as the list 'Active filters' shows it; `sentAs` is its name in `applied` of an answer. */
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

/** Every set filter, in the order of the controls. Words, order and page are none. */
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

/** The filters without one of them, from their first page on. Without Canada its provinces go too. */
export function withoutChip(filters: JobFilters, { name, value }: Chip): JobFilters {
  const rest = { ...filters, page: 1 };
  if (name === 'region' || name === 'category' || name === 'type' || name === 'tag') {
    return { ...rest, [name]: filters[name].filter((each) => each !== value) };
  }
  if (name === 'country') return { ...rest, country: null, region: [] };
  if (name === 'pay') return { ...rest, pay: null, per: 'year', cur: 'CAD' };
  return { ...rest, [name]: NO_FILTERS[name] };
}

/** All filters cleared; the words and the order stay. */
export const withoutFilters = ({ q, sort }: JobFilters): JobFilters => ({ ...NO_FILTERS, q, sort });
