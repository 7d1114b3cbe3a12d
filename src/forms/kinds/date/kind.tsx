import { isDay } from '@/eligibility/calendar';
import { DateCell } from '@/forms/kinds/DateCell';
import { type CellProps, type Checked, type Kind } from '@/forms/kinds/kind';
import { otherCalendar } from '@/forms/problems';
import { latinDigits } from '@/i18n/latinDigits';
import { formatDate, formatMoment } from '@/i18n/format';

export interface DateSpec {
  /**
   * A day or a month, which do not depend on the time zone; by default a date and time in the reader's time
   * zone.
   */
  readonly precision?: 'day' | 'month';
  /** The first and last day in the browser's calendar, YYYY-MM-DD. */
  readonly earliest?: string;
  readonly latest?: string;
}

const SHOWN = {
  day: { dateStyle: 'medium', timeZone: 'UTC' },
  month: { year: 'numeric', month: 'long', timeZone: 'UTC' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A day or month in the interface language; '–' if it is invalid. */
export const formatDay = (value: string | null, precision: 'day' | 'month'): string =>
  formatDate(value, SHOWN[precision]);

function Cell({ value, spec: { precision } }: CellProps<DateSpec, string | number>) {
  const date = precision === undefined ? formatDate(value) : formatDay(String(value ?? ''), precision);
  const title = precision === undefined ? formatMoment(value, 'long') : date;
  return <DateCell text={date} value={value} title={title} />;
}

function checked(value: string, isOne: boolean, key: 'problems:date' | 'problems:typedMonth'): Checked {
  const wrong = otherCalendar(value) ?? (isOne ? undefined : { key });
  return wrong === undefined ? { value } : { wrong };
}

/** A day as '2026-01-31' or a month as '2026-01'. The backend may also send a date and time. */
export const date: Kind<DateSpec, string | number> = {
  look: 'date',
  read: (raw) => (typeof raw === 'string' || typeof raw === 'number' ? raw : null),
  typed: (value) => (/^\d{4}-\d\d/.test(String(value)) ? String(value).slice(0, 10) : ''),
  check(typed, { precision }) {
    const text = latinDigits(String(typed)).replaceAll('/', '-');
    if (precision === 'month') {
      const month = text.slice(0, 7);
      const isOne = /^\d{4}-\d\d(?:-\d\d)?$/.test(text) && isDay(`${month}-01`);
      return checked(month, isOne, 'problems:typedMonth');
    }
    const day = text.slice(0, 10);
    return checked(day, /^\d{4}-\d\d-\d\d(?:T.*)?$/.test(text) && isDay(day), 'problems:date');
  },
  write: (value) => value,
  Cell,
};
