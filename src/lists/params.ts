import { wholeNumberOf } from '@/i18n/latinDigits';
import type { Earlier, Param } from './address';

/** The usual parameters of list addresses. A value that is absent or invalid is replaced with the default. */

interface Named {
  /** The name in the query string, if that is not the name in the state. */
  readonly name?: string;
}
interface Conditional {
  /** Whether the parameter applies to the values before it. If not, it is neither read nor written. */
  readonly when?: (state: Earlier) => boolean;
}

const always = () => true;
const MAX_SEARCH = 200;
const MAX_TEXT = 100;
const LAST_PAGE = 1_000_000;

/**
 * Search words; '' for none. @param clean returns what is kept of them; by default the first `most`
 * characters.
 */
export const words = ({
  name,
  also,
  most = MAX_SEARCH,
  clean = (text) => text.slice(0, most),
}: Named & {
  readonly also?: string;
  readonly most?: number;
  readonly clean?: (text: string) => string;
} = {}): Param<string> => ({
  name,
  also,
  read: ([text = '']) => {
    const cleaned = clean(text);
    return cleaned.trim() === '' ? '' : cleaned;
  },
  write: (text) => (text.trim() === '' ? [] : [text]),
});

/**
 * Any text; '' for none.
 * @param usual the default, if that is not ''; the text '' is then written as `none`
 */
export const text = ({
  name,
  usual = '',
  none = '',
}: Named & { readonly usual?: string; readonly none?: string } = {}): Param<string> => ({
  name,
  read: ([given = '']) => (given === '' ? usual : given === none ? '' : given.slice(0, MAX_TEXT)),
  write: (value) => (value === usual ? [] : [value === '' ? none : value]).filter((each) => each !== ''),
});

/**
 * One of some values.
 * @param options `usual` is the default, or a function that derives it from the values before it; if not
 * given, the first value
 */
export function oneOf<const W extends string>(
  values: readonly [W, ...W[]],
  options: Named & Conditional & { readonly usual?: NoInfer<W> | ((state: Earlier) => NoInfer<W>) } = {},
): Param<W> {
  const { name, when = always, usual = values[0] } = options;
  const usualIn = (state: Earlier): W => (typeof usual === 'function' ? usual(state) : usual);
  return {
    name,
    read: ([given], earlier) =>
      (when(earlier) ? values.find((each) => each === given) : undefined) ?? usualIn(earlier),
    write: (value, state) => (!when(state) || value === usualIn(state) ? [] : [value]),
  };
}

/**
 * The name of the field to sort by; null for the backend's own order. Used together with {@link direction}.
 */
export const sortBy = (names: readonly string[], usual: string | null = null): Param<string | null> => ({
  read: ([given]) => names.find((each) => each === given) ?? usual,
  write: (sort, { order }) => (sort === null || (sort === usual && order !== 'desc') ? [] : [sort]),
});
/** The sort direction. It is left out if there is no sort field. */
export const direction = (): Param<'asc' | 'desc'> =>
  oneOf(['asc', 'desc'], { when: ({ sort }) => sort !== null });

/** The listed values among some known ones, in the order of the known ones. */
export const manyOf = <const W extends string>(
  values: readonly W[],
  { name, when = always }: Named & Conditional = {},
): Param<readonly W[]> => ({
  name,
  read: (given, earlier) => (when(earlier) ? values.filter((each) => given.includes(each)) : []),
  write: (chosen, state) => (when(state) ? chosen : []),
});

/** All different values that match a pattern. */
export const manyTexts = (form: RegExp): Param<readonly string[]> => ({
  read: (given) => [...new Set(given.filter((each) => form.test(each)))],
  write: (chosen) => chosen,
});

/** A boolean. @param value what the query string contains for true. */
export const flag = ({ name, value = '1' }: Named & { readonly value?: string } = {}): Param<boolean> => ({
  name,
  read: ([given]) => given === value,
  write: (isSet) => (isSet ? [value] : []),
});

/** A whole number from 1, or null. @param values the only ones that are valid. */
export const whole = (most: number, values?: readonly number[]): Param<number | null> => ({
  read: ([given = '']) => {
    const number = wholeNumberOf(given, 1, most);
    return values === undefined ? number : (values.find((each) => each === number) ?? null);
  },
  write: (number) => (number === null ? [] : [String(number)]),
});

/** The page number, from 1. It is left out if all rows are shown at once. */
export const pages = (): Param<number> => ({
  read: ([given = '']) => wholeNumberOf(given, 1, LAST_PAGE) ?? 1,
  write: (page, { size }) => (page > 1 && size !== 'all' ? [String(page)] : []),
});

export const SIZES = [10, 25, 50, 100, 'all'] as const;
/** The number of rows on a page. */
export type Size = (typeof SIZES)[number];
export const sizes = (): Param<Size> => ({
  read: ([given]) => SIZES.find((size) => String(size) === given) ?? SIZES[0],
  write: (size) => (size === SIZES[0] ? [] : [String(size)]),
});
