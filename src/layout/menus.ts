import { appState } from '@/runtime/app';
import { createListeners } from '@/runtime/listeners';
import { lazyDialog } from '@/ui/loading/lazyDialog';

/**
 * The dialogs and menus of the bar, loaded when idle (Layout.tsx), and the navigation below it. Each is a
 * separate chunk.
 */
export const languageMenu = lazyDialog(async () => (await import('./LanguageMenu')).LanguageMenu);
export const profileMenu = lazyDialog(async () => (await import('./ProfileMenu')).ProfileMenu);
export const secondMenu = lazyDialog(async () => (await import('./SecondMenu')).SecondMenu);
export const bell = lazyDialog(async () => (await import('./notifications/Bell')).Bell);
export const notificationsDialog = lazyDialog(
  async () => (await import('./notifications/NotificationsDialog')).NotificationsDialog,
);
/** The requests of the buttons of 'Search pages' to open the dialog. */
export const paletteRequests = appState(() => createListeners());
export const palette = lazyDialog(async () => (await import('./palette/Palette')).Palette);
/** The outbox and the news. Not a menu, but loaded equally late. */
export const desk = lazyDialog(async () => (await import('./Desk')).Desk);
export const navDrawer = lazyDialog(async () => (await import('./NavDrawer')).NavDrawer);
export const singleKeys = lazyDialog(async () => (await import('./shortcuts/SingleKeys')).SingleKeys);
