import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { JOB_LIMITS } from '@/config/jobs';
import { pathOf } from '@/routing/routes';
import { useKeyHint } from '@/layout/shared/useSingleKeys';
import { SearchInput } from '@/lists/SearchInput';
import { readWords } from '@/features/jobs/filters';
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
    (typed, _, before) => typed !== before,
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
