import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { JOB_LIMITS } from '@/config/jobs';
import { chipsOf, type JobFilters, JOBS } from '@/features/jobs/filters';
import { nameDialog, useSearches } from '@/features/jobs/kept/searches';
import { useChipNames } from '@/features/jobs/useChipNames';
import { formatList } from '@/i18n/format';
import { LazyDialog, useLazyDialog } from '@/ui/loading/lazyDialog';
import { useToast } from '@/ui/toast/Toasts';

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
