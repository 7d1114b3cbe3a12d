import { latinDigits } from '@/i18n/latinDigits';
import type { Earlier, Param } from './address';

/** What the addresses of lists are made of. A value that is absent or makes no sense is the usual one. */

interface Named {
  /** In the address, where that is not its name in the state. */
  readonly name?: string;
}
interface Conditional {
  /** Whether it means anything beside the others; what it does not mean is neither read nor written. */
  readonly when?: (state: Earlier) => boolean;
}

const always = () => true;
const LONGEST_SEARCH = 200;
const LONGEST_TEXT = 100;
const LAST_PAGE = 1_000_000;

/** Search words; '' for none. @param clean what is kept of them, all if not given */
export const words = ({
  name,
  also,
  most = LONGEST_SEARCH,
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

/** Any text; '' for none. @param usual where the plain list is not that of none: `none` is then written for it */
export const text = ({
  name,
  usual = '',
  none = '',
}: Named & { readonly usual?: string; readonly none?: string } = {}): Param<string> => ({
  name,
  read: ([given = '']) => (given === '' ? usual : given === none ? '' : given.slice(0, LONGEST_TEXT)),
  write: (value) => (value === usual ? [] : [value === '' ? none : value]).filter((each) => each !== ''),
});

/** One of some values, the first if not given. @param usual another one, or what the values before it make the usual one */
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

/** The name that a list is sorted by; null for the backend's own order. Beside it stands {@link direction}. */
export const sortBy = (names: readonly string[], usual: string | null = null): Param<string | null> => ({
  read: ([given]) => names.find((each) => each === given) ?? usual,
  write: (sort, { order }) => (sort === null || (sort === usual && order !== 'desc') ? [] : [sort]),
});
/** Which way a list is sorted. */
export const direction = (): Param<'asc' | 'desc'> =>
  oneOf(['asc', 'desc'], { when: ({ sort }) => sort !== null });

/** Those of some values that are named, in the order of the values. */
export const manyOf = <const W extends string>(
  values: readonly W[],
  { name, when = always }: Named & Conditional = {},
): Param<readonly W[]> => ({
  name,
  read: (given, earlier) => (when(earlier) ? values.filter((each) => given.includes(each)) : []),
  write: (chosen, state) => (when(state) ? chosen : []),
});

/** All different texts of a form. */
export const manyTexts = (form: RegExp): Param<readonly string[]> => ({
  read: (given) => [...new Set(given.filter((each) => form.test(each)))],
  write: (chosen) => chosen,
});

/** Yes or no. @param value what stands in the address for yes */
export const flag = ({ name, value = '1' }: Named & { readonly value?: string } = {}): Param<boolean> => ({
  name,
  read: ([given]) => given === value,
  write: (isSet) => (isSet ? [value] : []),
});

/** A whole number from 1 to `most` in any digits; null for anything else. */
export function readWhole(given: string | null | undefined, most: number): number | null {
  const digits = latinDigits(given?.trim() ?? '');
  const number = /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
  return number >= 1 && number <= most ? number : null;
}
/** A whole number from 1. @param values the only ones there are */
export const whole = (most: number, values?: readonly number[]): Param<number | null> => ({
  read: ([given]) => {
    const number = readWhole(given, most);
    return values === undefined ? number : (values.find((each) => each === number) ?? null);
  },
  write: (number) => (number === null ? [] : [String(number)]),
});

/** The page, from 1. Where all rows are shown at once there is none. */
export const pages = (): Param<number> => ({
  read: ([given]) => readWhole(given, LAST_PAGE) ?? 1,
  write: (page, { size }) => (page > 1 && size !== 'all' ? [String(page)] : []),
});

export const SIZES = [10, 25, 50, 100, 'all'] as const;
/** Rows on a page. */
export type Size = (typeof SIZES)[number];
export const sizes = (): Param<Size> => ({
  read: ([given]) => SIZES.find((size) => String(size) === given) ?? SIZES[0],
  write: (size) => (size === SIZES[0] ? [] : [String(size)]),
});
