import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { JOB_LIMITS } from '@/config/jobs';
import { nameDialog, useSearches } from '@/features/jobs/kept/searches';
import { useChipNames } from '@/features/jobs/useChipNames';
import { formatList } from '@/i18n/format';
import { pathOf } from '@/routing/routes';
import { useKeyHint } from '@/layout/shared/useSingleKeys';
import { SearchInput } from '@/lists/SearchInput';
import { chipsOf, type JobFilters, JOBS, readWords } from '@/features/jobs/filters';
import { LazyDialog, useLazyDialog } from '@/ui/loading/lazyDialog';
import { useToast } from '@/ui/toast/Toasts';
import { useTypedText } from '@/ui/useTypedText';

interface SearchFormProps {
  readonly q: string;
  readonly ref: Ref<HTMLFormElement>;
  readonly onSearch: (words: string) => void;
}

/** The search field. It is a real form, so that it works before the app has started. */
export function SearchForm({ q, ref, onSearch }: SearchFormProps) {
  const { t } = useTranslation('jobs');
  const hint = useKeyHint();
  const [words, setWords] = useTypedText(
    q,
    (now) => now,
    // Text that was typed but not submitted stays.
    (typed, _, before) => readWords(typed) !== before,
  );
  return (
    <Box
      component="form"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- React does not know <search> everywhere
      role="search"
      aria-label={t('search.title')}
      ref={ref}
      method="get"
      action={pathOf('jobs')}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(readWords(words));
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      <SearchInput
        name="q"
        aria-keyshortcuts={hint('/')}
        label={t('search.box')}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        maxLength={JOB_LIMITS.words}
        sx={{ minHeight: 48, flex: '1 1 12rem' }}
      />
      <Button type="submit" variant="contained" sx={{ minHeight: 48 }}>
        {t('search.submit')}
      </Button>
    </Box>
  );
}

interface SaveSearchProps {
  readonly filters: JobFilters;
  /** When the shown response was made; null when the server does not say. */
  readonly asOf: string | null;
}

/** Saves the present search under a name. */
export function SaveSearch({ filters, asOf }: SaveSearchProps) {
  const { t } = useTranslation('jobs');
  const toast = useToast();
  const searches = useSearches();
  const nameOf = useChipNames(filters);
  const dialog = useLazyDialog(nameDialog);
  const words = [...(filters.q === '' ? [] : [filters.q]), ...chipsOf(filters).map((chip) => nameOf(chip))];
  const name = Array.from(words.length === 0 ? t('kept.allJobs') : formatList(words)).slice(
    0,
    JOB_LIMITS.searchName,
  );
  return (
    <>
      <Button onClick={dialog.show}>{t('kept.saveSearch')}</Button>

      <LazyDialog
        of={dialog}
        title={t('kept.saveSearch')}
        action={t('save.short')}
        name={name.join('')}
        onName={async (given) => {
          const query = JOBS.write({ ...filters, page: 1 }).slice(1);
          await searches.add(given, query, asOf ?? new Date().toISOString());
          toast({
            kind: 'success',
            message: searches.onDevice ? t('kept.searchKeptHere') : t('kept.searchKept'),
          });
        }}
      />
    </>
  );
}
