import { lazyDialog } from '@/ui/loading/lazyDialog';

/** What opens from the bar, fetched when idle (Layout.tsx), and what stands below it: each in a chunk of its own. */
export const languageMenu = lazyDialog(async () => (await import('./LanguageMenu')).LanguageMenu);
export const profileMenu = lazyDialog(async () => (await import('./ProfileMenu')).ProfileMenu);
export const secondMenu = lazyDialog(async () => (await import('./SecondMenu')).SecondMenu);
export const navDrawer = lazyDialog(async () => (await import('./NavDrawer')).NavDrawer);
