import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { bracketed, labelled } from '@/i18n/punctuation';
import { formatDate, formatNumber } from '@/i18n/format';
import type { DayCount } from './figures';

const WIDTH = 300;
const HEIGHT = 96;
const GAP = 2;
const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', timeZone: 'UTC' };
const ENDS_SX = {
  display: 'flex',
  justifyContent: 'space-between',
  color: 'text.secondary',
  fontSize: '0.8125rem',
} as const;

interface BarChartProps {
  readonly title: string;
  /** The counts by day, oldest first. */
  readonly days: readonly DayCount[];
}

/** A bar for each day. Screen readers get the sum and the highest day. */
export function BarChart({ title, days }: BarChartProps) {
  const { t } = useTranslation('system');
  const sum = days.reduce((all, { count }) => all + count, 0);
  const highest = days.reduce<DayCount>((best, day) => (day.count > best.count ? day : best), {
    day: '',
    count: 0,
  });
  const shown = formatNumber(sum);
  const says =
    highest.count === 0
      ? t('charts.none')
      : t('charts.highest', { day: formatDate(highest.day, DAY), shown: formatNumber(highest.count) });
  const step = WIDTH / Math.max(1, days.length);
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Box component="figcaption" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, mb: 1 }}>
        <Box component="span" sx={{ fontWeight: 600, marginInlineEnd: 'auto' }}>
          {title}
        </Box>
        <span>{t('charts.sum', { shown })}</span>
      </Box>
      <Box
        component="svg"
        className="vt-mirror"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn, not loaded
        role="img"
        aria-label={bracketed(labelled(title, t('charts.sum', { shown })), says)}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        sx={{
          display: 'block',
          width: '100%',
          height: HEIGHT,
          color: 'primary.main',
          '& rect': { fill: 'currentColor' },
          '& line': { stroke: 'currentColor', opacity: 0.35 },
          '@media (forced-colors: active)': { color: 'CanvasText' },
        }}
      >
        {days.map(({ day, count }, at) => {
          const height = highest.count === 0 ? 0 : Math.round((count / highest.count) * (HEIGHT - 4));
          return (
            <rect
              key={day}
              x={at * step + GAP / 2}
              y={HEIGHT - 1 - height}
              width={Math.max(1, step - GAP)}
              height={height}
              rx={1}
            >
              <title>{labelled(formatDate(day, DAY), formatNumber(count))}</title>
            </rect>
          );
        })}
        <line x1={0} x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
      </Box>
      <Box aria-hidden sx={ENDS_SX}>
        <span>{formatDate(days[0]?.day, DAY)}</span>
        <span>{formatDate(days.at(-1)?.day, DAY)}</span>
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }} aria-hidden>
        {says}
      </Box>
    </Box>
  );
}
