import type { Message } from '@/i18n/useMessage';

/** What is wrong with a field: the key of its sentence, most of them in `problems`, and what the sentence names. */
export type Wrong = Message;

/** Wrong fields, in no order. */
export type Problems<F extends string = string> = ReadonlyMap<F, Wrong>;

/** Collects what is wrong, by field: undefined is fine. */
export const problemsOf = <F extends string>(
  found: Readonly<Partial<Record<F, Wrong | undefined>>>,
): Problems<F> =>
  new Map(
    (Object.entries(found) as [F, Wrong | undefined][]).flatMap(([field, wrong]) =>
      wrong ? [[field, wrong]] : [],
    ),
  );

/** The rule on the length of a text, without the spaces around it. */
export const within = (text: string, most: number): Wrong | undefined =>
  text.trim().length > most ? { key: 'problems:tooLong', values: { count: most } } : undefined;

/** The rule on how many a list may hold. */
export const atMost = (list: readonly unknown[], max: number): Wrong | undefined =>
  list.length > max ? { key: 'terms:atMost', values: { max } } : undefined;

export const outOfRange = (min: number, max: number): Wrong => ({
  key: 'forms:numberRange',
  values: { min, max },
});
