import { useTranslation } from 'react-i18next';
import { formatInZone, isSameClock, ownZone, zoneIn, zoneName } from '@/i18n/zones';

/**
 * Returns the text of an interview time: in the reader's time zone and, when clocks differ, in the
 * interviewer's.
 * @param zone IANA name of the interviewer's time zone
 * @returns one or two lines for a date and time
 */
export function useTimeWords(zone: string | null | undefined): (at: string) => readonly string[] {
  const { t } = useTranslation('applications');
  const own = ownZone();
  const theirs = zoneIn(zone);
  return (at) => [
    t('interview.yours', { date: formatInZone(at, own), zone: zoneName(own, at) }),
    ...(theirs === undefined || isSameClock(at, own, theirs)
      ? []
      : [t('interview.theirs', { date: formatInZone(at, theirs), zone: zoneName(theirs, at) })]),
  ];
}
