import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatSize } from '@/features/documents/size';
import { useFocusAfterRemoval } from '@/features/documents/useFocusAfterRemoval';
import { useTypeName } from '@/features/documents/useTypeName';
import { formatNumber } from '@/i18n/format';
import { useAddress } from '@/lists/useAddress';
import { useList } from '@/lists/useList';
import { EmptyState } from '@/ui/loading/EmptyState';
import { QueryState } from '@/ui/loading/QueryState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { DocumentTable } from './DocumentTable';
import { ListFilters } from './ListFilters';
import { DOCUMENTS, documentsSource } from './listView';
import { useDocumentDeletion } from './useDocumentDeletion';
import { useRowDialogs } from './useRowDialogs';

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
            {shown.length === 0 ? (
              <EmptyState
                level={3}
                title={t('noMatch')}
                action={<Button onClick={() => rows.clear('replace')}>{t('words:showAll')}</Button>}
              />
            ) : (
              <DocumentTable list={shown} actions={actions} />
            )}
          </>
        )}
      </QueryState>
      {dialogs}
    </Box>
  );
}
