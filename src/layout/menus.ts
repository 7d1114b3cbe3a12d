import { lazyDialog } from '@/ui/loading/lazyDialog';

/** What opens from the bar: each in a chunk of its own, fetched when idle (Layout.tsx). */
export const languageMenu = lazyDialog(async () => (await import('./LanguageMenu')).LanguageMenu);
export const profileMenu = lazyDialog(async () => (await import('./ProfileMenu')).ProfileMenu);
export const navDrawer = lazyDialog(async () => (await import('./NavDrawer')).NavDrawer);
