/** One key of browser storage with the only way to read and write it. */
export interface StoredEntry<T> {
  readonly key: string;
  readonly area: 'local' | 'session';
  /** The value of a stored text; undefined when it is not of the entry's type and shape. */
  parse(raw: string): T | undefined;
  format(value: T): string;
  /** May be thrown away to make room for the others. */
  readonly expendable?: true;
}

type Guard<T> = (value: unknown) => T | undefined;

/** A text kept as it is; the guard narrows what counts. */
export const rawEntry = <T extends string>(
  key: string,
  guard: (raw: string) => T | undefined,
  area: 'local' | 'session' = 'local',
): StoredEntry<T> => ({ key, area, parse: guard, format: (value) => value });

/** A value kept as JSON; the guard narrows what counts. */
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
