import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Application } from '@/api/endpoints/applications';
import { formatNumber } from '@/i18n/format';
import { Text } from '@/ui/text/Text';
import { waitOf } from './wait';

interface WaitMeterProps {
  readonly application: Application;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** How long the applicant has waited, compared with the usual time. The bar repeats what the words say. */
export function WaitMeter({ application, now }: WaitMeterProps) {
  const { t } = useTranslation('applications');
  const wait = waitOf(application, now);
  if (wait === null) return null;
  const { day, from, to, isOver } = wait;
  return (
    <Box sx={{ maxWidth: 420 }}>
      <Text small>
        {isOver || from === to
          ? t('wait.over', { day: formatNumber(day), count: to, formatted: formatNumber(to) })
          : t('wait.usual', { day: formatNumber(day), from: formatNumber(from), to: formatNumber(to) })}
      </Text>
      <Box
        component="svg"
        aria-hidden
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        sx={{
          display: 'block',
          width: '100%',
          height: 6,
          marginBlockStart: 0.5,
          '[dir=rtl] &': { transform: 'scaleX(-1)' },
        }}
      >
        <Box component="rect" width="100" height="4" sx={{ fill: 'var(--vt-border)' }} />
        <Box
          component="rect"
          width={Math.min(100, (100 * day) / to)}
          height="4"
          sx={{ fill: isOver ? 'var(--vt-warning)' : 'var(--vt-primary)' }}
        />
      </Box>
    </Box>
  );
}
