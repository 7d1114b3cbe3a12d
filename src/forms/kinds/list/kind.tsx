import { type CellProps, entriesIn, type Kind, TEXT_LIST } from '@/forms/kinds/kind';
import { TextCell } from '@/forms/kinds/TextCell';
import { formatList } from '@/i18n/format';
import type { Message } from '@/errors/normaliser';

export interface ListSpec {
  /** The largest number of entries; `maxLength` is the largest number of characters in each. */
  readonly most: number;
  readonly maxLength: number;
  /** Checks an entry that must have a certain form. */
  entry?(this: void, line: string): Message | undefined;
}

function Cell({ value }: CellProps<ListSpec, readonly string[]>) {
  return <TextCell text={value === null ? null : formatList(value)} />;
}

/** Several short texts without duplicates; one per line in an input and in a CSV cell. */
export const list: Kind<ListSpec, readonly string[]> = {
  ...TEXT_LIST,
  check(typed, { most, maxLength, entry }) {
    const lines = entriesIn(String(typed), /[\r\n]+/);
    if (lines.length > most) return { wrong: { key: 'problems:tooManyEntries', values: { count: most } } };
    const long = lines.find((line) => line.length > maxLength);
    if (long === undefined) {
      const [wrong] = lines.flatMap((line) => entry?.(line) ?? []);
      return wrong === undefined ? { value: lines } : { wrong };
    }
    const values = { entry: `${long.slice(0, 40)}…`, count: maxLength };
    return { wrong: { key: 'problems:entryTooLong', values } };
  },
  Cell,
};
