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
  /** The address of the page, with its query string. */
  readonly address: () => string;
  /** Navigates within the open app and waits for the page; its data are read again. */
  readonly goTo: (path: string) => Promise<void>;
  /** Simulates a reload: a new app with the same storage. */
  readonly reload: () => Promise<RenderedApp>;
}

export interface RenderOptions {
  /** The path to open; default /. */
  readonly path?: string;
  /** A demo account whose session is stored before the page opens. */
  readonly signedInAs?: DemoAccount;
}

/** Changes storage as another tab does, and reports it to this one. */
export function otherTab(changes: Readonly<Record<string, string | null>>): void {
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    act(
      () =>
        void window.dispatchEvent(
          new StorageEvent('storage', { key, newValue: value, storageArea: localStorage }),
        ),
    );
  }
}

/** Changes the language like the menu of another tab. */
export const turnToLanguage = (language: LanguageCode): void => otherTab({ language });

let app: App | undefined;
/** The address of the page on the screen. The address bar is ahead of it while a page is loading. */
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

/** Closes the page like closing its tab. */
function close(): void {
  cleanup();
  app?.close();
  app = undefined;
}
afterEach(close);

/** Opens the page like main.tsx. */
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
 * Opens the whole app in jsdom with the embedded backend:
 * `const { user } = await renderApp({ path: '/dashboard', signedInAs: 'user' })`.
 */
export async function renderApp({ path = '/', signedInAs }: RenderOptions = {}): Promise<RenderedApp> {
  if (signedInAs !== undefined) await storeSession(signedInAs);
  window.history.replaceState(null, '', path);
  return open();
}
