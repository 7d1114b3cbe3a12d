import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { system, type SystemHealth } from '@/api/endpoints/system';
import { queryOptionsFor } from '@/api/queries';
import { formatMoment, formatNumber } from '@/i18n/format';
import { BidiText } from '@/ui/text/BidiText';
import { QueryState } from '@/ui/loading/QueryState';
import { readState } from '@/ui/loading/readState';
import { TextSkeleton } from '@/ui/loading/Skeletons';
import { linesSx } from '@/ui/card/linesSx';
import { TitledCard } from '@/ui/card/TitledCard';
import { SEPARATOR } from '@/ui/text/separator';

const COLORS = { ok: 'success.main', degraded: 'warning.main', down: 'error.main' } as const;
const CHECKS = { ok: 'checkOk', degraded: 'checkDegraded', down: 'checkDown' } as const;

function Dot({ status }: { readonly status: SystemHealth['status'] }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        flexShrink: 0,
        width: 10,
        height: 10,
        borderRadius: '50%',
        bgcolor: COLORS[status],
        '@media (forced-colors: active)': { border: '5px solid CanvasText' },
      }}
    />
  );
}

/**
 * The health that the backend reports. @param optional renders nothing when the backend does not report it
 */
export function Health({ optional = false }: { readonly optional?: boolean }) {
  const { t } = useTranslation('admin');
  const state = readState(useQuery({ ...queryOptionsFor(system.health), staleTime: 30_000 }));
  if (optional && state.status === 'notOffered') return null;
  return (
    <TitledCard title={t('health.title')}>
      <QueryState state={state} size="page" failed={t('health.failed')} skeleton={<TextSkeleton lines={4} />}>
        {(data) => <Known {...data} />}
      </QueryState>
    </TitledCard>
  );
}

function Known({ status, checks, ...data }: SystemHealth) {
  const { t } = useTranslation('admin');
  const version = data.version ?? '';
  const time = formatMoment(data.time);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 600, mb: 1 }}>
        <Dot status={status} />
        {t(`health.${status}`)}
      </Box>
      <Box component="ul" sx={linesSx}>
        {checks.map((check) => (
          <li key={check.name}>
            <Dot status={check.status} />
            <span className="main">
              <BidiText>{check.name.slice(0, 80)}</BidiText>
            </span>
            <span className="aside">
              {t(`health.${CHECKS[check.status]}`)}
              {typeof check.latencyMs === 'number' &&
                `${SEPARATOR}${t('health.latency', { milliseconds: formatNumber(check.latencyMs, { maximumFractionDigits: 1 }) })}`}
            </span>
          </li>
        ))}
      </Box>
      <Box sx={{ mt: 1, color: 'text.secondary', fontSize: '0.875rem' }}>
        {version === ''
          ? t('health.at', { time })
          : t('health.version', { version: `\u2066${version.slice(0, 40)}\u2069`, time })}
      </Box>
    </>
  );
}
