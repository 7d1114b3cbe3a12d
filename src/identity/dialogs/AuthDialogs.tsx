import {
  Activity,
  type ComponentType,
  createContext,
  type ReactNode,
  startTransition,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '@/i18n/i18n';
import { lazyDialog, prefetchWhenIdle, useLazyDialog } from '@/ui/loading/lazyDialog';
import { useToast } from '@/ui/toast/Toasts';
import { returnFocus } from './returnFocus';
import { currentSession, useSession } from '@/identity/identity';
import { forgetReturnTo, rememberReturnTo } from '@/identity/session/returnTo';
import type { AuthMode } from '@/identity/social/providers';

/**
 * Opens 'Sign In' and 'Create Account' from anywhere. The dialog itself (forms, fields, schemas) is a chunk of its
 * own, fetched when the browser is idle or a pointer comes near, so the start-up code holds only this.
 */
export interface AuthDialogControl {
  /** @param wanted the path that signing in leads to; forgotten when the dialog is closed without. */
  readonly open: (mode: AuthMode, wanted?: string) => void;
  readonly close: () => void;
  /** Fetches the dialog ahead: for `onPointerEnter` and `onFocus` of a button that opens it. */
  readonly prefetch: () => void;
}

/** With its texts, so that it shows whole. */
const authDialog = lazyDialog(async () => {
  const texts = loadNamespaces('auth', 'validation');
  const { AuthDialog } = await import('./AuthDialog');
  await texts;
  return AuthDialog;
});

const NOTHING = (): void => undefined;
const AuthDialogContext = createContext<AuthDialogControl>({
  open: NOTHING,
  close: NOTHING,
  prefetch: NOTHING,
});

/** `const dialog = useAuthDialog(); dialog.open('register')`. Outside AuthDialogs it does nothing. */
export const useAuthDialog = (): AuthDialogControl => useContext(AuthDialogContext);

const activeElement = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;

/** The button that was pressed; if it stood in the drawer, which closes, also the button that opened that. */
const openersOf = (pressed: HTMLElement | null): (HTMLElement | null)[] => [
  pressed,
  pressed?.closest('[role="dialog"]')
    ? document.querySelector<HTMLElement>('header [aria-haspopup="dialog"]')
    : null,
];

export function AuthDialogs({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('ui');
  const toast = useToast();
  const { status } = useSession();
  const [{ mode, opening }, setView] = useState<{ mode: AuthMode; opening: number }>({
    mode: 'login',
    opening: 0,
  });
  const openers = useRef<(HTMLElement | null)[]>([]);
  /** This opening remembered where to go; what a guard remembered is not the dialog's to forget. */
  const remembers = useRef(false);

  const { open, Dialog, show, hide } = useLazyDialog(
    authDialog,
    useCallback(() => toast({ kind: 'error', message: t('error.message') }), [toast, t]),
  );

  const close = useCallback(() => {
    if (remembers.current && currentSession().status !== 'signedIn') forgetReturnTo();
    remembers.current = false;
    hide();
  }, [hide]);

  const [Prewarm, setPrewarm] = useState<ComponentType>();
  // Only a visitor needs the sign-in dialog.
  useEffect(() => {
    if (status !== 'signedOut') return undefined;
    const prewarm = async () => {
      const { Prewarm: loaded } = await import('./Prewarm');
      startTransition(() => setPrewarm(() => loaded));
    };
    // At the next idle moment it has been rendered and can go.
    const remove = async () => setPrewarm(undefined);
    return prefetchWhenIdle([authDialog.load, prewarm, remove]);
  }, [status]);

  const control = useMemo<AuthDialogControl>(
    () => ({
      open(wantedMode, wanted) {
        openers.current = openersOf(activeElement());
        remembers.current = wanted !== undefined;
        if (wanted !== undefined) rememberReturnTo(wanted);
        startTransition(() => setView((before) => ({ mode: wantedMode, opening: before.opening + 1 })));
        show();
      },
      close,
      prefetch: () => void authDialog.load().catch(NOTHING),
    }),
    [show, close],
  );

  return (
    <AuthDialogContext value={control}>
      {children}
      {Prewarm !== undefined && Dialog === undefined && status === 'signedOut' && (
        <Activity mode="hidden">
          <Prewarm />
        </Activity>
      )}
      <Suspense fallback={null}>
        {Dialog !== undefined && (
          <Dialog
            open={open}
            mode={mode}
            opening={opening}
            onMode={(next) => setView((before) => ({ ...before, mode: next }))}
            onClose={close}
            onExited={() => {
              setView((before) => ({ ...before, mode: 'login' }));
              returnFocus(openers.current);
            }}
          />
        )}
      </Suspense>
    </AuthDialogContext>
  );
}
