import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documents, type StoredDocument } from '@/api/endpoints/documents';
import { send } from '@/api/queries';
import { CHECK_STATES } from '@/config/documents';
import { useTypeName } from '@/features/documents/checks';
import { formatSize } from '@/features/documents/size';
import { useFocusAfterRemoval } from '@/ui/useFocusAfterRemoval';
import { usePreview } from '@/features/documents/usePreview';
import { isConflict } from '@/forms/saving/conflict';
import { formatNumber } from '@/i18n/format';
import { useUndoableDelete } from '@/lists/deleting/useUndoableDelete';
import { Filter } from '@/lists/Filter';
import { Search } from '@/lists/Search';
import { Select } from '@/lists/Select';
import { type ListControl, useAddress } from '@/lists/useAddress';
import { type Rows, useList } from '@/lists/useList';
import { EmptyState } from '@/ui/loading/EmptyState';
import { lazyDialog, LazyDialog, useLazyDialog } from '@/ui/loading/lazyDialog';
import { Announced, QueryState } from '@/ui/loading/QueryState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { useFailureToast } from '@/ui/toast/useFailureToast';
import { DocumentTable } from './DocumentTable';
import { DOCUMENTS, documentsSource, type ListView } from './listView';
import { isolated } from '@/i18n/isolated';

/**
 * Deletes documents with a way to undo it. The request is sent when the time to undo is over or the page is
 * left.
 */
function useDocumentDeletion() {
  const { t } = useTranslation(['documents', 'words']);
  const { hidden, remove } = useUndoableDelete({ oneAtATime: true });
  return {
    hidden,
    remove: ({ id, name: given }: StoredDocument): void => {
      // Isolates the name, so that its direction does not change the sentence.
      const name = isolated(given);
      remove({
        ids: [id],
        send: (_id, options) => send(documents.remove, { path: { id }, ...options }),
        texts: {
          done: t('delete.done', { name }),
          undo: t('words:undo'),
          failed: (reason) => t('delete.failed', { name, reason }),
        },
        reasonOf: (error) => (isConflict(error) ? t('delete.used') : undefined),
      });
    },
  };
}

const editDialog = lazyDialog(() => import('./EditDialog').then((m) => m.EditDialog));

/** Opens the dialogs of a document. `dialogs` must be rendered on the screen. */
function useRowDialogs() {
  const { preview, dialog } = usePreview();
  const [edited, setEdited] = useState({ at: 0, document: undefined as StoredDocument | undefined });
  const editing = useLazyDialog(editDialog, useFailureToast());
  const { show } = editing;
  const edit = useCallback(
    (document: StoredDocument): void => {
      setEdited(({ at }) => ({ at: at + 1, document }));
      show();
    },
    [show],
  );
  return {
    preview,
    edit,
    dialogs: (
      <>
        {dialog}
        {edited.document !== undefined && (
          <LazyDialog key={edited.at} of={editing} document={edited.document} />
        )}
      </>
    ),
  };
}

interface ListFiltersProps {
  readonly list: ListControl<ListView>;
  readonly search: Rows<StoredDocument>['search'];
  readonly types: readonly string[];
}

/** The filters and the sort order of the documents. */
function ListFilters({ list, search, types }: ListFiltersProps) {
  const { t } = useTranslation(['documents', 'words', 'fields', 'terms']);
  const nameOf = useTypeName();
  const { state, go } = list;
  const { type, state: check } = state.filters;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        marginBlockEnd: 2,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)', lg: '2fr 1fr 1fr 1fr' },
      }}
    >
      <Search label={t('terms:searchDocuments')} labelled="above" {...search} />
      <Filter
        label={t('fields:type')}
        labelled="above"
        all={t('any')}
        options={types.map((value) => [value, nameOf(value)])}
        value={type}
        onChange={(chosen) => go({ filters: { type: chosen } }, 'replace')}
      />
      <Filter
        label={t('fields:state')}
        labelled="above"
        all={t('any')}
        options={CHECK_STATES.map((value) => [value, t(`terms:check.${value}`)])}
        value={check}
        onChange={(chosen) => go({ filters: { state: chosen } }, 'replace')}
      />
      <Select
        label={t('words:sortBy')}
        labelled="above"
        options={[
          ['', t('newestFirst')],
          ['name', t('words:name')],
          ['size', t('size')],
        ]}
        value={state.sort}
        onChange={(sort) => go({ sort }, 'replace')}
      />
    </Box>
  );
}

/** The most documents that the service stores for one person. */
const MOST = 200;

/** The stored documents, filtered and sorted as the address says. */
export function DocumentList() {
  const { t } = useTranslation(['documents', 'words', 'terms']);
  const nameOf = useTypeName();
  const { hidden, remove } = useDocumentDeletion();
  const { preview, edit, dialogs } = useRowDialogs();
  const actions = useMemo(() => ({ preview, edit, remove }), [preview, edit, remove]);
  const list = useAddress(DOCUMENTS);
  const source = useMemo(() => documentsSource(nameOf), [nameOf]);
  const rows = useList(source, list, { hidden });
  const stored = (rows.data ?? []).filter(({ id }) => !hidden.has(id));
  const focusProps = useFocusAfterRemoval<HTMLDivElement>();
  return (
    <Box {...focusProps} sx={{ outline: 'none' }}>
      <QueryState
        state={rows.read}
        failed={t('terms:documentsFailed')}
        skeleton={<RowsSkeleton rows={4} height={{ xs: 190, lg: 61 }} />}
        isEmpty={() => stored.length === 0}
        empty={<EmptyState level={3} title={t('empty.title')} text={t('empty.text')} />}
      >
        {(shown) => (
          <>
            <ListFilters
              list={list}
              search={rows.search}
              types={[...new Set(stored.map(({ type }) => type))]}
            />
            <Box sx={{ color: 'text.secondary', marginBlockEnd: 2 }}>
              {t('total', {
                number: formatNumber(stored.length),
                most: formatNumber(MOST),
                size: formatSize(stored.reduce((sum, each) => sum + each.size, 0)),
              })}
            </Box>
            <Announced>
              {shown.length === 0 && (
                <EmptyState
                  level={3}
                  title={t('noMatch')}
                  action={<Button onClick={() => rows.clear('replace')}>{t('words:showAll')}</Button>}
                />
              )}
            </Announced>
            {shown.length > 0 && <DocumentTable list={shown} actions={actions} />}
          </>
        )}
      </QueryState>
      {dialogs}
    </Box>
  );
}
