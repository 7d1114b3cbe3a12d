import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type RefObject, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { userMessage } from '@/errors/normaliser';
import { Pager } from '@/features/records/list/Pager';
import { useHeldHeight } from '@/features/records/list/useHeldHeight';
import { useLastPage } from '@/features/records/list/useLastPage';
import type { ListControl } from '@/features/records/list/useListState';
import type { Records } from '@/features/records/list/useRecords';
import { type Item, nameOf } from '@/features/records/resource';
import { Icon } from '@/features/records/table/icons';
import { RecordsTable, type TableActions } from '@/features/records/table/RecordsTable';
import { BODY_SX } from '@/features/records/table/tableSx';
import { useMessage } from '@/i18n/useMessage';
import { Surface } from '@/ui/card/Surface';
import { EmptyState } from '@/ui/loading/EmptyState';
import { ErrorState } from '@/ui/loading/ErrorState';
import { NotOffered } from '@/ui/loading/NotOffered';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { isNotOffered } from '@/errors/ApiError';
import { checkPath, checks, isNarrowed, rowOf, showQueue } from './checkList';

interface ChecksTableProps {
  readonly list: ListControl;
  readonly records: Records;
  readonly onCheck: (id: string) => void;
  /** Takes the focus when the button that had it is gone. */
  readonly place: RefObject<HTMLDivElement | null>;
}

/** The documents as a list: the kit's table and pager. */
export function ChecksTable({ list, records, onCheck, place }: ChecksTableProps) {
  const { t } = useTranslation('checks');
  const say = useMessage('checks');
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
  const body = () => {
    if (records.error !== null) {
      if (isNotOffered(records.error)) {
        return (
          <Box sx={{ p: 2 }}>
            <NotOffered />
          </Box>
        );
      }
      return (
        <ErrorState
          title={t('failed')}
          message={say(userMessage(records.error))}
          onRetry={records.retry}
          retrying={records.refreshing}
        />
      );
    }
    if (records.loading) {
      return (
        <Box sx={{ p: 2 }}>
          <RowsSkeleton rows={10} height={48} />
        </Box>
      );
    }
    if (rows.length === 0) {
      return isNarrowed(list) ? (
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
    }
    return (
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
    );
  };
  return (
    <Surface padding="none">
      <Box ref={place} tabIndex={-1} component="section" aria-label={t('title')} sx={BODY_SX}>
        <Box ref={held}>{body()}</Box>
      </Box>
      {records.error === null && !records.loading && records.total > 0 && (
        <Pager list={list} total={records.total} pages={records.pages} />
      )}
    </Surface>
  );
}
