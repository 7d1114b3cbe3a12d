import { lazyDialog } from '@/ui/loading/lazyDialog';

/** The dialog that writes the first message of a conversation. */
export const newMessage = lazyDialog(async () => (await import('./NewMessageDialog')).NewMessageDialog);
