import { appState } from '@/runtime/app';
import { listen } from '@/runtime/listen';
import { createListeners } from '@/runtime/listeners';

/** What Chromium gives a page that can be installed. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}
const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event;

/** The browser's offer to install the app: kept until somebody asks for it, never made by itself. */
export const installPrompt = appState((app) => {
  const { subscribe, tell } = createListeners();
  let offer: InstallEvent | null = null;
  const setOffer = (next: InstallEvent | null): void => {
    offer = next;
    tell();
  };
  const page = app.document?.defaultView ?? undefined;
  app.onClose(
    listen(page, ['beforeinstallprompt', 'appinstalled'], (event) => {
      event.preventDefault();
      setOffer(isInstallEvent(event) ? event : null);
    }),
  );
  return {
    get: (): InstallEvent | null => offer,
    subscribe,
    /** Shows the browser's own question; an offer can be used once. */
    ask: (): void => {
      void offer?.prompt().catch(() => undefined);
      setOffer(null);
    },
  };
});
