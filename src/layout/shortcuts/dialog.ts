import { appState } from '@/runtime/app';
import { createListeners } from '@/runtime/listeners';
import { lazyDialog } from '@/ui/loading/lazyDialog';

/** The requests to open the dialog 'Keyboard shortcuts'. */
export const shortcutsRequests = appState(() => createListeners());

export const shortcutsDialog = lazyDialog(async () => (await import('./ShortcutsDialog')).ShortcutsDialog);
