import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { documents } from '@/api/endpoints/documents';
import { queryOptionsFor } from '@/api/queries';
import { formatSize } from '@/features/documents/size';
import { ChoiceInput } from '@/forms/fields/ChoiceInput';
import { FieldFrame } from '@/forms/fields/FieldFrame';
import { EmptyState } from '@/ui/loading/EmptyState';
import { QueryState } from '@/ui/loading/QueryState';
import { readState } from '@/ui/loading/readState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { formatNumber } from '@/i18n/format';
import { DocumentRow } from './DocumentRow';
import { arranged, readView, STATES, type View } from './listView';
import { useDocumentDeletion } from './useDocumentDeletion';
import { useTypeName } from '@/features/documents/useTypeName';

/** So many the service keeps for one person. */
const MOST = 200;

/** What is stored, as the address says which of it and in which order. */
export function DocumentList() {
  const { t } = useTranslation('documents');
  const nameOf = useTypeName();
  const { hidden, remove } = useDocumentDeletion();
  const state = readState(useQuery(queryOptionsFor(documents.list)));
  const [params, setParams] = useSearchParams();
  const view = readView(params);
  const set = (change: Partial<View>) =>
    setParams(
      Object.fromEntries(Object.entries({ ...view, ...change }).filter(([, value]) => value !== '')),
      { replace: true },
    );
  return (
    <QueryState
      state={state}
      failed={t('listFailed')}
      skeleton={<RowsSkeleton rows={4} height={112} />}
      isEmpty={(list) => list.every(({ id }) => hidden.has(id))}
      empty={<EmptyState level={3} title={t('empty.title')} text={t('empty.text')} />}
    >
      {(all) => {
        const list = all.filter(({ id }) => !hidden.has(id));
        const shown = arranged(list, view, nameOf);
        const size = formatSize(list.reduce((sum, each) => sum + each.size, 0));
        const types = [...new Set(list.map(({ type }) => type))];
        return (
          <>
            <Box
              sx={{
                display: 'grid',
                gap: 2,
                gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', md: '2fr 1fr 1fr 1fr' },
              }}
            >
              <FieldFrame id="search-documents" label={t('search')}>
                <OutlinedInput
                  id="search-documents"
                  type="search"
                  value={view.search}
                  onChange={({ target }) => set({ search: target.value })}
                />
              </FieldFrame>
              <ChoiceInput
                id="filter-type"
                label={t('type')}
                emptyName={t('any')}
                options={types.map((value) => ({ value, name: nameOf(value) }))}
                value={view.type}
                onChange={(type) => set({ type })}
              />
              <ChoiceInput
                id="filter-state"
                label={t('checkState')}
                emptyName={t('any')}
                options={STATES.map((value) => ({ value, name: t(`filter.${value}`) }))}
                value={view.state}
                onChange={(value) => set({ state: readView({ state: value }).state })}
              />
              <ChoiceInput
                id="sort"
                label={t('sort')}
                emptyName={t('sortBy.newest')}
                options={(['name', 'size'] as const).map((value) => ({ value, name: t(`sortBy.${value}`) }))}
                value={view.sort}
                onChange={(value) => set({ sort: readView({ sort: value }).sort })}
              />
            </Box>
            <Box sx={{ color: 'text.secondary', marginBlockStart: 2 }}>
              {t('total', { number: formatNumber(list.length), most: formatNumber(MOST), size })}
            </Box>
            {shown.length === 0 ? (
              <EmptyState
                level={3}
                title={t('noMatch')}
                action={<Button onClick={() => setParams({}, { replace: true })}>{t('showAll')}</Button>}
              />
            ) : (
              <Box component="ul" aria-label={t('stored')} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
                {shown.map((each) => (
                  <DocumentRow key={each.id} document={each} onDelete={() => remove(each)} />
                ))}
              </Box>
            )}
          </>
        );
      }}
    </QueryState>
  );
}
