import type { TFunction } from 'i18next';
import type { Funnel, FunnelReport } from '@/api/endpoints/adminReports';
import { STATUS_NAMES } from '@/features/hiring/stages';
import { formatNumber, formatPercent } from '@/i18n/format';
import { changeOf, type ReportTable } from './table';

/** The outcome of a period's applications as sentences, table and bars. */
type Say = TFunction<readonly ['reports', 'hiring', 'fields', 'terms']>;

export const stageName = (t: Say, stage: Funnel['stages'][number]['stage']): string =>
  t(stage === 'accepted' ? 'placement' : `terms:${stage}`);

const reached = ({ stages }: Funnel, stage: string): number =>
  stages.find((each) => each.stage === stage)?.reached ?? 0;

export const isEmptyFunnel = (report: FunnelReport): boolean =>
  reached(report, 'submitted') === 0 && (!report.compare || reached(report.compare, 'submitted') === 0);

export function funnelSentence(t: Say, funnel: Funnel): string {
  const [sent, placed] = [reached(funnel, 'submitted'), reached(funnel, 'accepted')];
  if (sent === 0) return t('funnel.noneSent');
  const share = formatPercent(placed / sent);
  return t('funnel.sentence', {
    count: sent,
    formatted: formatNumber(sent),
    placed:
      placed === 0
        ? t('funnel.placedNone')
        : t('funnel.placed', { count: placed, formatted: formatNumber(placed), share }),
  });
}

const ENDS = ['rejected', 'withdrawn', 'declined'] as const;

export function funnelTable(t: Say, report: FunnelReport): ReportTable {
  const compare = report.compare ?? null;
  const compared = (now: number, before: number | undefined) =>
    compare === null ? [] : [before ?? null, changeOf(now, before ?? null)];
  const rest = (label: string, now: number, before: number | undefined) => ({
    cells: [label, now, ...compared(now, before), null, null, null],
  });
  return {
    columns: [
      { label: t('columns.stage'), kind: 'words' },
      { label: t('fields:applications'), kind: 'count' },
      ...(compare === null
        ? []
        : ([
            { label: t('columns.before'), kind: 'count' },
            { label: t('columns.difference'), kind: 'change' },
          ] as const)),
      { label: t('columns.conversion'), kind: 'share' },
      { label: t('columns.median'), kind: 'days' },
      { label: t('columns.p90'), kind: 'days' },
    ],
    rows: [
      ...report.stages.map(({ stage, reached: now, conversion, medianDays, p90Days }) => ({
        cells: [
          stageName(t, stage),
          now,
          ...compared(now, compare === null ? undefined : reached(compare, stage)),
          conversion ?? null,
          medianDays ?? null,
          p90Days ?? null,
        ],
      })),
      ...ENDS.map((end) => rest(t(STATUS_NAMES[end]), report.ended[end], compare?.ended[end])),
      rest(t('funnel.open'), report.open, compare?.open),
    ],
  };
}
