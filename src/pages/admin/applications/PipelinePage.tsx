import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffApplication } from '@/api/endpoints/adminApplications';
import { useMoveFlow } from '@/features/hiring/useMoveFlow';
import type { MoveFailure } from '@/features/hiring/useMoves';
import { FilterSelect } from '@/features/records/list/FilterSelect';
import { SearchBox } from '@/features/records/list/SearchBox';
import { SortSelect } from '@/features/records/list/SortSelect';
import { useListState } from '@/features/records/list/useListState';
import { useRecords } from '@/features/records/list/useRecords';
import { SelectionBar } from '@/features/records/SelectionBar';
import { useSelection } from '@/features/records/selection';
import { LIST_SX } from '@/features/records/table/tableSx';
import { ViewChoice } from '@/features/records/ViewChoice';
import { CheckInput } from '@/forms/fields/CheckInput';
import { formatNumber } from '@/i18n/format';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';
import { BidiText } from '@/ui/text/BidiText';
import { Board } from './Board';
import { applicationOf, itemOf, JOB_FILTER, pipeline, PIPELINE_NAMES, STATUS_FILTER } from './pipeline';
import { PipelineList } from './PipelineList';
import { RejectDialog } from './RejectDialog';
import { useBoard } from './useBoard';
import { useRowKeys } from './useRowKeys';

const NONE: ReadonlySet<string> = new Set();

/** The applications that were sent, as a list or by stage; each can be moved on, many rejected at once. */
export function PipelinePage() {
  const { t } = useTranslation('hiring');
  const list = useListState(PIPELINE_NAMES);
  const { state } = list;
  const { filters, view, search } = state;
  const records = useRecords(pipeline, state, search, NONE, view === 'board');
  const flow = useMoveFlow();
  const { shown, openMenu, rejectMany } = flow;
  const selection = useSelection();
  const [rejecting, setRejecting] = useState<readonly StaffApplication[] | null>(null);
  const [failures, setFailures] = useState<readonly MoveFailure[]>([]);
  const rows = useRef<HTMLDivElement>(null);
  useRowKeys(rows);
  const count = selection.items.size;

  const reject = (items: readonly StaffApplication[], outcome: Parameters<typeof rejectMany>[1]) => {
    setRejecting(null);
    setFailures([]);
    selection.clear();
    rejectMany(items, outcome, {
      onUndone: () => selection.toggleAll(items.map(itemOf)),
      onFailed(failed) {
        setFailures(failed);
        selection.toggleAll(failed.map(({ item }) => itemOf(item)));
      },
    });
  };
  const { waiting, ...others } = filters;
  return (
    <Content>
      <Box sx={{ ...LIST_SX, paddingBlock: { xs: 4, md: 6 } }}>
        <PageHeading />
        <Box sx={{ mt: 4 }}>
          {(view === 'board' || records.read.status !== 'notOffered') && (
            <Box
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 1, mb: 2 }}
            >
              <SearchBox
                label={t('search')}
                value={search}
                onType={() => undefined}
                onSearch={(text) => list.go({ search: text }, 'replace')}
              />
              {view === 'list' && <SortSelect resource={pipeline} list={list} />}
              {view === 'list' && <FilterSelect filter={STATUS_FILTER} list={list} />}
              <FilterSelect filter={JOB_FILTER} list={list} />
              <CheckInput
                id="waiting-long"
                label={t('waitingLong')}
                checked={waiting === 'long'}
                onChange={(on) => list.go({ filters: on ? { ...others, waiting: 'long' } : others })}
              />
              <Box sx={{ marginInlineStart: { md: 'auto' } }}>
                <ViewChoice list={list} other="board" />
              </Box>
            </Box>
          )}
          {failures.length > 0 && (
            <Alert
              severity="warning"
              variant="outlined"
              sx={{ mb: 2, color: 'text.primary' }}
              onClose={() => setFailures([])}
              closeText={t('close')}
            >
              {t('failures', { count: failures.length, shown: formatNumber(failures.length) })}
              <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5, overflowWrap: 'anywhere' }}>
                {failures.slice(0, 50).map(({ item, message }) => (
                  <li key={item.id}>
                    <BidiText>{item.applicantName}</BidiText>: {message}
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
                onClick={() => setRejecting([...selection.items.values()].map(applicationOf))}
              >
                {t('rejectSelected', { count, shown: formatNumber(count) })}
              </Button>
            </SelectionBar>
          )}
        </Box>
      </Box>
      {rejecting !== null && (
        <RejectDialog
          items={rejecting}
          onClose={() => setRejecting(null)}
          onReject={(outcome) => reject(rejecting, outcome)}
        />
      )}
      {flow.dialogs}
    </Content>
  );
}

interface BoardViewProps {
  readonly search: string;
  readonly filters: Readonly<Record<string, string>>;
  readonly shown: (item: StaffApplication) => StaffApplication;
  readonly onMove: (item: StaffApplication, anchor: HTMLElement) => void;
}

function BoardView({ search, filters, shown, onMove }: BoardViewProps) {
  return <Board columns={useBoard({ search, filters }, shown)} onMove={onMove} />;
}
