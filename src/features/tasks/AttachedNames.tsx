import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Task } from '@/api/endpoints/tasks';
import { BidiText } from '@/ui/text/BidiText';

/** The names of the documents that were sent with the answer to a task. */
export function AttachedNames({ documents }: Pick<Task, 'documents'>) {
  const { t } = useTranslation('tasks');
  if (documents.length === 0) return null;
  return (
    <Box component="ul" aria-label={t('attached')} sx={{ m: 0, mt: 1, paddingInlineStart: '1.25em' }}>
      {documents.map(({ id, name }) => (
        <li key={id}>
          <BidiText>{name}</BidiText>
        </li>
      ))}
    </Box>
  );
}
