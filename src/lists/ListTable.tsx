import Box from '@mui/material/Box';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { type Item, nameOf, type Resource } from '@/features/records/resource';
import type { Selection } from '@/features/records/selection';
import { type Listed, RecordsTable, type TableActions } from '@/features/records/table/RecordsTable';
import { BODY_SX } from '@/features/records/table/tableSx';
import { Surface } from '@/ui/card/Surface';
import { QueryState } from '@/ui/loading/QueryState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { Pager } from './Pager';
import { useHeldHeight } from './useHeldHeight';
import { useLastPage } from './useLastPage';
import type { ListControl } from './useListState';
import type { Records } from './useRecords';

interface RecordsListProps {
  readonly resource: Listed & Pick<Resource, 'key'>;
  readonly list: ListControl;
  readonly records: Records;
  /** What the rows show, where that is not just what was read. */
  readonly rows?: readonly Item[];
  /** Names the list. */
  readonly label: string;
  /** Said when it cannot be read. */
  readonly failed: string;
  readonly empty: ReactNode;
  readonly actions: TableActions;
  readonly selection?: Selection;
  /** Takes the focus when a button that had it is gone. */
  readonly place?: RefObject<HTMLDivElement | null>;
}

/** The rows of a resource in all their states, and the pages below them. */
export function RecordsList(props: RecordsListProps) {
  const { resource, list, records, label, failed, empty, actions, selection, place } = props;
  const { t } = useTranslation('ui');
  const { page, size } = list.state;
  const rows = props.rows ?? records.rows;
  const held = useHeldHeight<HTMLDivElement>(records.rows, size);
  useLastPage(list, records);
  return (
    <Surface padding="none">
      <Box ref={place} tabIndex={-1} component="section" aria-label={label} sx={BODY_SX}>
        <Box ref={held}>
          <QueryState
            state={records.read}
            skeleton={
              <Box sx={{ p: 2 }}>
                <RowsSkeleton rows={10} height={48} />
              </Box>
            }
            failed={failed}
            size="page"
            notOffered={<Box sx={{ p: 3 }}>{t('notOffered')}</Box>}
            isEmpty={() => rows.length === 0}
            empty={empty}
          >
            {() => (
              <RecordsTable
                resource={resource}
                label={label}
                rows={rows}
                listing={records.listing}
                total={records.total}
                offset={size === 'all' ? 0 : (page - 1) * size}
                list={list}
                {...(selection === undefined ? {} : { selection })}
                nameOf={(item) => nameOf(resource, item)}
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
