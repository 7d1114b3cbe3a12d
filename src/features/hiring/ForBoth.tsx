import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { StaffApplication } from '@/api/endpoints/adminApplications';
import { formatMoment } from '@/i18n/format';
import { isolated } from '@/i18n/isolated';
import { formatInZone, isNight, isSameClock, ownZone, zoneIn, zoneName } from '@/i18n/zones';
import { SEPARATOR } from '@/ui/text/separator';

interface ForBothProps {
  /** ISO date and time. */
  readonly moment: string;
  readonly item: Pick<StaffApplication, 'applicantName' | 'applicantZone'>;
  /** True when the text above already shows the time in the reader's zone. */
  readonly isSaid?: boolean;
  /** A word beside the time that says why it cannot be chosen. */
  readonly standing?: string | undefined;
}

/** A date and time in the reader's zone, and in the applicant's zone where clocks differ. */
export function ForBoth({ moment, item, isSaid = false, standing }: ForBothProps) {
  const { t } = useTranslation('hiring');
  const zone = zoneIn(item.applicantZone);
  const name = isolated(item.applicantName.slice(0, 200));
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
