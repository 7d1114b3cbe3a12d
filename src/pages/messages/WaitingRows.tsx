import Box from '@mui/material/Box';
import { PendingPosts } from '@/features/conversation/Bubble';
import { isNewThread, type OutboxEntry } from '@/layout/outbox/entries';
import { outbox } from '@/layout/outbox/outbox';
import { useAppValue } from '@/runtime/AppScope';

/** New conversations in the outbox that the server has not received yet. */
export function WaitingRows({ onEdit }: { readonly onEdit: (entry: OutboxEntry) => void }) {
  const { entries } = useAppValue(outbox);
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
      <PendingPosts entries={entries.filter(isNewThread)} onEdit={onEdit} />
    </Box>
  );
}
