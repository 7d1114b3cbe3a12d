import { intlLocale } from './intlLocale';
import { formatDate } from './format';
import { currentLanguage } from './language';
import { dateFormat } from './formatYear';

/** Times in time zones with IANA names, such as `America/Toronto`. */

/** The time zone of the browser. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The browser's name of a zone that a server or an address gave; undefined when the browser does not know it.
 */
export function zoneIn(zone: string | null | undefined): string | undefined {
  if (typeof zone !== 'string' || zone === '') return undefined;
  try {
    return new Intl.DateTimeFormat(intlLocale('en'), { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/**
 * The name of a zone in the interface language at a point in time: summer and winter
 * time have different names.
 */
export function zoneName(zone: string, when: string, language = currentLanguage()): string {
  const options = { timeZone: zone, timeZoneName: 'long' } as const;
  const parts = dateFormat(options, language).formatToParts(new Date(when));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** A point in time with day and time, as shown by clocks in a zone. */
export const formatInZone = (when: string, zone: string): string =>
  formatDate(when, { dateStyle: 'full', timeStyle: 'short', timeZone: zone });

/** A date with its time to the minute and the name of the device's time zone; '–' when there is none. */
export const formatMomentAndZone = (when: string | null | undefined): string =>
  formatDate(when, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });

const clockIn = (when: string, zone: string): string =>
  new Intl.DateTimeFormat(intlLocale('en'), {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(new Date(when));

/** Whether clocks in two zones show the same day and time at a point in time. */
export const isSameClock = (when: string, one: string, other: string): boolean =>
  clockIn(when, one) === clockIn(when, other);

const NIGHT = { from: 22, to: 7 } as const;

/** Whether it is night in a zone at a point in time: from 22:00 to 7:00. */
export function isNight(when: string, zone: string): boolean {
  const options = { timeZone: zone, hour: 'numeric', hourCycle: 'h23' } as const;
  const hour = Number(new Intl.DateTimeFormat(intlLocale('en'), options).format(new Date(when)));
  return hour >= NIGHT.from || hour < NIGHT.to;
}
