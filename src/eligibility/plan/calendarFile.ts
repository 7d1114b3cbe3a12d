import { addDays, type Day } from '@/eligibility/calendar';
import type { PlanEvent } from './plan';

/** An all-day event, its texts in the language of the interface. */
export interface CalendarEvent {
  readonly uid: string;
  readonly day: Day;
  readonly title: string;
  readonly description?: string;
  /** Days before the event on which a calendar reminds. */
  readonly remindDays: readonly number[];
}

/** When a calendar reminds, by kind of event. */
export const REMIND_DAYS: Readonly<Record<PlanEvent['kind'], readonly number[]>> = {
  order: [7],
  expires: [7],
  'last-day': [14, 3],
};

const LINE = 75;
const octets = new TextEncoder();

/** Text as a value: what has a meaning in the format is escaped, line ends are '\n', other control signs go. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** A line in pieces of at most 75 octets, cut between letters; each further piece begins with a space. */
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

function eventLines({ uid, day, title, description, remindDays }: CalendarEvent, stamp: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escaped(description)}`]),
    'TRANSP:TRANSPARENT',
    ...remindDays.flatMap((days) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(title)}`,
      `TRIGGER:-P${days}D`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

/**
 * A calendar file (RFC 5545) of all-day events. `madeAt` is the moment of writing; the lines end with CRLF and are
 * folded at 75 octets.
 */
export function calendarFile(events: readonly CalendarEvent[], name: string, madeAt: Date): string {
  const stamp = madeAt.toISOString().replace(/[-:]|\.\d{3}/g, '');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//VisaTalent//Document plan//EN',
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
