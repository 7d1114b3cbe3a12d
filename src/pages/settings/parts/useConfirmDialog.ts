import { useMissingChunk } from '@/layout/useMissingChunk';
import { lazyDialog, useLazyDialog } from '@/ui/loading/lazyDialog';

const confirmDialog = lazyDialog(async () => (await import('./ConfirmDialog')).ConfirmDialog);

/** The dialog that asks before an action that cannot be undone, for `<LazyDialog of={…} />`. */
export const useConfirmDialog = () => useLazyDialog(confirmDialog, useMissingChunk());
