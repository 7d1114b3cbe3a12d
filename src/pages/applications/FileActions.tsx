import Download from '@mui/icons-material/FileDownloadOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Application } from '@/api/endpoints/applications';
import { todayInUtc } from '@/eligibility/calendar';
import { useStatusWords } from '@/features/applications/StatusSentence';
import { formatDate } from '@/i18n/format';
import { fullName, useWho } from '@/layout/useWho';
import { saveFile } from '@/ui/saveBlob';
import { BidiText } from '@/ui/text/BidiText';
import { SEPARATOR } from '@/ui/text/separator';
import { useToast } from '@/ui/toast/Toasts';
import { useMinute } from '@/ui/useNow';

/** The columns of the file. The first seven are also printed. */
const FILE_COLUMNS = [
  'reference',
  'job',
  'company',
  'location',
  'status',
  'sent',
  'changed',
  'reason',
  'history',
] as const;

const TABLE_SX = {
  display: 'none',
  '@media print': { display: 'block' },
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '0.8125rem' },
  '& :is(th, td)': { textAlign: 'start', padding: 0.5, borderBlockEnd: '1px solid', verticalAlign: 'top' },
  // A reference is never on two lines.
  '& td:first-of-type': { whiteSpace: 'nowrap' },
} as const;

/** The same list as a table for printing, with the person's name and the date. */
export function PrintedTable({ list }: { readonly list: readonly Application[] }) {
  const { t } = useTranslation('fields');
  const { nameOf } = useStatusWords();
  const { user } = useWho();
  const now = useMinute();
  return (
    <Box sx={TABLE_SX}>
      <p>
        <BidiText>{user === null ? '' : fullName(user)}</BidiText>
        {SEPARATOR}
        {formatDate(now)}
      </p>
      <table>
        <thead>
          <tr>
            {FILE_COLUMNS.slice(0, 7).map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map((each) => (
            <tr key={each.id}>
              <td>
                <BidiText ltr>{each.reference ?? ''}</BidiText>
              </td>
              <td>
                <BidiText>{each.jobTitle}</BidiText>
              </td>
              <td>
                <BidiText>{each.company}</BidiText>
              </td>
              <td>
                <BidiText>{each.location ?? ''}</BidiText>
              </td>
              <td>{nameOf(each.status)}</td>
              <td>{formatDate(each.submittedAt)}</td>
              <td>{formatDate(each.updatedAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

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
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, marginInlineStart: -1 }}>
      <Button startIcon={<Download aria-hidden />} disabled={list.length === 0} onClick={() => void save()}>
        {t('terms:downloadCsv')}
      </Button>
      <Button startIcon={<Print aria-hidden />} disabled={list.length === 0} onClick={() => window.print()}>
        {t('list.print')}
      </Button>
    </Box>
  );
}
