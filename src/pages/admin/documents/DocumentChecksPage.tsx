import Box from '@mui/material/Box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffDocument } from '@/api/endpoints/documents';
import { useColumns } from '@/features/records/columns';
import { RecordFilter } from '@/features/records/RecordFilter';
import { nameOf as nameOfRecord } from '@/features/records/resource';
import { useRowKeys } from '@/layout/shortcuts/useRowKeys';
import { ListTable } from '@/lists/ListTable';
import { Search } from '@/lists/Search';
import { SortSelect } from '@/lists/SortSelect';
import { Icon } from '@/lists/table/icons';
import type { TableActions } from '@/lists/table/Table';
import { LIST_SX } from '@/lists/table/tableSx';
import { type ListControl, useAddress } from '@/lists/useAddress';
import { type Rows, useList } from '@/lists/useList';
import { focusIfLost } from '@/ui/focusNext';
import { EmptyState } from '@/ui/loading/EmptyState';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';
import { useToast } from '@/ui/toast/Toasts';
import { CheckDialog } from './CheckDialog';
import {
  CHECKS,
  checks,
  checksSource,
  type ChecksState,
  EXPIRES_FILTER,
  rowOf,
  STATE_FILTER,
  TYPE_FILTER,
  UPLOADED_FILTER,
} from './checkList';
import { type DecidedDocument, type Typed, typedStore } from './decision';

interface ChecksTableProps {
  readonly list: ListControl<ChecksState>;
  readonly records: Rows<StaffDocument>;
  readonly onCheck: (id: string) => void;
  /** Takes the focus when the button that had it is gone. */
  readonly place: RefObject<HTMLDivElement | null>;
}

const nameOf = (document: StaffDocument): string => nameOfRecord(checks, document);

/** The documents as a table with a pager. */
function ChecksTable({ list, records, onCheck, place }: ChecksTableProps) {
  const { t } = useTranslation(['checks', 'terms']);
  const rows = useMemo(() => records.rows.map(rowOf), [records.rows]);
  const { hrefOf } = list;
  const columns = useColumns<StaffDocument>(
    useMemo(
      () => ({ ...checks, pathOf: ({ id }: { readonly id: string }) => hrefOf({ check: id }) }),
      [hrefOf],
    ),
  );
  const actions = useMemo<TableActions<StaffDocument>>(
    () => ({
      count: 1,
      of(item) {
        const label = t('check', { name: nameOf(item) });
        return (
          <button type="button" aria-label={label} title={label} onClick={() => onCheck(item.id)}>
            <Icon name="eye" />
          </button>
        );
      },
    }),
    [onCheck, t],
  );
  return (
    <ListTable
      columns={columns}
      need={checks.columnsNeed}
      list={list}
      rows={{ ...records, rows }}
      nameOf={nameOf}
      label={t('terms:documentChecks')}
      failed={t('failed')}
      empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      nothingFound={t('nothingFoundText')}
      actions={actions}
      place={place}
    />
  );
}

/** Positions are shown for this many documents from the start of the list. */
const MOST = 100;

interface Queue {
  /** Documents that were decided here and no longer match the list, which may not be updated yet. */
  readonly gone: ReadonlySet<string>;
  readonly find: (id: string) => StaffDocument | undefined;
  /** The position from 1; undefined for a document that is not among the first of the list. */
  readonly placeOf: (id: string) => number | undefined;
  readonly total: number;
  /** The next document, or the first when there is none after it; undefined when it is the only one. */
  readonly after: (id: string) => string | undefined;
  readonly refresh: () => void;
}

/**
 * The documents of the list in its order, over all its pages.
 * @param decided the documents of the responses to decisions made here, by id
 */
function useQueue(state: ChecksState, decided: ReadonlyMap<string, StaffDocument>): Queue {
  const { status } = state.filters;
  const { data, refetch } = useQuery({
    ...checksSource.query({ ...state, page: 1, size: MOST }),
    placeholderData: keepPreviousData,
  });
  const all = data?.items ?? [];
  const find = (id: string) => all.find((each) => each.id === id);
  const isGone = (answer: StaffDocument): boolean => {
    const lastModified = find(answer.id)?.lastModified ?? '';
    return status !== '' && answer.status !== status && lastModified < (answer.lastModified ?? '~');
  };
  const gone = new Set([...decided.values()].filter(isGone).map(({ id }) => id));
  const ids = all.flatMap(({ id }) => (gone.has(id) ? [] : [id]));
  return {
    gone,
    find,
    placeOf(id) {
      const at = ids.indexOf(id);
      return at < 0 ? undefined : at + 1;
    },
    total: Math.max(data?.total ?? 0, all.length) - (all.length - ids.length),
    after(id) {
      const later = all.slice(all.findIndex((each) => each.id === id) + 1);
      return [...later, ...all].find((other) => other.id !== id && !gone.has(other.id))?.id;
    },
    refresh: () => void refetch(),
  };
}

/** The queue of documents that staff have to check. Each document opens in a dialog with its own address. */
export function DocumentChecksPage() {
  const { t } = useTranslation(['checks', 'terms']);
  const list = useAddress(CHECKS);
  const { state, go } = list;
  const [decided, setDecided] = useState<ReadonlyMap<string, StaffDocument>>(new Map());
  const remember = (answer: StaffDocument) => setDecided((now) => new Map(now).set(answer.id, answer));
  const [last, setLast] = useState<DecidedDocument>();
  const toast = useToast();
  const queue = useQueue(state, decided);
  const records = useList(checksSource, list, { hidden: queue.gone });
  const columns = useColumns<StaffDocument>(checks);
  const place = useRef<HTMLDivElement>(null);
  useRowKeys(place, () => ({ x: undefined }));
  const [typed] = useState(() => new Map<string, Typed>());

  const { check: checked } = state;
  const onCheck = useCallback((id: string) => go({ check: id }), [go]);
  const close = () => {
    setLast(undefined);
    go({ check: '' }, 'replace');
    // The button that opened the dialog may be gone together with its row.
    focusIfLost(() => place.current);
  };
  const next = checked === '' ? undefined : queue.after(checked);
  return (
    <Content padded>
      <Box sx={LIST_SX}>
        <PageHeading />
        <Box sx={{ mt: 4 }}>
          {records.read.status !== 'notOffered' && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
              <Search label={t('terms:searchDocuments')} {...records.search} />
              <SortSelect columns={columns} need={checks.columnsNeed} list={list} />
              <RecordFilter filter={STATE_FILTER} list={list} />
              <RecordFilter filter={TYPE_FILTER} list={list} />
              <RecordFilter filter={UPLOADED_FILTER} list={list} />
              <RecordFilter filter={EXPIRES_FILTER} list={list} />
            </Box>
          )}
          <ChecksTable list={list} records={records} onCheck={onCheck} place={place} />
        </Box>
      </Box>
      {checked !== '' && (
        <CheckDialog
          id={checked}
          listed={queue.find(checked)}
          place={queue.placeOf(checked)}
          total={queue.total}
          typed={typedStore(typed, checked)}
          onNext={next === undefined ? undefined : () => go({ check: next }, 'replace')}
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
              go({ check: next }, 'replace');
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
