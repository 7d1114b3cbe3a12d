import { areaIsOn } from '@/config/areas';
import { jobSegment } from '@/features/jobs/slug';
import { writeCsv } from '@/features/records/csv/writeCsv';
import { formatNumber, formatPercent } from '@/i18n/format';
import { pathOf } from '@/routing/routes';

/** The kind of a column: words, a count, days, a share of 1, or a difference. */
type ColumnKind = 'words' | 'count' | 'days' | 'share' | 'change';
export interface ReportColumn {
  readonly label: string;
  readonly kind: ColumnKind;
}
type ReportCell = string | number | null;
export interface ReportRow {
  readonly cells: readonly ReportCell[];
  /** Address for the first cell of the row. */
  readonly to?: string | undefined;
}
/** A report as a table, for the page and for the file. */
export interface ReportTable {
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
}

/** The address of a job's page for a row; undefined while that area is switched off. */
export const jobAddress = (id: string, title: string): string | undefined =>
  areaIsOn('jobs') ? pathOf('jobDetail', { job: jobSegment({ id, title, location: '' }) }) : undefined;

const NONE = '–';
const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** The text of a cell in the interface language. */
export function shownCell(cell: ReportCell, kind: ColumnKind): string {
  if (cell === null) return NONE;
  if (typeof cell === 'string') return cell;
  if (kind === 'share') return formatPercent(cell);
  if (kind === 'days') return formatNumber(cell, { maximumFractionDigits: 1 });
  return kind === 'change' ? formatNumber(cell, { signDisplay: 'exceptZero' }) : formatNumber(cell);
}

/** The table as CSV. Numbers have the same format in every language. */
export const csvOfTable = ({ columns, rows }: ReportTable): string =>
  writeCsv([
    columns.map(({ label }) => label),
    ...rows.map(({ cells }) =>
      cells.map((cell, at) => {
        if (typeof cell === 'number') return columns[at]?.kind === 'share' ? percent(cell) : cell;
        // Removes the characters that keep a date on one line on the screen.
        return cell?.replaceAll('\u2060', '') ?? null;
      }),
    ),
  ]);

/** The difference; null when one of the values is unknown. */
export const changeOf = (now: number | null, before: number | null): number | null =>
  now === null || before === null ? null : now - before;
