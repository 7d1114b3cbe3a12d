import { appState } from '@/runtime/app';
import { createListeners } from '@/runtime/listeners';
import { lazyDialog } from '@/ui/loading/lazyDialog';

/** Calls from anywhere to the component that opens the dialog 'Keyboard shortcuts'. */
export const shortcutsDoor = appState(() => createListeners());

export const shortcutsDialog = lazyDialog(async () => (await import('./ShortcutsDialog')).ShortcutsDialog);
