import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keysOf } from '@/runtime/typed';
import { adminDesk } from '@/api/endpoints/adminDesk';
import { queryOptionsFor } from '@/api/queries';
import { areaIsOn } from '@/config/areas';
import { DESK_AGAIN_AFTER } from '@/config/limits';
import { formatNumber, formatPercent } from '@/i18n/format';
import { TitledCard } from '@/ui/card/TitledCard';
import { QueryState } from '@/ui/loading/QueryState';
import { usePolledRead } from '@/ui/loading/readState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { AppLink } from '@/ui/page/AppLink';
import { PlainList } from '@/ui/text/PlainList';
import { CARDS_SX, type Trend, type TrendId, trendOf, TRENDS } from './deskCards';

const IDS = keysOf(TRENDS);

/** Figures of the last 30 days, compared with the 30 days before. */
export function LastDays() {
  const { t } = useTranslation('admin');
  const query = useQuery({ ...queryOptionsFor(adminDesk.trends), refetchInterval: DESK_AGAIN_AFTER });
  const state = usePolledRead(query);
  if (state.status === 'notOffered') return null;
  const ids = IDS.filter((id) => {
    const { area } = TRENDS[id];
    return area === undefined || areaIsOn(area);
  });
  return (
    <TitledCard title={t('trends.title')}>
      <QueryState state={state} failed={t('trends.failed')} skeleton={<RowsSkeleton rows={1} height={128} />}>
        {({ series }) => (
          <PlainList sx={CARDS_SX}>
            {ids.map((id) => (
              <Line key={id} id={id} trend={trendOf(series[id])} />
            ))}
          </PlainList>
        )}
      </QueryState>
    </TitledCard>
  );
}

function Line({ id, trend: { counts, total, change } }: { readonly id: TrendId; readonly trend: Trend }) {
  const { t } = useTranslation(['admin', 'terms']);
  const share = formatPercent(Math.abs(change ?? 0));
  const key = change === null ? null : change === 0 ? 'same' : change > 0 ? 'more' : 'fewer';
  const parts = [formatNumber(total), ...(key === null ? [] : [t(`trends.${key}`, { share })])];
  return (
    <li>
      <AppLink to={TRENDS[id].to()}>
        {t(TRENDS[id].name)} <span className="aside">{parts.join(' · ')}</span>
        <Sparkline counts={counts} />
      </AppLink>
    </li>
  );
}

const WIDTH = 120;
const HEIGHT = 28;

/**
 * Hidden from assistive technology, because the text beside it says the same. Time runs in the reading
 * direction.
 */
function Sparkline({ counts }: { readonly counts: readonly number[] }) {
  const most = Math.max(1, ...counts);
  const x = (at: number) => (counts.length < 2 ? 0 : (at / (counts.length - 1)) * WIDTH);
  const points = counts.map(
    (count, at) => `${x(at).toFixed(1)},${(HEIGHT - 2 - (count / most) * (HEIGHT - 4)).toFixed(1)}`,
  );
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      sx={{
        width: '100%',
        height: HEIGHT,
        color: 'primary.main',
        '[dir="rtl"] &': { transform: 'scaleX(-1)' },
      }}
    >
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </Box>
  );
}
