import { appState } from '@/runtime/app';
import { listen } from '@/runtime/listen';
import { createStore } from '@/runtime/listeners';

/** The event of Chromium for a page that can be installed as an app. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}
const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event;

/**
 * The browser's offer to install the app. It is kept until the person asks for it and is never shown unasked.
 */
export const installPrompt = appState((app) => {
  const offer = createStore<InstallEvent | null>(null);
  const page = app.document?.defaultView ?? undefined;
  app.onClose(
    listen(page, ['beforeinstallprompt', 'appinstalled'], (event) => {
      event.preventDefault();
      offer.set(isInstallEvent(event) ? event : null);
    }),
  );
  return {
    get: offer.get,
    subscribe: offer.subscribe,
    /** Shows the browser's own dialog. An offer can be used only once. */
    ask: (): void => {
      void offer
        .get()
        ?.prompt()
        .catch(() => undefined);
      offer.set(null);
    },
  };
});
