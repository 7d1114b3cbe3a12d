import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import { useTypeName } from '@/features/documents/useTypeName';
import { ChoiceInput } from '@/forms/fields/ChoiceInput';
import { FieldFrame, helpIdOf } from '@/forms/fields/FieldFrame';
import { readView, STATES, type View } from './listView';

interface ListFiltersProps {
  readonly view: View;
  readonly types: readonly string[];
  readonly onChange: (change: Partial<View>) => void;
}

/** Which of the documents are shown, and in which order. */
export function ListFilters({ view, types, onChange }: ListFiltersProps) {
  const { t } = useTranslation('documents');
  const nameOf = useTypeName();
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', md: '2fr 1fr 1fr 1fr' },
      }}
    >
      <FieldFrame id="search-documents" label={t('search')}>
        <OutlinedInput
          id="search-documents"
          type="search"
          value={view.search}
          aria-describedby={helpIdOf('search-documents')}
          onChange={({ target }) => onChange({ search: target.value })}
        />
      </FieldFrame>
      <ChoiceInput
        id="filter-type"
        label={t('type')}
        emptyName={t('any')}
        options={types.map((value) => ({ value, name: nameOf(value) }))}
        value={view.type}
        onChange={(type) => onChange({ type })}
      />
      <ChoiceInput
        id="filter-state"
        label={t('checkState')}
        emptyName={t('any')}
        options={STATES.map((value) => ({ value, name: t(`filter.${value}`) }))}
        value={view.state}
        onChange={(state) => onChange({ state: readView({ state }).state })}
      />
      <ChoiceInput
        id="sort"
        label={t('sort')}
        emptyName={t('sortBy.newest')}
        options={(['name', 'size'] as const).map((value) => ({ value, name: t(`sortBy.${value}`) }))}
        value={view.sort}
        onChange={(sort) => onChange({ sort: readView({ sort }).sort })}
      />
    </Box>
  );
}
