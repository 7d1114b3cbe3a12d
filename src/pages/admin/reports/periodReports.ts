import type { TFunction } from 'i18next';
import type { Funnel, FunnelReport, Placements, PlacementsReport } from '@/api/endpoints/adminReports';
import { JOB_CATEGORIES } from '@/config/jobs';
import { STATUS_NAMES } from '@/features/hiring/stages';
import { formatDate, formatNumber, regionName } from '@/i18n/format';
import { withoutControls } from '@/ui/text/withoutControls';
import { reached } from './funnelSentence';
import { changeOf, jobAddress, type ReportColumn, type ReportRow, type ReportTable } from './table';

/** The outcome of applications and the placements of a period as sentences, tables and bars. */
type Say = TFunction<readonly ['reports', 'hiring', 'profile', 'words', 'fields', 'terms']>;

/** The most items of a group in a response. Beyond this number, a missing item is unknown and not zero. */
const MOST = 10;

const MONTH: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'long', timeZone: 'UTC' };
export const monthName = (month: string, options = MONTH): string => formatDate(`${month}-01`, options);

export const isEmptyPlacements = ({ total, compare }: PlacementsReport): boolean =>
  total === 0 && (!compare || compare.total === 0);

export const placementsSentence = (t: Say, { total }: Pick<Placements, 'total'>): string =>
  t('placements.sentence', { count: total, formatted: formatNumber(total) });

function categoryName(t: Say, category: string): string {
  const ownCategory = JOB_CATEGORIES.find((each) => each === category);
  return ownCategory === undefined ? withoutControls(category) : t(`profile:category.${ownCategory}`);
}

/** A count with a key that is the same in both periods. */
interface Counted {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  readonly to?: string | undefined;
}

const groupsOf = (t: Say, report: Placements): readonly (readonly [group: string, counted: Counted[]])[] => [
  [
    t('fields:jobCategoryId'),
    report.byOccupation.map(({ category, count }) => ({
      key: category,
      name: categoryName(t, category),
      count,
    })),
  ],
  [
    t('fields:country'),
    report.byCountry.map(({ code, count }) => ({ key: code, name: regionName(code), count })),
  ],
  [
    t('fields:job'),
    report.byJob.map(({ id, title, company, count }) => ({
      key: id,
      name: withoutControls([title, company].filter(Boolean).join(', ')),
      count,
      to: jobAddress(id, title),
    })),
  ],
];

/** The columns that compare with the period before. */
const comparedColumns = (t: Say): readonly ReportColumn[] => [
  { label: t('columns.before'), kind: 'count' },
  { label: t('columns.difference'), kind: 'change' },
];

export function placementsTable(t: Say, report: PlacementsReport): ReportTable {
  const compare = report.compare ?? null;
  const row = (
    group: string,
    name: string,
    now: number | null,
    before: number | null,
    to?: string,
  ): ReportRow => ({
    cells: [name, group, now, ...(compare === null ? [] : [before, changeOf(now, before)])],
    to,
  });
  // The two periods have different months, so the months are compared by their position.
  const months = Array.from(
    { length: Math.max(report.byMonth.length, compare?.byMonth.length ?? 0) },
    (_, at): ReportRow => {
      const [now, before] = [report.byMonth[at], compare?.byMonth[at]];
      const name = monthName(now?.month ?? before?.month ?? '');
      return row(t('placements.byMonth'), name, now?.count ?? null, before?.count ?? null);
    },
  );
  const earlier = compare === null ? [] : groupsOf(t, compare);
  const others = groupsOf(t, report).flatMap(([group, counted], at) => {
    const before = earlier[at]?.[1] ?? [];
    const unknown = (list: readonly Counted[]) => (list.length < MOST ? 0 : null);
    const gone = before.filter(({ key }) => counted.every((each) => each.key !== key));
    return [
      ...counted.map(({ key, name, count, to }) =>
        row(group, name, count, before.find((each) => each.key === key)?.count ?? unknown(before), to),
      ),
      ...gone.map(({ name, count, to }) => row(group, name, unknown(counted), count, to)),
    ];
  });
  return {
    columns: [
      { label: t('words:name'), kind: 'words' },
      { label: t('columns.group'), kind: 'words' },
      { label: t('columns.placements'), kind: 'count' },
      ...(compare === null ? [] : comparedColumns(t)),
    ],
    rows: [...months, ...others],
  };
}

export const stageName = (t: Say, stage: Funnel['stages'][number]['stage']): string =>
  t(stage === 'accepted' ? 'placement' : `terms:${stage}`);

export const isEmptyFunnel = (report: FunnelReport): boolean =>
  reached(report, 'submitted') === 0 && (!report.compare || reached(report.compare, 'submitted') === 0);

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
      ...(compare === null ? [] : comparedColumns(t)),
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
