import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Task } from '@/api/endpoints/tasks';
import { WrittenText } from '@/features/conversation/WrittenText';
import { AttachedList } from '@/features/documents/AttachedList';
import { attachedFrom } from '@/features/documents/attached';
import { EntryStanding, type EntryStandingProps } from '@/layout/outbox/EntryStanding';
import { TitledCard } from '@/ui/card/TitledCard';

/** An answer in the outbox that the server has not received yet. */
export function PendingAnswer({ task, ...standing }: EntryStandingProps & { readonly task: Task }) {
  const { t } = useTranslation('tasks');
  const { kind, body } = standing.entry;
  const text = kind === 'decline' ? body.reason : body.note;
  return (
    <TitledCard title={kind === 'decline' ? t('decline') : t('answer')}>
      {typeof text === 'string' && <WrittenText text={text} />}
      <AttachedList known={task.documents} ids={attachedFrom(body.documentIds)} />
      <Box sx={{ mt: 1, color: 'text.secondary' }}>
        <EntryStanding {...standing} />
      </Box>
    </TitledCard>
  );
}
