import type { Message } from '@/errors/normaliser';

/** What is wrong with a field: a text key, usually in `problems`, and the values of the text. */
export type Wrong = Message;

/** The wrong fields, in no particular order. */
export type Problems<F extends string = string> = ReadonlyMap<F, Wrong>;

/** Collects the problems by field. Undefined values are left out. */
export const problemsOf = <F extends string>(
  found: Readonly<Partial<Record<F, Wrong | undefined>>>,
): Problems<F> =>
  new Map(
    (Object.entries(found) as [F, Wrong | undefined][]).flatMap(([field, wrong]) =>
      wrong ? [[field, wrong]] : [],
    ),
  );

/** Checks the length of a text without the spaces around it. */
export const lengthProblem = (text: string, most: number): Wrong | undefined =>
  text.trim().length > most ? { key: 'problems:tooLong', values: { count: most } } : undefined;

/** Checks the number of entries in a list. */
export const countProblem = (list: readonly unknown[], max: number): Wrong | undefined =>
  list.length > max ? { key: 'terms:atMost', values: { max } } : undefined;

/** In the Persian calendar and in the Islamic one our time has these years. */
const OTHER_YEARS = { first: 1300, last: 1500 } as const;

/** What is wrong with a date, 'YYYY-MM-DD' or 'YYYY-MM', if it is in another calendar. */
export function otherCalendar(date: string): Wrong | undefined {
  const year = Number(date.slice(0, 4));
  return year >= OTHER_YEARS.first && year <= OTHER_YEARS.last
    ? { key: 'problems:otherCalendar' }
    : undefined;
}

export const outOfRange = (min: number, max: number): Wrong => ({
  key: 'forms:numberRange',
  values: { min, max },
});
