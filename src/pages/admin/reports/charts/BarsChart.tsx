import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/i18n/format';
import { type Bars, labelWidth, numberWidth, onAxis } from './bars';

const LEGEND = 40;
/** Chinese fonts are taller than Latin ones, and a label that is taller than its axis is left out. In px. */
const AXIS_HEIGHT = 32;
/** The room of an axis between its line and its numbers, in px. */
const TICK = 8;
const COLORS = ['var(--vt-primary)', 'var(--vt-text-secondary)'];
const whole = (value: number | null): string =>
  value === null || !Number.isInteger(value) ? '' : formatNumber(value);

/**
 * A bar chart without access for keyboard and screen readers, because the sentences and the table say the
 * same.
 */
export function BarsChart({
  bars: { labels, series, lie },
  height,
}: {
  readonly bars: Bars;
  readonly height: number;
}) {
  const { i18n } = useTranslation();
  const isRtl = i18n.dir() === 'rtl';
  // The bars are identified by index, because two labels may be equal.
  const bands = {
    scaleType: 'band' as const,
    data: labels.map((_, at) => at),
    valueFormatter: (at: number) => labels[at] ?? '',
    categoryGapRatio: 0.35,
  };
  const width = numberWidth(series);
  const hasLegend = series.length > 1;
  const numbers = { valueFormatter: (value: number | null) => onAxis(value), tickMinStep: 1, min: 0 };
  const side = isRtl ? ('right' as const) : ('left' as const);
  return (
    // The axes are mirrored for right-to-left languages, so the chart itself is laid out left to right.
    <Box sx={{ direction: 'ltr' }}>
      <BarChart
        skipAnimation
        disableKeyboardNavigation
        height={hasLegend ? height - LEGEND : height}
        colors={COLORS}
        layout={lie === true ? 'horizontal' : 'vertical'}
        hideLegend={!hasLegend}
        grid={lie === true ? { vertical: true } : { horizontal: true }}
        xAxis={[{ ...(lie === true ? numbers : bands), reverse: isRtl, height: AXIS_HEIGHT }]}
        yAxis={[
          lie === true
            ? { ...bands, position: side, width: labelWidth(labels) }
            : { ...numbers, position: side, width },
        ]}
        series={series.map(({ label, counts }) => ({ label, data: [...counts], valueFormatter: whole }))}
        // Half of the last number of a horizontal axis extends beyond its end.
        margin={{ top: 12, bottom: 0, left: 0, right: 0, [isRtl ? 'left' : 'right']: (width - TICK) / 2 }}
      />
    </Box>
  );
}
