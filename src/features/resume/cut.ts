import type { Difference, RowField } from './rows';

/**
 * Cuts texts to the length that the profile accepts, never inside a character, and remembers the shortest
 * limit used.
 */
export function textCutter() {
  let shortest: number | null = null;
  return {
    cut: (text: string, most: number): string => {
      if (text.length <= most) return text;
      shortest = Math.min(shortest ?? most, most);
      // A character beyond the basic plane has two code units: a half one at the end is removed.
      return text
        .slice(0, most)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd();
    },
    /** The number of characters that a text was cut to; null when none was cut. */
    shortenedTo: (): number | null => shortest,
  };
}

/** Whether two names are equal apart from case and spaces. */
export const sameText = (one: string, other: string): boolean => {
  const plain = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
  return plain(one) === plain(other);
};

const textOfValue = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(String).join('\n');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** The differences between the stored values and the new ones. */
export function differencesOf(
  before: Readonly<Partial<Record<RowField, unknown>>>,
  after: Readonly<Partial<Record<RowField, unknown>>>,
): readonly Difference[] {
  return (Object.keys(after) as RowField[])
    .map((field) => ({ field, before: textOfValue(before[field]), after: textOfValue(after[field]) }))
    .filter((each) => each.before !== each.after);
}
