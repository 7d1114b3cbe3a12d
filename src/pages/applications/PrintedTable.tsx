import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Application } from '@/api/endpoints/applications';
import { useStatusWords } from '@/features/applications/StatusSentence';
import { formatDate } from '@/i18n/format';
import { fullName, useWho } from '@/layout/useWho';
import { BidiText } from '@/ui/text/BidiText';
import { useMinute } from '@/ui/useNow';
import { SEPARATOR } from '@/ui/text/separator';

/** The columns of the file. The first seven are also printed. */
export const FILE_COLUMNS = [
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
