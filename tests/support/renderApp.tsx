import type { EmotionCache } from '@emotion/cache';
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, vi } from 'vitest';
import { type DemoAccount, storeSession } from './backend';
import { unloadPage } from './page';

export interface RenderedApp {
  readonly user: ReturnType<typeof userEvent.setup>;
  /** The address that the page stands on, with the query. */
  readonly address: () => string;
  /** What a reload does: new modules, the same storage. */
  readonly reload: () => Promise<RenderedApp>;
}

export interface RenderOptions {
  /** Where the page opens; default /. */
  readonly path?: string;
  /** A demo account whose session is stored before the page opens. */
  readonly signedInAs?: DemoAccount;
}

/**
 * Leaves an Emotion cache without rules. jsdom lays nothing out, but reads every rule of the page again for each element
 * that a query asks about: a third of the time. What styles show and hide is looked at in the browser tests.
 */
function withoutRules(cache: EmotionCache | undefined): void {
  if (cache === undefined) return;
  cache.insert = (_, { name }) => {
    cache.inserted[name] = true;
  };
}

let stopSession: (() => void) | undefined;

/** Ends the page that is open, as closing its tab does. */
function close(): void {
  cleanup();
  stopSession?.();
  stopSession = undefined;
  unloadPage();
}
afterEach(close);

/** Opens the page as main.tsx does: fresh modules, then the first frame. */
async function open(): Promise<RenderedApp> {
  close();
  vi.resetModules();
  const [
    { App },
    { pageAt },
    { startSession },
    { startI18n },
    { getPreferences, startPreferences },
    direction,
    access,
  ] = await Promise.all([
    import('@/app/App'),
    import('@/app/pages'),
    import('@/identity/session/session'),
    import('@/i18n/i18n'),
    import('@/preferences/preferences'),
    import('@/theme/emotionCache'),
    import('@/identity/guards/routeAccess'),
  ]);
  startPreferences();
  const [i18n] = await Promise.all([
    startI18n(),
    direction.prepareDirection(getPreferences().isRtl ? 'rtl' : 'ltr'),
  ]);
  withoutRules(direction.ltrCache());
  withoutRules(direction.rtlCache());
  if (access.accessFor(window.location.pathname) === 'everyone')
    await pageAt(window.location.pathname).preload();
  stopSession = startSession();
  render(<App i18n={i18n} />);
  return {
    user: userEvent.setup(),
    address: () => window.location.pathname + window.location.search,
    reload: open,
  };
}

/**
 * Opens the whole app in jsdom, its backend at the HTTP line:
 * `const { user } = await renderApp({ path: '/dashboard', signedInAs: 'user' })`.
 */
export async function renderApp({ path = '/', signedInAs }: RenderOptions = {}): Promise<RenderedApp> {
  if (signedInAs !== undefined) await storeSession(signedInAs);
  window.history.replaceState(null, '', path);
  return open();
}
