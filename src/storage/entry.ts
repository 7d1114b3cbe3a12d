/** One key of browser storage, with its parser and formatter. */
export interface StoredEntry<T> {
  readonly key: string;
  readonly area: 'local' | 'session';
  /** Parses a stored text; undefined when it is not of the entry's type and shape. */
  parse(raw: string): T | undefined;
  format(value: T): string;
  /** The entry may be removed to make room for others. */
  readonly expendable?: true;
}

type Guard<T> = (value: unknown) => T | undefined;

/** An entry that is stored as plain text; the guard checks it. */
export const rawEntry = <T extends string>(
  key: string,
  guard: (raw: string) => T | undefined,
  area: 'local' | 'session' = 'local',
): StoredEntry<T> => ({ key, area, parse: guard, format: (value) => value });

/** An entry that is stored as JSON; the guard checks the parsed value. */
export const jsonEntry = <T>(
  key: string,
  guard: Guard<T>,
  area: 'local' | 'session' = 'local',
): StoredEntry<T> => ({
  key,
  area,
  parse: (raw) => {
    try {
      return guard(JSON.parse(raw));
    } catch {
      return undefined;
    }
  },
  format: (value) => JSON.stringify(value),
});
