import type { ReactNode } from 'react';
import { type CellProps, type Kind } from '@/forms/kinds/kind';
import { latinDigits } from '@/i18n/latinDigits';
import { formatDate, formatMoment } from '@/i18n/format';

export interface MomentSpec {
  /** Shown with the time; by default only the day. */
  readonly exact?: true;
  /** The text below the input; by default the date and time in words. */
  readonly inWords?: (moment: string) => ReactNode;
}

function Cell({ value, spec: { exact } }: CellProps<MomentSpec, string>) {
  const date = exact === true ? formatMoment(value) : formatDate(value);
  return date === '–' ? (
    <span className="date">–</span>
  ) : (
    <time className="date" dateTime={value ?? ''} title={formatMoment(value, 'long')}>
      {date}
    </time>
  );
}

const two = (number: number): string => String(number).padStart(2, '0');

/**
 * An ISO date and time in the format of the native input: in the reader's time zone, to the minute. '' if it
 * is invalid.
 */
export function localMoment(moment: string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** A typed date and time as ISO; a day alone means its first minute. Undefined if it is invalid. */
export function momentIn(typed: string): string | undefined {
  const text = latinDigits(typed).trim().replace(' ', 'T');
  if (!/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d.*)?$/.test(text)) return undefined;
  const date = new Date(text.length === 10 ? `${text}T00:00` : text);
  // Date reads 30 February as 2 March, so a valid day must come back unchanged.
  const isDay = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ||
    Number.isNaN(isDay.getTime()) ||
    !isDay.toISOString().startsWith(text.slice(0, 10))
    ? undefined
    : date.toISOString();
}

/** Whether daylight saving time skips the typed hour, so that Date returns another one. */
const isSkipped = (typed: string, moment: string): boolean => {
  const text = latinDigits(typed).trim().replace(' ', 'T');
  return /^.{10}T\d\d:\d\d$/.test(text) && localMoment(moment) !== text;
};

/** The same as `momentIn`, but undefined too if the typed hour does not exist on that day. */
export function existingMoment(typed: string): string | undefined {
  const value = momentIn(typed);
  return value === undefined || isSkipped(typed, value) ? undefined : value;
}

/** A day with its time, in the reader's time zone; in a file as ISO 8601. */
export const moment: Kind<MomentSpec, string> = {
  look: 'date',
  read: (raw) => (typeof raw === 'string' && raw !== '' ? raw : null),
  typed: localMoment,
  check(typed) {
    const value = momentIn(String(typed));
    if (value === undefined) return { wrong: { key: 'problems:moment' } };
    return isSkipped(String(typed), value) ? { wrong: { key: 'problems:skippedHour' } } : { value };
  },
  write: (value) => value,
  Cell,
};
