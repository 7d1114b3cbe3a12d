import { act, cleanup, render, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useEffect } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { afterEach, expect } from 'vitest';
import { queryClient } from '@/api/queries';
import { App as AppOnScreen } from '@/app/App';
import { createApp } from '@/app/createApp';
import type { App } from '@/runtime/app';
import type { LanguageCode } from '@/config/languages';
import { ltrCache, rtlCache } from '@/theme/emotionCache';
import { type DemoAccount, storeSession } from './backend';
import { withoutRules } from './fasterJsdom';

export interface RenderedApp {
  readonly user: ReturnType<typeof userEvent.setup>;
  /** The address that the page stands on, with the query. */
  readonly address: () => string;
  /** Goes to an address in the open app, as a link does, and waits for its page; everything is read anew there. */
  readonly goTo: (path: string) => Promise<void>;
  /** What a reload does: a new app, the same storage. */
  readonly reload: () => Promise<RenderedApp>;
}

export interface RenderOptions {
  /** Where the page opens; default /. */
  readonly path?: string;
  /** A demo account whose session is stored before the page opens. */
  readonly signedInAs?: DemoAccount;
}

/** Turns the page to a language, as the language menu of another tab does. */
export const turnToLanguage = (language: LanguageCode): void =>
  act(() => {
    localStorage.setItem('language', language);
    window.dispatchEvent(new StorageEvent('storage', { key: 'language', storageArea: localStorage }));
  });

let app: App | undefined;
/** The address of the page on the screen: the one of the bar is ahead of it while a page comes. */
let shownAt = '';
const address = (): string => window.location.pathname + window.location.search;

function ShownAt() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    shownAt = pathname + search;
  }, [pathname, search]);
  return null;
}

const Router = ({ children }: { readonly children: ReactNode }) => (
  <BrowserRouter>
    {children}
    <ShownAt />
  </BrowserRouter>
);

/** Ends the page that is open, as closing its tab does. */
function close(): void {
  cleanup();
  app?.close();
  app = undefined;
}
afterEach(close);

/** Opens the page as main.tsx does. */
async function open(): Promise<RenderedApp> {
  close();
  const opened = await createApp();
  app = opened;
  withoutRules(ltrCache());
  withoutRules(rtlCache());
  render(<AppOnScreen app={opened} Router={Router} />);
  return {
    user: userEvent.setup(),
    address,
    async goTo(path) {
      act(() => {
        queryClient(opened).clear();
        window.history.pushState(null, '', path);
        window.dispatchEvent(new PopStateEvent('popstate'));
      });
      await waitFor(() => expect(shownAt).toBe(address()));
    },
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
