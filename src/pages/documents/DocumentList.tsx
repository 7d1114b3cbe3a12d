import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { documents } from '@/api/endpoints/documents';
import { queryOptionsFor } from '@/api/queries';
import { formatSize } from '@/features/documents/size';
import { useKeptFocus } from '@/features/documents/useKeptFocus';
import { useTypeName } from '@/features/documents/useTypeName';
import { formatNumber } from '@/i18n/format';
import { EmptyState } from '@/ui/loading/EmptyState';
import { QueryState } from '@/ui/loading/QueryState';
import { readState } from '@/ui/loading/readState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { DocumentTable } from './DocumentTable';
import { ListFilters } from './ListFilters';
import { arranged, readView, type View } from './listView';
import { useDocumentDeletion } from './useDocumentDeletion';
import { useRowDialogs } from './useRowDialogs';

/** So many the service keeps for one person. */
const MOST = 200;

/** What is stored, as the address says which of it and in which order. */
export function DocumentList() {
  const { t } = useTranslation('documents');
  const nameOf = useTypeName();
  const { hidden, remove } = useDocumentDeletion();
  const { preview, edit, dialogs } = useRowDialogs();
  const actions = useMemo(() => ({ preview, edit, remove }), [preview, edit, remove]);
  const state = readState(useQuery(queryOptionsFor(documents.list)));
  const [params, setParams] = useSearchParams();
  const view = readView(params);
  // The search field answers at once; a long list may follow a moment later.
  const later = readView(useDeferredValue(params));
  const set = (change: Partial<View>) =>
    setParams(
      Object.fromEntries(Object.entries({ ...view, ...change }).filter(([, value]) => value !== '')),
      { replace: true },
    );
  const kept = useKeptFocus<HTMLDivElement>();
  return (
    <Box {...kept} sx={{ outline: 'none' }}>
      <QueryState
        state={state}
        failed={t('listFailed')}
        skeleton={<RowsSkeleton rows={4} height={112} />}
        isEmpty={(list) => list.every(({ id }) => hidden.has(id))}
        empty={<EmptyState level={3} title={t('empty.title')} text={t('empty.text')} />}
      >
        {(all) => {
          const list = all.filter(({ id }) => !hidden.has(id));
          const shown = arranged(list, later, nameOf);
          const size = formatSize(list.reduce((sum, each) => sum + each.size, 0));
          return (
            <>
              <ListFilters view={view} types={[...new Set(list.map(({ type }) => type))]} onChange={set} />
              <Box sx={{ color: 'text.secondary', marginBlockEnd: 2 }}>
                {t('total', { number: formatNumber(list.length), most: formatNumber(MOST), size })}
              </Box>
              {shown.length === 0 ? (
                <EmptyState
                  level={3}
                  title={t('noMatch')}
                  action={<Button onClick={() => setParams({}, { replace: true })}>{t('showAll')}</Button>}
                />
              ) : (
                <DocumentTable list={shown} actions={actions} />
              )}
            </>
          );
        }}
      </QueryState>
      {dialogs}
    </Box>
  );
}
