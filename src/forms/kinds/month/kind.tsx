import { isMonth, today } from '@/eligibility/calendar';
import { monthText, readMonth, typedMonth } from '@/forms/fields/monthText';
import { type CellProps, type Kind } from '@/forms/kinds/kind';
import { TextCell } from '@/forms/kinds/TextCell';
import { otherCalendar } from '@/forms/problems';
import { formatDate, formatNumber } from '@/i18n/format';
import { latinDigits } from '@/i18n/latinDigits';

/** Earlier years, and years far in the future, are typing errors or belong to another calendar. */
const EARLIEST_YEAR = 1940;
const YEARS_AHEAD = 10;

const plainYear = (year: number): string => formatNumber(year, { useGrouping: false });
const IN_WORDS: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short' };

/** A month in words, in the calendar of the interface language; '' for none. */
export const monthInWords = (month: string | null): string =>
  month === null ? '' : formatDate(`${month}-15`, IN_WORDS);

function Cell({ value }: CellProps<object, string>) {
  return <TextCell text={monthInWords(value)} />;
}

/** A month as 'YYYY-MM', typed in two inputs that src/forms/fields/monthText.ts joins. */
export const month: Kind<object, string> = {
  look: 'date',
  read: (raw) => (typeof raw === 'string' && isMonth(raw) ? raw : null),
  typed: (value) => monthText({ year: plainYear(Number(value.slice(0, 4))), month: value.slice(5, 7) }),
  check(control) {
    const text = String(control);
    const typed = typedMonth(text);
    const year = latinDigits(typed.year).trim();
    const [min, max] = [EARLIEST_YEAR, Number(today().slice(0, 4)) + YEARS_AHEAD];
    if (year !== '' && !(/^\d{4}$/.test(year) && Number(year) >= min && Number(year) <= max)) {
      const values = { min: plainYear(min), max: plainYear(max) };
      const range = {
        key: typed.month === '' ? 'problems:monthAndYear' : 'forms:numberRange',
        values,
      } as const;
      return { wrong: otherCalendar(year) ?? range };
    }
    const read = readMonth(text);
    return read === undefined ? { wrong: { key: 'problems:month' } } : { value: read };
  },
  write: (value) => value,
  Cell,
};
