import type { TFunction } from 'i18next';
import type { Placements, PlacementsReport } from '@/api/endpoints/adminReports';
import { areaIsOn } from '@/config/areas';
import { JOB_CATEGORIES } from '@/config/jobs';
import { pathOf } from '@/routing/routes';
import { formatDate, formatNumber, regionName } from '@/i18n/format';
import { changeOf, type ReportRow, type ReportTable } from './table';

/** The placements of a period as sentences, table and bars. */
type Say = TFunction<readonly ['reports', 'profile', 'words', 'fields']>;

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
  return ownCategory === undefined ? category : t(`profile:category.${ownCategory}`);
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
      name: [title, company].filter(Boolean).join(', '),
      count,
      to: areaIsOn('jobs') ? pathOf('jobDetail', { job: id }) : undefined,
    })),
  ],
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
      ...(compare === null
        ? []
        : ([
            { label: t('columns.before'), kind: 'count' },
            { label: t('columns.difference'), kind: 'change' },
          ] as const)),
    ],
    rows: [...months, ...others],
  };
}
