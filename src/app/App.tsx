import type { EmotionCache } from '@emotion/cache';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter } from 'react-router-dom';
import { AuthDialogs } from '@/identity/dialogs/AuthDialogs';
import { log } from '@/logging/logger';
import type { App as AppObject } from '@/runtime/app';
import { AppScope } from '@/runtime/AppScope';
import { texts } from '@/i18n/i18n';
import { LanguageProvider } from '@/i18n/LanguageProvider';
import { IdentityProvider } from '@/identity/IdentityProvider';
import { AppTheme } from '@/theme/AppTheme';
import { ToastProvider } from '@/ui/toast/Toasts';
import { AppRoutes } from './AppRoutes';

interface StartFailureProps {
  readonly title: string;
  readonly text: string;
  readonly names?: readonly string[];
}

/**
 * Shown when the app cannot run at all. It uses plain elements, English text, no theme and no i18n, because
 * any of these may have failed. The style sheet of the HTML document formats it.
 */
export function StartFailure({ title, text, names = [] }: StartFailureProps) {
  return (
    <main className="start-failure" lang="en" dir="ltr" role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      {names.length > 0 && (
        <ul>
          {names.map((name) => (
            <li key={name}>
              <code>{name}</code>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href="/">Reload</a>
      </p>
    </main>
  );
}

/** The outermost boundary: after an error in a provider a readable page is still shown. */
function RootBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary
      onError={(error) => log.error('app', 'The app failed', { error })}
      fallback={
        <StartFailure
          title="Something went wrong"
          text="Please reload the page. If it happens again, come back in a few minutes."
        />
      }
    >
      {children}
    </ErrorBoundary>
  );
}

interface Props {
  readonly app: AppObject;
  /** Replaces the browser's router where there is no address bar: in prerendering and in tests. */
  readonly Router?: ComponentType<{ children: ReactNode }>;
  /** Collects the styles while prerendering. */
  readonly cache?: EmotionCache;
  /** Called once after the first render, when the app reacts to events. */
  readonly onStarted?: () => void;
}

/** The whole app: all providers, in their required order, around its routes. */
export function App({ app, Router = BrowserRouter, cache, onStarted }: Props) {
  const started = useEffectEvent(() => onStarted?.());
  useEffect(() => started(), []);
  return (
    <RootBoundary>
      <AppScope value={app}>
        <LanguageProvider i18n={texts(app).instance()}>
          <AppTheme {...(cache === undefined ? {} : { cache })}>
            <ToastProvider>
              <Router>
                <IdentityProvider>
                  <AuthDialogs>
                    <AppRoutes />
                  </AuthDialogs>
                </IdentityProvider>
              </Router>
            </ToastProvider>
          </AppTheme>
        </LanguageProvider>
      </AppScope>
    </RootBoundary>
  );
}
