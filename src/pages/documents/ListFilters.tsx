import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { StoredDocument } from '@/api/endpoints/documents';
import { useTypeName } from '@/features/documents/useTypeName';
import { Filter } from '@/lists/Filter';
import { Search } from '@/lists/Search';
import { Select } from '@/lists/Select';
import type { ListControl } from '@/lists/useAddress';
import type { Rows } from '@/lists/useList';
import { type ListView, STATES } from './listView';

interface ListFiltersProps {
  readonly list: ListControl<ListView>;
  readonly search: Rows<StoredDocument>['search'];
  readonly types: readonly string[];
}

/** The filters and the sort order of the documents. */
export function ListFilters({ list, search, types }: ListFiltersProps) {
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
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', md: '2fr 1fr 1fr 1fr' },
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
        options={STATES.map((value) => [value, t(`terms:check.${value}`)])}
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
