import { z } from './schema';

/**
 * The basic shapes of answers: tolerant where backends differ, strict where a screen relies on them.
 * `documented` is what the OpenAPI document shows instead of the reader's own type.
 */
export const documented = (schema: Readonly<Record<string, unknown>>) => ({ documented: schema });

/** Gives a shape its name in the OpenAPI document. */
export function named<S extends z.core.$ZodType>(name: string, shape: S): S {
  z.globalRegistry.add(shape, { id: name });
  return shape;
}

/** A text that an address can hold: not '.' or '..', and no half of a surrogate pair. */
const ADDRESSABLE = /^(?!\.{1,2}$)\P{Cs}+$/u;

/**
 * An id: a string. Numbers become strings, because some backends send numbers. An id that no address can hold is
 * unreadable, because a link to it would fail the page.
 */
export const id = z
  .pipe(z.union([z.string().check(z.regex(ADDRESSABLE)), z.int()]), z.transform(String))
  .register(z.globalRegistry, documented({ type: 'string' }));

/** An optional id: missing, null and '' (which some backends send) become null. */
export const maybeId = z
  .pipe(
    z.optional(z.nullable(z.union([z.string(), z.int()]))),
    z.transform((value) => (value === undefined || value === null || value === '' ? null : String(value))),
  )
  .register(z.globalRegistry, documented({ type: ['string', 'null'] }));

const isoDate = (value: unknown): string | null => {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
};

/** A point in time as an ISO string; null when it is missing or unreadable. */
export const date = z
  .pipe(z.optional(z.unknown()), z.transform(isoDate))
  .register(z.globalRegistry, documented({ type: ['string', 'null'], format: 'date-time' }));

/**
 * When a record was last changed, as it came: a change sends it back, and backends that write more digits than
 * `Date` keeps, or another offset, compare it with their own.
 */
export const dateAsRead = z
  .pipe(
    z.optional(z.unknown()),
    z.transform((value) => (typeof value === 'string' && isoDate(value) !== null ? value : isoDate(value))),
  )
  .register(z.globalRegistry, documented({ type: ['string', 'null'], format: 'date-time' }));

const DAY = /^\d{4}-\d{2}-\d{2}(?=$|T)/;
const calendarDay = (value: unknown): string | null => {
  const day = typeof value === 'string' ? DAY.exec(value)?.[0] : undefined;
  // The day must exist: otherwise 30 February would become a day of March.
  return day !== undefined && isoDate(`${day}T00:00:00Z`)?.startsWith(day) === true ? day : null;
};

/**
 * A calendar day as 'YYYY-MM-DD', from such a text or from the first ten characters of a date-time; null when
 * there is none. It is never converted to a time: in the Americas, midnight UTC is still the day before.
 * `formatDate` recognizes it by its form.
 */
export const day = z
  .pipe(z.optional(z.unknown()), z.transform(calendarDay))
  .register(z.globalRegistry, documented({ type: ['string', 'null'], format: 'date' }));

/**
 * Whether a text is an address within the app: it begins with one slash that no second slash or backslash
 * follows. Browsers leave out tabs and line breaks, so that `/<tab>/host` would be another site.
 */
export const isPath = (text: string): boolean => /^\/(?![/\\])[^\t\n\r]*$/.test(text);
const LONGEST_PATH = 500;

/** A path within the app; null for anything that could lead to another site. */
export const path = z
  .pipe(
    z.optional(z.unknown()),
    z.transform((value) =>
      typeof value === 'string' && value.length <= LONGEST_PATH && isPath(value) ? value : null,
    ),
  )
  .register(z.globalRegistry, documented({ type: ['string', 'null'], maxLength: LONGEST_PATH }));

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])(?=$|-)/;

/** A month as 'YYYY-MM', from such a text, a day or a date-time; null when there is none. */
export const month = z
  .pipe(
    z.optional(z.unknown()),
    z.transform((value) => (typeof value === 'string' ? (MONTH.exec(value)?.[0] ?? null) : null)),
  )
  .register(
    z.globalRegistry,
    documented({ type: ['string', 'null'], pattern: '^\\d{4}-\\d{2}$', examples: ['2021-09'] }),
  );

const wholeNumber = (value: unknown): number => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number) || number <= 0) return 0;
  return Math.min(Math.floor(number), Number.MAX_SAFE_INTEGER);
};

/** A count: a whole number from 0; anything else is read as 0. An impossible one has at most 16 digits. */
export const count = z
  .pipe(z.optional(z.unknown()), z.transform(wholeNumber))
  .register(z.globalRegistry, documented({ type: 'integer', minimum: 0 }));

/** A required count: a whole number from 0. */
export const total = z
  .pipe(
    z.union([z.number().check(z.minimum(0)), z.string().check(z.regex(/^\d+$/))]),
    z.transform((value: number | string) => wholeNumber(value)),
  )
  .register(z.globalRegistry, documented({ type: 'integer', minimum: 0 }));

/**
 * One of the given words. Any other value is read as `otherwise`, so that one record
 * does not fail the whole list.
 */
export const oneOf = <const W extends readonly string[]>(words: W, otherwise: NoInfer<W[number]>) =>
  z.catch(z.enum(words), otherwise);

/**
 * Result of the virus scan. A missing value means that the backend does not scan: 'clean'. An unknown word
 * ('failed', 'quarantined') is read as 'pending', so that the file can be neither opened nor downloaded.
 */
export const virusScan = z.catch(z.enum(['clean', 'pending', 'infected']), (given) =>
  // The generator of the OpenAPI document calls this without a value.
  (given as { readonly value?: unknown } | undefined)?.value == null ? 'clean' : 'pending',
);

export const percentage = z
  .pipe(
    z.number(),
    z.transform((value) => Math.min(100, Math.max(0, value))),
  )
  .register(z.globalRegistry, documented({ type: 'number', minimum: 0, maximum: 100 }));

/** A whole number from 1: a page number or a limit. */
export const ordinal = z.int().register(z.globalRegistry, documented({ type: 'integer', minimum: 1 }));

export const text = z.string();
/** A person or a document, as another record names it. */
export const idAndName = z.object({ id, name: text });
/** A field that a backend may leave out or set to null. */
export const maybe = z.nullish;
/** Kept as it came and sent back unchanged: the version of a text may be '2026-11-01' or 3. */
export const textOrNumber = z.union([z.number(), z.string()]);
/** Converted to text: a score may be '6.5' or 6.5. */
export const numberAsText = z
  .pipe(
    textOrNumber,
    z.transform((value: string | number) => String(value).trim()),
  )
  .register(z.globalRegistry, documented({ type: ['string', 'number'] }));
export const texts = z.array(z.string());
/** Counts by name; names of `Object.prototype` are treated like any other. */
export const counts = z.record(z.string(), count);

/** An answer whose content is not used. */
export const unusedAnswer = z
  .pipe(
    z.optional(z.unknown()),
    z.transform((): void => undefined),
  )
  .register(z.globalRegistry, documented({}));

export const file = z
  .custom<Blob>((value) => value instanceof Blob)
  .register(z.globalRegistry, documented({ type: 'string', format: 'binary' }));
