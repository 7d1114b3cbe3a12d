import { intlLocale } from './intlLocale';
import { formatDate } from './format';
import { currentLanguage } from './i18n';
import { dateFormat } from './formatYear';

/** Times in time zones that are named as IANA names them: `America/Toronto`. */

/** That of the browser. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A zone that a server or an address named; undefined where the browser knows none of that name. */
export function zoneIn(zone: string | null | undefined): string | undefined {
  if (typeof zone !== 'string' || zone === '') return undefined;
  try {
    return new Intl.DateTimeFormat(intlLocale('en'), { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** What a zone is called in the interface language at a moment: summer and winter have names of their own. */
export function zoneName(zone: string, when: string, language = currentLanguage()): string {
  const options = { timeZone: zone, timeZoneName: 'long' } as const;
  const parts = dateFormat(options, language).formatToParts(new Date(when));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** A moment with its day and its time, as clocks in a zone show it. */
export const formatInZone = (
  when: string,
  zone: string,
  dateStyle: 'medium' | 'long' | 'full' = 'full',
): string => formatDate(when, { dateStyle, timeStyle: 'short', timeZone: zone });

const clockIn = (when: string, zone: string): string =>
  new Intl.DateTimeFormat(intlLocale('en'), {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(new Date(when));

/** Whether clocks in two zones show the same at a moment. */
export const isSameClock = (when: string, one: string, other: string): boolean =>
  clockIn(when, one) === clockIn(when, other);

const NIGHT = { from: 22, to: 7 } as const;

/** Whether people in a zone sleep then: from 22:00 to 7:00. */
export function isNight(when: string, zone: string): boolean {
  const options = { timeZone: zone, hour: 'numeric', hourCycle: 'h23' } as const;
  const hour = Number(new Intl.DateTimeFormat(intlLocale('en'), options).format(new Date(when)));
  return hour >= NIGHT.from || hour < NIGHT.to;
}
