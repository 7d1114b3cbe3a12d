import { useTranslation } from 'react-i18next';
import { formatInZone, isSameClock, ownZone, zoneIn, zoneName } from '@/i18n/zones';

/**
 * How an interview's time is told: in the reader's zone and, where clocks show another time there, in the
 * interviewer's.
 * @param zone of the interviewer, as IANA names it
 * @returns one or two lines for a moment
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
