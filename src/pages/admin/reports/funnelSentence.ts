import type { Funnel } from '@/api/endpoints/adminReports';
import { formatNumber, formatPercent } from '@/i18n/format';

type Key = 'funnel.noneSent' | 'funnel.sentence' | 'funnel.placed' | 'funnel.placedNone';
type Say = (key: Key, values: Record<string, string | number>) => string;
interface Stages {
  readonly stages: readonly Pick<Funnel['stages'][number], 'stage' | 'reached'>[];
}

export const reached = ({ stages }: Stages, stage: string): number =>
  stages.find((each) => each.stage === stage)?.reached ?? 0;

/** How many applications were sent in a period, and how many of them led to a placement. */
export function funnelSentence(t: Say, funnel: Stages): string {
  const [sent, placed] = [reached(funnel, 'submitted'), reached(funnel, 'accepted')];
  if (sent === 0) return t('funnel.noneSent', {});
  const share = formatPercent(placed / sent);
  return t('funnel.sentence', {
    count: sent,
    formatted: formatNumber(sent),
    placed:
      placed === 0
        ? t('funnel.placedNone', {})
        : t('funnel.placed', { count: placed, formatted: formatNumber(placed), share }),
  });
}
