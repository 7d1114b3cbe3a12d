import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type RefObject, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Pager } from '@/features/records/list/Pager';
import { useHeldHeight } from '@/features/records/list/useHeldHeight';
import { useLastPage } from '@/features/records/list/useLastPage';
import type { ListControl } from '@/features/records/list/useListState';
import type { Records } from '@/features/records/list/useRecords';
import { type Item, nameOf } from '@/features/records/resource';
import { Icon } from '@/features/records/table/icons';
import { RecordsTable, type TableActions } from '@/features/records/table/RecordsTable';
import { asCards, BODY_SX, COLUMNS_NEED } from '@/features/records/table/tableSx';
import { Surface } from '@/ui/card/Surface';
import { EmptyState } from '@/ui/loading/EmptyState';
import { QueryState } from '@/ui/loading/QueryState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { checkPath, checks, isNarrowed, rowOf, showQueue } from './checkList';

interface ChecksTableProps {
  readonly list: ListControl;
  readonly records: Records;
  readonly onCheck: (id: string) => void;
  /** Takes the focus when the button that had it is gone. */
  readonly place: RefObject<HTMLDivElement | null>;
}

/** The words of a card are not cut: there is room for a second line. */
const SX = {
  ...BODY_SX,
  [asCards(checks.columnsNeed ?? COLUMNS_NEED)]: {
    '& td :is(bdi, .text)': { display: 'inline', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
} as const;

/** The documents as a list: the kit's table and pager. */
export function ChecksTable({ list, records, onCheck, place }: ChecksTableProps) {
  const { t } = useTranslation(['checks', 'ui']);
  const { page, size } = list.state;
  useLastPage(list, records);
  const held = useHeldHeight<HTMLDivElement>(records.rows, size);
  const rows = useMemo(() => records.rows.map(rowOf), [records.rows]);
  const [params] = useSearchParams();
  const resource = useMemo(() => ({ ...checks, pathOf: ({ id }: Item) => checkPath(id, params) }), [params]);
  const actions = useMemo<TableActions>(
    () => ({
      count: 1,
      of(item) {
        const label = t('check', { name: nameOf(checks, item) });
        return (
          <button type="button" aria-label={label} title={label} onClick={() => onCheck(item.id)}>
            <Icon name="eye" />
          </button>
        );
      },
    }),
    [onCheck, t],
  );
  const empty = isNarrowed(list) ? (
    <EmptyState
      title={t('nothingFound')}
      text={t('nothingFoundText')}
      action={
        <Button variant="outlined" onClick={() => showQueue(list)}>
          {t('clearFilters')}
        </Button>
      }
    />
  ) : (
    <EmptyState title={t('empty')} text={t('emptyText')} />
  );
  return (
    <Surface padding="none">
      <Box ref={place} tabIndex={-1} component="section" aria-label={t('title')} sx={SX}>
        <Box ref={held}>
          <QueryState
            state={records.read}
            skeleton={
              <Box sx={{ p: 2 }}>
                <RowsSkeleton rows={10} height={48} />
              </Box>
            }
            failed={t('failed')}
            size="page"
            notOffered={<Box sx={{ p: 3 }}>{t('ui:notOffered')}</Box>}
            isEmpty={() => rows.length === 0}
            empty={empty}
          >
            {() => (
              <RecordsTable
                resource={resource}
                label={t('title')}
                rows={rows}
                listing={records.listing}
                total={records.total}
                offset={size === 'all' ? 0 : (page - 1) * size}
                list={list}
                nameOf={(item) => nameOf(checks, item)}
                actions={actions}
                busy={records.refreshing}
              />
            )}
          </QueryState>
        </Box>
      </Box>
      {records.read.status === 'ready' && records.total > 0 && (
        <Pager list={list} total={records.total} pages={records.pages} />
      )}
    </Surface>
  );
}
