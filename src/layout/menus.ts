import { lazyDialog } from '@/ui/loading/lazyDialog';

/** What opens from the bar, fetched when idle (Layout.tsx), and what stands below it: each in a chunk of its own. */
export const languageMenu = lazyDialog(async () => (await import('./LanguageMenu')).LanguageMenu);
export const profileMenu = lazyDialog(async () => (await import('./ProfileMenu')).ProfileMenu);
export const secondMenu = lazyDialog(async () => (await import('./SecondMenu')).SecondMenu);
export const bell = lazyDialog(async () => (await import('./notifications/Bell')).Bell);
export const notificationsDialog = lazyDialog(
  async () => (await import('./notifications/NotificationsDialog')).NotificationsDialog,
);
export const palette = lazyDialog(async () => (await import('./palette/Palette')).Palette);
/** What waits to be sent and what is new; not a menu, but as late. */
export const desk = lazyDialog(async () => (await import('./Desk')).Desk);
export const navDrawer = lazyDialog(async () => (await import('./NavDrawer')).NavDrawer);
export const singleKeys = lazyDialog(async () => (await import('./shortcuts/SingleKeys')).SingleKeys);
