import Download from '@mui/icons-material/FileDownloadOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Application } from '@/api/endpoints/applications';
import { todayInUtc } from '@/eligibility/calendar';
import { useStatusWords } from '@/features/applications/StatusSentence';
import { saveFile } from '@/ui/saveBlob';
import { useToast } from '@/ui/toast/Toasts';
import { FILE_COLUMNS } from './PrintedTable';

/** Downloads or prints all applications that match the filters. */
export function FileActions({ list }: { readonly list: readonly Application[] }) {
  const { t } = useTranslation(['applications', 'fields', 'terms']);
  const { nameOf, reasonOf } = useStatusWords();
  const toast = useToast();
  const save = async () => {
    try {
      const { applicationsCsv } = await import('./listFile');
      const columns = FILE_COLUMNS.map((column) => t(`fields:${column}`));
      saveFile(`applications-${todayInUtc()}.csv`, applicationsCsv(list, { columns, nameOf, reasonOf }));
    } catch {
      toast({ kind: 'error', message: t('terms:fileFailed') });
    }
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      <Button startIcon={<Download aria-hidden />} disabled={list.length === 0} onClick={() => void save()}>
        {t('terms:downloadCsv')}
      </Button>
      <Button startIcon={<Print aria-hidden />} disabled={list.length === 0} onClick={() => window.print()}>
        {t('list.print')}
      </Button>
    </Box>
  );
}
