import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { listen } from '@/runtime/listen';
import { BREAKPOINTS } from '@/config/themes';
import { CRS_PARTS, type CrsPart } from '@/eligibility/crs/points';
import { type CrsRanges, isCertain, type Range } from '@/eligibility/crs/range';
import { ResultTable } from '@/features/tools/points/ResultTable';
import { PART_NAMES, usePointsText } from '@/features/tools/points/usePointsText';
import { type Columns, pointsDifference } from './columns';

const NARROW = `(max-width: ${BREAKPOINTS.sm - 0.05}px)`;
const canMatch = (): boolean => typeof matchMedia === 'function';
const watchWidth = (onChange: () => void): (() => void) =>
  listen(canMatch() ? matchMedia(NARROW) : undefined, ['change'], onChange);
const isNarrow = (): boolean => canMatch() && matchMedia(NARROW).matches;

interface PointsTableProps {
  readonly columns: Columns;
  readonly ranges: readonly CrsRanges[];
}

/** The points by part with a column for each scenario; on a narrow screen a card for each scenario. */
export function PointsTable({ columns, ranges }: PointsTableProps) {
  const narrow = useSyncExternalStore(watchWidth, isNarrow, () => false);
  const all = columns.map((_, at) => at);
  // A single column looks the same in both layouts.
  if (!narrow || all.length === 1) return <Table columns={columns} ranges={ranges} shown={all} />;
  return all.map((at) => (
    <Box key={at} sx={{ mt: 2, py: 2, px: 1, border: '1px solid', borderColor: 'divider', borderRadius: 1 }}>
      <Table columns={columns} ranges={ranges} shown={[at]} />
    </Box>
  ));
}

interface TableProps extends PointsTableProps {
  /** Indexes of the columns in this table. */
  readonly shown: readonly number[];
}

function Table({ columns, ranges, shown }: TableProps) {
  const { t } = useTranslation(['tools', 'fields']);
  const nameOf = useColumnName();
  const [now] = ranges;
  return (
    <ResultTable
      // Leaves room for long French words beside 'cannot tell yet' on the smallest phones.
      sx={{ '@media (max-width: 22.5rem)': { fontSize: '0.9375rem' } }}
      heads={shown.map((at) => (
        <th scope="col" key={at}>
          {nameOf(at)}
          <KindOf kind={columns[at]?.kind ?? 'now'} />
        </th>
      ))}
    >
      {CRS_PARTS.map((part) => (
        <tr key={part}>
          <th scope="row">{t(PART_NAMES[part])}</th>
          {shown.map((at) => {
            const range = ranges[at]?.[part];
            const against = at === 0 ? undefined : now?.[part];
            return range !== undefined && <Cell key={at} part={part} range={range} against={against} />;
          })}
        </tr>
      ))}
    </ResultTable>
  );
}

function KindOf({ kind }: { readonly kind: Columns[number]['kind'] }) {
  const { t } = useTranslation('tools');
  if (kind === 'now') return null;
  return <Box sx={{ fontWeight: 400 }}>{t(`crs.kind.${kind}`)}</Box>;
}

interface CellProps {
  readonly part: CrsPart;
  readonly range: Range;
  /** The value of the first column; undefined in the first column itself. */
  readonly against: Range | undefined;
}

function Cell({ part, range, against }: CellProps) {
  const { t } = useTranslation('terms');
  const points = usePointsText();
  const more = against === undefined ? null : pointsDifference(against, range);
  if (part === 'total' && !isCertain(range)) {
    return (
      <td>
        {t('notKnownYet')}
        <Box sx={{ fontWeight: 400 }}>{points.between(range)}</Box>
      </td>
    );
  }
  return (
    <td>
      {points.of(range)}
      {more !== null && more !== 0 && (
        <>
          {' '}
          <Box
            component="bdi"
            dir="ltr"
            sx={{ color: more > 0 ? 'success.main' : 'error.main', fontWeight: 600 }}
          >
            {points.difference(more)}
          </Box>
        </>
      )}
    </td>
  );
}

/** Returns the name of a column: 'Now', 'Scenario 2', 'Scenario 3'. */
export function useColumnName(): (at: number) => string {
  const { t } = useTranslation('tools');
  return (at) => (at === 0 ? t('crs.now') : t('crs.scenario', { number: at + 1 }));
}
