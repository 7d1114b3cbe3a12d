import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { StaffApplication } from '@/api/endpoints/adminApplications';
import { formatMoment } from '@/i18n/format';
import { isolated } from '@/i18n/useMessage';
import { formatInZone, isNight, isSameClock, ownZone, zoneIn, zoneName } from '@/i18n/zones';
import { SEPARATOR } from '@/ui/text/separator';

interface ForBothProps {
  /** ISO. */
  readonly moment: string;
  readonly item: Pick<StaffApplication, 'applicantName' | 'applicantZone'>;
  /** The time here stands above already. */
  readonly isSaid?: boolean;
  /** Why it cannot be chosen, beside the time. */
  readonly standing?: string | undefined;
}

/** A time in words: here, and as clocks show it where the applicant is. */
export function ForBoth({ moment, item, isSaid = false, standing }: ForBothProps) {
  const { t, i18n } = useTranslation('hiring');
  const zone = zoneIn(item.applicantZone);
  const name = isolated(item.applicantName.slice(0, 200), i18n.dir());
  const isElsewhere = zone !== undefined && !isSameClock(moment, zone, ownZone());
  return (
    <>
      {!isSaid && (
        <div>
          {formatMoment(moment, 'full')}
          {standing !== undefined && `${SEPARATOR}${standing}`}
        </div>
      )}
      {isElsewhere && (
        <div>{t('times.for', { time: formatInZone(moment, zone), name, zone: zoneName(zone, moment) })}</div>
      )}
      {zone !== undefined && isNight(moment, zone) && (
        <Box sx={{ color: 'warning.main', fontWeight: 600 }}>{t('times.night', { name })}</Box>
      )}
    </>
  );
}
