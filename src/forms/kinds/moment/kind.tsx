import type { ReactNode } from 'react';
import { isDay, today } from '@/eligibility/calendar';
import { DateCell } from '@/forms/kinds/DateCell';
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
  return <DateCell text={date} value={value} title={formatMoment(value, 'long')} />;
}

const two = (number: number): string => String(number).padStart(2, '0');

/**
 * An ISO date and time in the format of the native input: in the reader's time zone, to the minute. '' if it
 * is invalid.
 */
export function localMoment(moment: string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  return `${today(date)}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** A typed date and time in Latin digits, with the 'T' of ISO 8601 between them. */
const inIso = (typed: string): string => latinDigits(typed).trim().replace(' ', 'T');

/** A typed date and time as ISO; a day alone means its first minute. Undefined if it is invalid. */
export function momentIn(typed: string): string | undefined {
  const text = inIso(typed);
  // Date would read 30 February as 2 March.
  if (!/^.{10}(?:T\d\d:\d\d.*)?$/.test(text) || !isDay(text.slice(0, 10))) return undefined;
  const date = new Date(text.length === 10 ? `${text}T00:00` : text);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** Whether daylight saving time skips the typed hour, so that Date returns another one. */
const isSkipped = (typed: string, moment: string): boolean => {
  const text = inIso(typed);
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
  // A backend may leave out the milliseconds or use another zone: the same moment is the same value.
  read(raw) {
    if (typeof raw !== 'string' || raw === '') return null;
    const date = new Date(raw);
    return Number.isNaN(date.getTime()) ? raw : date.toISOString();
  },
  typed: localMoment,
  check(typed) {
    const value = momentIn(String(typed));
    if (value === undefined) return { wrong: { key: 'problems:moment' } };
    return isSkipped(String(typed), value) ? { wrong: { key: 'problems:skippedHour' } } : { value };
  },
  write: (value) => value,
  Cell,
};
