import Box from '@mui/material/Box';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { StaffDocument } from '@/api/endpoints/documents';
import { FilterSelect } from '@/features/records/list/FilterSelect';
import { SearchBox } from '@/features/records/list/SearchBox';
import { SortSelect } from '@/features/records/list/SortSelect';
import { useRecords } from '@/features/records/list/useRecords';
import { LIST_SX } from '@/features/records/table/tableSx';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';
import { useToast } from '@/ui/toast/Toasts';
import { CheckDialog } from './CheckDialog';
import { CHECKED, checks, STATE_FILTER, TYPE_FILTER, useCheckList } from './checkList';
import { ChecksTable } from './ChecksTable';
import { type DecidedDocument, type Typed, typedStore } from './decision';
import { useQueue } from './useQueue';

/** What people have sent and staff have to check: a queue, and a dialog with an address of its own for each document. */
export function DocumentChecksPage() {
  const { t } = useTranslation('checks');
  const list = useCheckList();
  const { state } = list;
  const [decided, setDecided] = useState<ReadonlyMap<string, StaffDocument>>(new Map());
  const remember = (answer: StaffDocument) => setDecided((now) => new Map(now).set(answer.id, answer));
  const [last, setLast] = useState<DecidedDocument>();
  const toast = useToast();
  const queue = useQueue(state, decided);
  const records = useRecords(checks, state, state.search, queue.gone, false);
  const place = useRef<HTMLDivElement>(null);
  const [typed] = useState(() => new Map<string, Typed>());

  const [params, setParams] = useSearchParams();
  const checked = params.get(CHECKED);
  const show = useCallback(
    (id: string | undefined, how: 'push' | 'replace') =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          if (id === undefined) next.delete(CHECKED);
          else next.set(CHECKED, id);
          return next;
        },
        { replace: how === 'replace', preventScrollReset: true },
      ),
    [setParams],
  );
  const onCheck = useCallback((id: string) => show(id, 'push'), [show]);
  const close = () => {
    setLast(undefined);
    show(undefined, 'replace');
    // The button that opened it may have gone with its row.
    setTimeout(() => {
      if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
    });
  };
  const next = checked === null ? undefined : queue.after(checked);
  return (
    <Content>
      <Box sx={{ ...LIST_SX, paddingBlock: { xs: 4, md: 6 } }}>
        <PageHeading />
        <Box sx={{ mt: 4 }}>
          {records.read.status !== 'notOffered' && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
              <SearchBox
                label={t('search')}
                value={state.search}
                onType={() => undefined}
                onSearch={(search) => list.go({ search }, 'replace')}
              />
              <SortSelect resource={checks} list={list} />
              <FilterSelect filter={STATE_FILTER} list={list} />
              <FilterSelect filter={TYPE_FILTER} list={list} />
            </Box>
          )}
          <ChecksTable list={list} records={records} onCheck={onCheck} place={place} />
        </Box>
      </Box>
      {checked !== null && (
        <CheckDialog
          id={checked}
          known={queue.find(checked)}
          place={queue.placeOf(checked)}
          total={queue.total}
          typed={typedStore(typed, checked)}
          onNext={next === undefined ? undefined : () => show(next, 'replace')}
          onClose={close}
          last={last}
          onPutBack={(answer) => {
            remember(answer);
            setLast({ decision: 'pending', answer });
          }}
          onDecided={(done) => {
            remember(done.answer);
            if (next !== undefined) {
              setLast(done);
              show(next, 'replace');
              return;
            }
            close();
            toast({ kind: 'success', message: t(`done.${done.decision}`, { name: done.answer.name }) });
          }}
          onChanged={() => {
            records.retry();
            queue.refresh();
          }}
        />
      )}
    </Content>
  );
}
