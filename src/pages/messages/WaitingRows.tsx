import Box from '@mui/material/Box';
import { useAppValue } from '@/runtime/AppScope';
import { PendingPost } from '@/features/conversation/PendingPost';
import { NEW_THREAD, type OutboxEntry } from '@/layout/outbox/entries';
import { outbox } from '@/layout/outbox/outbox';

/** New conversations in the outbox that the server has not received yet. */
export function WaitingRows({ onEdit }: { readonly onEdit: (entry: OutboxEntry) => void }) {
  const { entries, sending } = useAppValue(outbox);
  const newThreads = entries.filter(({ kind, target }) => kind === 'message' && target === NEW_THREAD);
  if (newThreads.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
      {newThreads.map((entry) => (
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
