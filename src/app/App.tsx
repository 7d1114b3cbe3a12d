import type { EmotionCache } from '@emotion/cache';
import type { i18n as I18n } from 'i18next';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AuthDialogs } from '@/identity/dialogs/AuthDialogs';
import { LanguageProvider } from '@/i18n/LanguageProvider';
import { RoleProvider } from '@/identity/roles/RoleProvider';
import { AppTheme } from '@/theme/AppTheme';
import { ToastProvider } from '@/ui/toast/Toasts';
import { AppRoutes } from './AppRoutes';
import { RootBoundary } from './RootBoundary';

interface Props {
  readonly i18n: I18n;
  /** Another router where there is no address bar: prerendering, tests. */
  readonly Router?: ComponentType<{ children: ReactNode }>;
  /** Where prerendering collects the styles. */
  readonly cache?: EmotionCache;
  /** Called once when the app stands on the page and hears what is done. */
  readonly onStarted?: () => void;
}

/** The whole app: its providers in their order, written once, around its routes. */
export function App({ i18n, Router = BrowserRouter, cache, onStarted }: Props) {
  const started = useEffectEvent(() => onStarted?.());
  useEffect(() => started(), []);
  return (
    <RootBoundary>
      <LanguageProvider i18n={i18n}>
        <AppTheme {...(cache === undefined ? {} : { cache })}>
          <ToastProvider>
            <Router>
              <RoleProvider>
                <AuthDialogs>
                  <AppRoutes />
                </AuthDialogs>
              </RoleProvider>
            </Router>
          </ToastProvider>
        </AppTheme>
      </LanguageProvider>
    </RootBoundary>
  );
}
