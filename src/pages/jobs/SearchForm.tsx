import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { JOB_LIMITS } from '@/config/jobs';
import { pathOf } from '@/routing/routes';
import { useKeyHint } from '@/layout/shortcuts/useSingleKeys';
import { SearchInput } from '@/lists/SearchInput';
import { filtersOfForm } from './formAddress';
import type { JobFilters } from '@/features/jobs/filters';

interface SearchFormProps {
  readonly id: string;
  readonly q: string;
  readonly ref: Ref<HTMLFormElement>;
  readonly onSearch: (filters: JobFilters) => void;
}

/** The words. A real form: it works before the app has started, and takes the filters along. */
export function SearchForm({ id, q, ref, onSearch }: SearchFormProps) {
  const { t } = useTranslation('jobs');
  const hint = useKeyHint();
  return (
    <Box
      component="form"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- React does not know <search> everywhere
      role="search"
      aria-label={t('search.title')}
      ref={ref}
      id={id}
      method="get"
      action={pathOf('jobs')}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(filtersOfForm(event.currentTarget));
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      <SearchInput
        name="q"
        aria-keyshortcuts={hint('/')}
        label={t('search.box')}
        defaultValue={q}
        maxLength={JOB_LIMITS.words}
        sx={{ minHeight: 48, flex: '1 1 12rem' }}
      />
      <Button type="submit" variant="contained" sx={{ minHeight: 48 }}>
        {t('search.submit')}
      </Button>
    </Box>
  );
}
