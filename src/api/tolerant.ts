import type { Shape } from './endpoint';
import { date } from './scalars';
import { z } from './schema';

/** Shapes of optional fields: an unreadable value counts as missing. */

/** The given shape; null for anything else. */
export const orNull = <S extends z.ZodMiniType>(shape: S) => z.catch(z.nullish(shape), null);

/** The items of a list that can be read; undefined when it has items and none of them can be read. */
export function usableItems<T>(item: Shape<T>, values: readonly unknown[]): T[] | undefined {
  const usable = values.flatMap((value) => {
    const result = item.safeParse(value);
    return result.success ? [result.data] : [];
  });
  return usable.length === 0 && values.length > 0 ? undefined : usable;
}

/** A list without its unreadable items: one bad item does not hide the others. */
export const usable = <S extends z.ZodMiniType>(item: S) =>
  z
    .pipe(
      z.array(z.unknown()),
      z.transform((values, { issues }) => {
        const items = usableItems<z.infer<S>>(item, values);
        if (items !== undefined) return items;
        issues.push({ code: 'custom', input: values, message: 'No item can be read' });
        return z.NEVER;
      }),
    )
    .register(z.globalRegistry, { items: item });

/** {@link usable}; empty when the value is no list. */
export const usableOrEmpty = <S extends z.ZodMiniType>(item: S) => z.catch(usable(item), []);

/** One of the words; null for anything else. */
export const wordOrNull = <const W extends readonly [string, ...string[]]>(words: W) => orNull(z.enum(words));

/** The known words of a list; null when the value is no list. */
export const knownWords = <const W extends readonly [string, ...string[]]>(words: W) =>
  z
    .pipe(
      z.optional(z.unknown()),
      z.transform((value): W[number][] | null =>
        Array.isArray(value) ? words.filter((word) => value.includes(word)) : null,
      ),
    )
    .register(z.globalRegistry, {
      documented: { type: ['array', 'null'], items: { type: 'string', enum: [...words] } },
    });

/** Any non-empty word, also one that is not in `words`. */
export const anyWord = (words: readonly string[]) =>
  z
    .string()
    .check(z.minLength(1))
    .register(z.globalRegistry, { documented: { type: 'string', examples: [...words] } });

/** A point in time as an ISO string; null for no time, undefined when the server does not send the field. */
export const dateIfSent = z
  .optional(
    z.pipe(
      z.custom((value) => value !== undefined),
      z.transform((value) => date.parse(value)),
    ),
  )
  .register(z.globalRegistry, { documented: { type: ['string', 'null'], format: 'date-time' } });

/** A text; '' when it is missing or not a text. */
export const textOrEmpty = z.catch(z.string(), '');
