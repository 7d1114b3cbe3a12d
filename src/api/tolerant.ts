import { date } from './scalars';
import { z } from './schema';

/** Shapes of optional fields: an unreadable value counts as missing. */

/** The given shape; null for anything else. */
export const orNull = <S extends z.ZodMiniType>(shape: S) => z.catch(z.nullish(shape), null);

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
