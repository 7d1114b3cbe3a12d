import type { Difference, RowField } from './rows';

/** Cuts texts to what the profile takes, between letters and not inside one, and remembers that it did. */
export function cutter() {
  let shortest: number | null = null;
  return {
    cut: (text: string, most: number): string => {
      if (text.length <= most) return text;
      shortest = Math.min(shortest ?? most, most);
      // A letter beyond the first plane is two code units: it goes as a whole.
      return text
        .slice(0, most)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd();
    },
    /** The characters that a text was cut to; null where none was. */
    shortenedTo: (): number | null => shortest,
  };
}

/** Whether two names are the same to people. */
export const sameText = (one: string, other: string): boolean => {
  const plain = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
  return plain(one) === plain(other);
};

const written = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(String).join('\n');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** What differs between what is stored and what would be. */
export function differencesOf(
  before: Readonly<Partial<Record<RowField, unknown>>>,
  after: Readonly<Partial<Record<RowField, unknown>>>,
): readonly Difference[] {
  return (Object.keys(after) as RowField[])
    .map((field) => ({ field, before: written(before[field]), after: written(after[field]) }))
    .filter((each) => each.before !== each.after);
}
