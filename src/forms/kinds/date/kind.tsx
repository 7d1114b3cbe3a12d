import { type CellProps, type Kind } from '@/forms/kinds/kind';
import { latinDigits } from '@/i18n/latinDigits';
import { formatDate } from '@/i18n/format';

export interface DateSpec {
  /** A moment (in the reader's own time zone), a day or a month (the same everywhere); a moment if not given. */
  readonly precision?: 'day' | 'month';
  /** Days that the browser's calendar offers, YYYY-MM-DD. */
  readonly earliest?: string;
  readonly latest?: string;
}

const EXACT: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeStyle: 'medium' };
const SHOWN = {
  day: { dateStyle: 'medium', timeZone: 'UTC' },
  month: { year: 'numeric', month: 'long', timeZone: 'UTC' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A day or month in the words of the interface language; '–' when it is none. */
export const formatDay = (value: string | null, precision: 'day' | 'month'): string =>
  formatDate(value, SHOWN[precision]);

function Cell({ value, spec: { precision } }: CellProps<DateSpec, string | number>) {
  const date = precision === undefined ? formatDate(value) : formatDay(String(value ?? ''), precision);
  return date === '–' ? (
    <span className="date">–</span>
  ) : (
    <time
      className="date"
      dateTime={String(value)}
      title={precision === undefined ? formatDate(value, EXACT) : date}
    >
      {date}
    </time>
  );
}

/** Whether such a day is in the calendar: 30 February is not. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A day as '2026-01-31' or a month as '2026-01', also where the backend sent a moment. */
export const date: Kind<DateSpec, string | number> = {
  look: 'date',
  read: (raw) => (typeof raw === 'string' || typeof raw === 'number' ? raw : null),
  typed: (value) => (/^\d{4}-\d\d/.test(String(value)) ? String(value).slice(0, 10) : ''),
  check(typed, { precision }) {
    const text = latinDigits(String(typed)).replaceAll('/', '-');
    if (precision === 'month') {
      const month = text.slice(0, 7);
      return /^\d{4}-\d\d(?:-\d\d)?$/.test(text) && isDay(`${month}-01`)
        ? { value: month }
        : { wrong: { key: 'problems:typedMonth' } };
    }
    const day = text.slice(0, 10);
    return /^\d{4}-\d\d-\d\d(?:T.*)?$/.test(text) && isDay(day)
      ? { value: day }
      : { wrong: { key: 'problems:date' } };
  },
  write: (value) => value,
  Cell,
};
