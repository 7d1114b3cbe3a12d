import { lazyDialog } from '@/ui/loading/lazyDialog';

export const shortcutsDialog = lazyDialog(async () => (await import('./ShortcutsDialog')).ShortcutsDialog);
