import Box from '@mui/material/Box';
import { PendingPost } from '@/features/conversation/Bubble';
import { isNewThread, type OutboxEntry } from '@/layout/outbox/entries';
import { outbox } from '@/layout/outbox/outbox';
import { useAppValue } from '@/runtime/AppScope';

/** New conversations in the outbox that the server has not received yet. */
export function WaitingRows({ onEdit }: { readonly onEdit: (entry: OutboxEntry) => void }) {
  const { entries, sending } = useAppValue(outbox);
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
      {entries.filter(isNewThread).map((entry) => (
        <PendingPost
          key={entry.clientId}
          entry={entry}
          isSending={sending.has(entry.clientId)}
          onEdit={onEdit}
        />
      ))}
    </Box>
  );
}
