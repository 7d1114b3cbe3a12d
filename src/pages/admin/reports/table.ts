import { writeCsv } from '@/features/records/csv/writeCsv';
import { formatNumber, formatPercent } from '@/i18n/format';

/** What a column holds: words, how many, days, a share of one, by how many more or fewer. */
type ColumnKind = 'words' | 'count' | 'days' | 'share' | 'change';
export interface ReportColumn {
  readonly label: string;
  readonly kind: ColumnKind;
}
export type ReportCell = string | number | null;
export interface ReportRow {
  readonly cells: readonly ReportCell[];
  /** Where its first cell leads. */
  readonly to?: string | undefined;
}
/** A report as a table: what its chart shows, and its file has. */
export interface ReportTable {
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
}

const NONE = '–';
const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** A cell in the interface language. */
export function shownCell(cell: ReportCell, kind: ColumnKind): string {
  if (cell === null) return NONE;
  if (typeof cell === 'string') return cell;
  if (kind === 'share') return formatPercent(cell);
  if (kind === 'days') return formatNumber(cell, { maximumFractionDigits: 1 });
  return kind === 'change' ? formatNumber(cell, { signDisplay: 'exceptZero' }) : formatNumber(cell);
}

/** The table as a file: numbers as spreadsheets read them, whatever the language. */
export const csvOfTable = ({ columns, rows }: ReportTable): string =>
  writeCsv([
    columns.map(({ label }) => label),
    ...rows.map(({ cells }) =>
      cells.map((cell, at) => {
        if (typeof cell === 'number') return columns[at]?.kind === 'share' ? percent(cell) : cell;
        // What keeps a date on one line of the screen is nothing for a file.
        return cell?.replaceAll('\u2060', '') ?? null;
      }),
    ),
  ]);

/** By how many more; null where one of them is not known. */
export const changeOf = (now: number | null, before: number | null): number | null =>
  now === null || before === null ? null : now - before;
