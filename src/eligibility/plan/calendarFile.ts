import { addDays, type Day } from '@/eligibility/calendar';
import type { PlanEvent } from './plan';

/** An event of a whole day or at a time. Its texts are in the language of the interface. */
export interface CalendarEvent {
  readonly uid: string;
  /** A day, or an ISO date and time. */
  readonly day: Day;
  readonly place?: string;
  readonly title: string;
  readonly description?: string;
  /** The duration in minutes, for an event at a time. */
  readonly minutes?: number;
  /** Starts at 0 and grows with each change of the time, so that a later file replaces the earlier event. */
  readonly sequence?: number;
  /** Reminders, in days before the event. */
  readonly remindDays: readonly number[];
  /** Additional reminders, in hours before the event. */
  readonly remindHours?: readonly number[];
}

/** The days of reminders, by kind of event. */
export const REMIND_DAYS: Readonly<Record<PlanEvent['kind'], readonly number[]>> = {
  order: [7],
  expires: [7],
  'last-day': [14, 3],
};

const LINE = 75;
const octets = new TextEncoder();

/**
 * Escapes a text value: characters with a meaning in the format, and line ends. Other control characters are
 * removed.
 */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** Folds a line at 75 bytes, between characters. Each further piece begins with a space. */
function folded(line: string): string {
  const pieces: string[] = [];
  let [piece, size] = ['', 0];
  for (const letter of line) {
    const more = octets.encode(letter).length;
    if (size + more > LINE) {
      pieces.push(piece);
      [piece, size] = [' ', 1];
    }
    piece += letter;
    size += more;
  }
  return [...pieces, piece].join('\r\n');
}

const compact = (day: Day): string => day.replaceAll('-', '');
const stampOf = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** The start and end of an event: a whole day, or a time in UTC. */
const timeLines = ({ day, minutes }: CalendarEvent): string[] =>
  /^\d{4}-\d{2}-\d{2}$/.test(day)
    ? [`DTSTART;VALUE=DATE:${compact(day)}`, `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`]
    : [
        `DTSTART:${stampOf(new Date(day))}`,
        ...(minutes === undefined
          ? []
          : [`DTEND:${stampOf(new Date(new Date(day).getTime() + minutes * 60_000))}`]),
      ];

function eventLines(event: CalendarEvent, stamp: string): string[] {
  const { uid, title, place, description, sequence, remindDays, remindHours = [] } = event;
  const triggers = [...remindDays.map((days) => `-P${days}D`), ...remindHours.map((hours) => `-PT${hours}H`)];
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp}`,
    ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
    ...timeLines(event),
    `SUMMARY:${escaped(title)}`,
    ...(place === undefined ? [] : [`LOCATION:${escaped(place)}`]),
    ...(description === undefined ? [] : [`DESCRIPTION:${escaped(description)}`]),
    'TRANSP:TRANSPARENT',
    ...triggers.flatMap((trigger) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(title)}`,
      `TRIGGER:${trigger}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

/**
 * A calendar file (RFC 5545) with events. `madeAt` is the time of writing. Lines end with CRLF and are folded
 * at 75 bytes.
 */
export function calendarFile(events: readonly CalendarEvent[], name: string, madeAt: Date): string {
  const stamp = stampOf(madeAt);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//VisaTalent//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
