import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Task } from '@/api/endpoints/tasks';
import { WrittenText } from '@/features/conversation/WrittenText';
import { AttachedList } from '@/features/documents/AttachedList';
import { attachedFrom } from '@/features/documents/attached';
import { EntryState, type EntryStateProps } from '@/layout/outbox/EntryState';
import { TitledCard } from '@/ui/card/TitledCard';

/** An answer in the outbox that the server has not received yet. */
export function PendingAnswer({ task, ...standing }: EntryStateProps & { readonly task: Task }) {
  const { t } = useTranslation('tasks');
  const { kind, body } = standing.entry;
  const text = kind === 'decline' ? body.reason : body.note;
  return (
    <TitledCard title={kind === 'decline' ? t('decline') : t('answer')}>
      {typeof text === 'string' && <WrittenText text={text} />}
      <AttachedList namedDocuments={task.documents} ids={attachedFrom(body.documentIds)} />
      <Box sx={{ mt: 1, color: 'text.secondary' }}>
        <EntryState {...standing} />
      </Box>
    </TitledCard>
  );
}
