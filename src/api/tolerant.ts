import { date } from './scalars';
import { z } from './schema';

/** Shapes of fields that a page can do without: what cannot be read counts as not given. */

/** The shape, or null for anything else. */
export const orNull = <S extends z.ZodMiniType>(shape: S) => z.catch(z.nullish(shape), null);

/** One of the words, or null for any other. */
export const wordOrNull = <const W extends readonly [string, ...string[]]>(words: W) => orNull(z.enum(words));

/** The known words of a list; null where there is none. */
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

/** A word as it was sent, also where it is not one of those that are known. */
export const anyWord = (words: readonly string[]) =>
  z
    .string()
    .check(z.minLength(1))
    .register(z.globalRegistry, { documented: { type: 'string', examples: [...words] } });

/** A moment as an ISO string, null for none; undefined where the server does not say. */
export const dateIfSaid = z
  .optional(
    z.pipe(
      z.custom((value) => value !== undefined),
      z.transform((value) => date.parse(value)),
    ),
  )
  .register(z.globalRegistry, { documented: { type: ['string', 'null'], format: 'date-time' } });

/** A text that may be missing: then, and where it is none, it is empty. */
export const textOrEmpty = z.catch(z.string(), '');
