import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffApplication } from '@/api/endpoints/adminApplications';
import { areaIsOn } from '@/config/areas';
import { useMoveFlow } from '@/features/hiring/useMoveFlow';
import type { MoveFailure } from '@/features/hiring/useMoves';
import { useColumns } from '@/features/records/columns';
import { RecordFilter } from '@/features/records/RecordFilter';
import { CheckInput } from '@/forms/fields/CheckInput';
import { formatNumber } from '@/i18n/format';
import { useMissingChunk } from '@/layout/useMissingChunk';
import { useRowKeys } from '@/layout/shortcuts/useRowKeys';
import { Search } from '@/lists/Search';
import { SelectionBar, useSelection } from '@/lists/selection';
import { SortSelect } from '@/lists/SortSelect';
import { LIST_SX } from '@/lists/table/tableSx';
import { useAddress } from '@/lists/useAddress';
import { useList } from '@/lists/useList';
import { ViewChoice } from '@/lists/ViewChoice';
import { lazyDialog, LazyDialog, useLazyDialog } from '@/ui/loading/lazyDialog';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';
import { BidiText } from '@/ui/text/BidiText';
import { Board } from './Board';
import {
  INTERVIEW_FILTER,
  JOB_FILTER,
  nameOf,
  PIPELINE,
  pipeline,
  pipelineSource,
  type PipelineState,
  SENT_FILTER,
  STATUS_FILTER,
} from './pipeline';
import { PipelineList } from './PipelineList';
import { useBoard } from './useBoard';

const rejectDialog = lazyDialog(async () => (await import('./RejectDialog')).RejectDialog);

/**
 * The submitted applications, as a list or by stage. Each can be moved, and several can be rejected at once.
 */
export function PipelinePage() {
  const { t } = useTranslation(['hiring', 'words', 'terms']);
  const list = useAddress(PIPELINE);
  const { filters, view, search } = list.state;
  const records = useList(pipelineSource, list, { paused: view === 'board' });
  const columns = useColumns<StaffApplication>(pipeline);
  const flow = useMoveFlow();
  const { shown, openMenu, rejectMany } = flow;
  const selection = useSelection<StaffApplication>();
  const [rejecting, setRejecting] = useState<readonly StaffApplication[]>([]);
  const asking = useLazyDialog(rejectDialog, useMissingChunk());
  const [failures, setFailures] = useState<readonly MoveFailure[]>([]);
  const rows = useRef<HTMLDivElement>(null);
  useRowKeys(rows, (press) => ({ m: { name: t('moveShort'), run: press('[data-move]') } }));
  const count = selection.items.size;

  const reject = (items: readonly StaffApplication[], outcome: Parameters<typeof rejectMany>[1]) => {
    asking.hide();
    setFailures([]);
    selection.clear();
    rejectMany(items, outcome, {
      onUndone: () => selection.toggleAll(items),
      onFailed(failed) {
        setFailures(failed);
        selection.toggleAll(failed.map(({ item }) => item));
      },
    });
  };
  return (
    <Content padded>
      <Box sx={LIST_SX}>
        <PageHeading />
        <Box sx={{ mt: 4 }}>
          {(view === 'board' || records.read.status !== 'notOffered') && (
            <Box
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 1, mb: 2 }}
            >
              <Search label={t('terms:searchApplications')} {...records.search} />
              {view === 'list' && <SortSelect columns={columns} need={pipeline.columnsNeed} list={list} />}
              {view === 'list' && <RecordFilter filter={STATUS_FILTER} list={list} />}
              {areaIsOn('adminJobs') && <RecordFilter filter={JOB_FILTER} list={list} />}
              <RecordFilter filter={INTERVIEW_FILTER} list={list} />
              <RecordFilter filter={SENT_FILTER} list={list} />
              <CheckInput
                id="waiting-long"
                label={t('waitingLong')}
                checked={filters.waiting === 'long'}
                onChange={(on) => list.go({ filters: { waiting: on ? 'long' : '' } })}
              />
              <Box sx={{ marginInlineStart: { md: 'auto' } }}>
                <ViewChoice list={list} views={['list', 'board']} />
              </Box>
            </Box>
          )}
          {failures.length > 0 && (
            <Alert
              severity="warning"
              sx={{ mb: 2, color: 'text.primary' }}
              onClose={() => setFailures([])}
              closeText={t('words:close')}
            >
              {t('failures', { count: failures.length, shown: formatNumber(failures.length) })}
              <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5, overflowWrap: 'anywhere' }}>
                {failures.slice(0, 50).map(({ item, message }) => (
                  <li key={item.id}>
                    <BidiText>{nameOf(item)}</BidiText>: {message}
                  </li>
                ))}
              </Box>
            </Alert>
          )}
          <Box ref={rows}>
            {view === 'board' ? (
              <BoardView search={search} filters={filters} shown={shown} onMove={openMenu} />
            ) : (
              <PipelineList
                list={list}
                records={records}
                selection={selection}
                shown={shown}
                onMove={openMenu}
              />
            )}
          </Box>
          {count > 0 && view === 'list' && (
            <SelectionBar count={count} onClear={selection.clear}>
              <Button
                color="error"
                onClick={() => {
                  setRejecting([...selection.items.values()]);
                  asking.show();
                }}
              >
                {t('rejectSelected', { count, shown: formatNumber(count) })}
              </Button>
            </SelectionBar>
          )}
        </Box>
      </Box>
      {asking.open && (
        <LazyDialog of={asking} items={rejecting} onReject={(outcome) => reject(rejecting, outcome)} />
      )}
      {flow.dialogs}
    </Content>
  );
}

interface BoardViewProps {
  readonly search: string;
  readonly filters: PipelineState['filters'];
  readonly shown: (item: StaffApplication) => StaffApplication;
  readonly onMove: (item: StaffApplication, anchor: HTMLElement) => void;
}

function BoardView({ search, filters, shown, onMove }: BoardViewProps) {
  return <Board columns={useBoard({ search, filters }, shown)} onMove={onMove} />;
}
