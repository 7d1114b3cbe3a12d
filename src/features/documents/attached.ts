import { lazyDialog } from '@/ui/loading/lazyDialog';

/** The dialog in which people choose which of their documents to attach. */
export const attachDialog = lazyDialog(async () => (await import('./AttachDialog')).AttachDialog);

/** The most documents that one message or answer can have. */
export const MOST_ATTACHED = 5;

/**
 * Reads the ids of attached documents from a stored draft. Stored data may be malformed, so every member is
 * checked.
 */
export const attachedFrom = (stored: unknown): readonly string[] =>
  (Array.isArray(stored) ? stored : [])
    .filter((id): id is string => typeof id === 'string')
    .slice(0, MOST_ATTACHED);
