/** Search, sort and paging, the same for every list endpoint. */

export interface Paged<T> {
  readonly data: T[];
  readonly totalCount: number;
  readonly currentPage: number;
  readonly pageSize: number;
  readonly totalPages: number;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
}

type Sortable = string | number | boolean | null | undefined;

export interface ListRule<T> {
  readonly search: (item: T) => readonly (string | null | undefined)[];
  readonly sort: Readonly<Record<string, (item: T) => Sortable>>;
  readonly defaultSort: string;
  readonly defaultOrder?: 'asc' | 'desc';
  readonly pageSize?: number;
  /** Further query parameters that filter records. */
  readonly filters?: Readonly<Record<string, (item: T, value: string) => boolean>>;
}

/** Arabic letters and their Persian equivalents, which people type for each other. */
const ALIKE: Readonly<Record<string, string>> = { ي: 'ی', ى: 'ی', ك: 'ک', ة: 'ه', ـ: '' };
const digit = (character: string): string => {
  const code = character.charCodeAt(0);
  return String(code - (code >= 0x6f0 ? 0x6f0 : 0x660));
};

/**
 * The text in lower case, without accents, and with one form of letters and digits: 'quebec' finds 'Québec',
 * and 'ي' finds 'ی'.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[٠-٩۰-۹]/g, digit)
    .replace(/[يىكةـ]/g, (character) => ALIKE[character] ?? character)
    .toLowerCase();

/** Whether every word of the query occurs in one of the texts. */
export const matches = (query: string, texts: readonly (string | null | undefined)[]): boolean => {
  const haystack = fold(texts.filter((text) => typeof text === 'string').join('\n'));
  return fold(query)
    .split(/\s+/)
    .filter((word) => word !== '')
    .every((word) => haystack.includes(word));
};

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Whether a value is an ISO time in UTC. */
const isMoment = (value: Sortable): boolean =>
  typeof value === 'string' && value.length === 24 && value[10] === 'T' && value[23] === 'Z';
/** Compares ISO times as strings, because a collator is slow for many of them. */
export const compareMoments = (a: Sortable, b: Sortable): number =>
  a === b ? 0 : String(a) < String(b) ? -1 : 1;

export const compare = (a: Sortable, b: Sortable): number => {
  // Missing values come last in ascending order.
  if (a === null || a === undefined) return b === null || b === undefined ? 0 : 1;
  if (b === null || b === undefined) return -1;
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
};

/** Up to this count the first items are picked out; above it, sorting all items is faster. */
const MOST_PICKED = 1000;

/** The first `count` items in order, with the same result as `toSorted(order).slice(0, count)`. */
export const firstInOrder = <T>(
  items: readonly T[],
  count: number,
  order: (a: T, b: T) => number,
): readonly T[] => {
  if (count > MOST_PICKED || count >= items.length) return items.toSorted(order).slice(0, count);
  const first: T[] = [];
  for (const item of items) {
    const last = first.at(-1);
    const isFull = first.length === count;
    if (isFull && (last === undefined || order(item, last) >= 0)) continue;
    let [low, high] = [0, first.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = first[middle];
      if (other !== undefined && order(item, other) < 0) high = middle;
      else low = middle + 1;
    }
    first.splice(low, 0, item);
    if (isFull) first.pop();
  }
  return first;
};

export const wholeNumber = (text: string | null, fallback: number, min: number, max: number): number => {
  const value = text === null || text.trim() === '' ? fallback : Number(text);
  return Number.isFinite(value) ? Math.min(max, Math.max(min, Math.trunc(value))) : fallback;
};

/** The items that match the query's `search` (or `q`) and filters. */
const foundBy = <T>(items: readonly T[], query: URLSearchParams, rule: ListRule<T>): readonly T[] => {
  const search = query.get('search') ?? query.get('q') ?? '';
  const chosen = Object.entries(rule.filters ?? {}).flatMap(([name, fits]) => {
    const value = query.get(name) ?? '';
    return value === '' ? [] : [(item: T) => fits(item, value)];
  });
  const fitting = items.filter((item) => chosen.every((fits) => fits(item)));
  return search.trim() === '' ? fitting : fitting.filter((item) => matches(search, rule.search(item)));
};

/** The first `count` items, sorted by the query's `sort` and `order`. */
const sortedBy = <T>(
  found: readonly T[],
  query: URLSearchParams,
  rule: ListRule<T>,
  count = found.length,
): T[] => {
  const asked = query.get('sort') ?? query.get('sortBy') ?? '';
  const name = Object.hasOwn(rule.sort, asked) ? asked : rule.defaultSort;
  const value = rule.sort[name] ?? (() => undefined);
  const order = query.get('order') ?? (name === asked ? 'asc' : (rule.defaultOrder ?? 'asc'));
  const sign = order.toLowerCase() === 'desc' ? -1 : 1;
  const keys = found.map(value);
  const compareKeys = keys.every(isMoment) ? compareMoments : compare;
  const keyed = found.map((item, at) => ({ item, key: keys[at] }));
  return firstInOrder(keyed, count, (a, b) => sign * compareKeys(a.key, b.key)).map(({ item }) => item);
};

/** The items, searched and sorted by the query's `search` (or `q`), `sort` and `order`. */
export const arrange = <T>(items: readonly T[], query: URLSearchParams, rule: ListRule<T>): T[] =>
  sortedBy(foundBy(items, query, rule), query, rule);

/** The positions of the requested page among the items. */
const partOf = (total: number, query: URLSearchParams, defaultSize = 10, largest = 20_000) => {
  const pageSize = wholeNumber(query.get('pageSize') ?? query.get('limit'), defaultSize, 1, largest);
  const totalPages = Math.max(1, Math.ceil(total / pageSize));
  // A page beyond the end is empty. The asker sees the totals and can go back.
  const currentPage = wholeNumber(query.get('page'), 1, 1, 1_000_000);
  const start = (currentPage - 1) * pageSize;
  return {
    start,
    end: start + pageSize,
    counts: {
      totalCount: total,
      currentPage,
      pageSize,
      totalPages,
      hasNext: currentPage < totalPages,
      hasPrevious: currentPage > 1,
    },
  };
};

export const page = <T>(
  items: readonly T[],
  query: URLSearchParams,
  defaultSize?: number,
  largest?: number,
): Paged<T> => {
  const { start, end, counts } = partOf(items.length, query, defaultSize, largest);
  return { data: items.slice(start, end), ...counts };
};

export const pagedList = <T>(items: readonly T[], query: URLSearchParams, rule: ListRule<T>): Paged<T> => {
  const found = foundBy(items, query, rule);
  const { start, end, counts } = partOf(found.length, query, rule.pageSize);
  return { data: sortedBy(found, query, rule, end).slice(start), ...counts };
};
