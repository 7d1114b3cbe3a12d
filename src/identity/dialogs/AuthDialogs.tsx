import {
  Activity,
  type ComponentType,
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '@/i18n/i18n';
import { lazyDialog, LazyDialog, prefetchWhenIdle, useLazyDialog } from '@/ui/loading/lazyDialog';
import { useToast } from '@/ui/toast/Toasts';
import { currentSession, useSession } from '@/identity/identity';
import { forgetReturnTo, rememberReturnTo } from '@/identity/session/returnTo';
import type { AuthMode } from '@/identity/social/providers';

/** Whether an element can get the focus when a dialog has closed (F-170, F-186). */
const canTakeFocus = (element: HTMLElement | null): element is HTMLElement =>
  element !== null &&
  element !== document.body &&
  element.isConnected &&
  element.closest('[inert], [aria-hidden="true"], [hidden]') === null &&
  !element.matches(':disabled') &&
  (element.checkVisibility?.() ?? true);

const heading = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');

const focus = (element: HTMLElement): void => {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
};

const FOCUS_RETRIES = { tries: 20, pause: 25 } as const;

/**
 * Returns the focus to the first of these elements that can take it, or to the page's heading if none can.
 * Waits until the closed dialog has left the document. If something else has the focus by then, nothing
 * happens.
 */
function returnFocus(candidates: readonly (HTMLElement | null)[], tries: number = FOCUS_RETRIES.tries): void {
  const active = document.activeElement;
  const nowhere = active === null || active === document.body;
  if (nowhere) {
    const target = candidates.find(canTakeFocus) ?? heading();
    if (target !== null) focus(target);
  } else if (active.closest('[role="dialog"]') !== null && tries > 0) {
    setTimeout(() => returnFocus(candidates, tries - 1), FOCUS_RETRIES.pause);
  }
}

/**
 * Opens 'Sign In' and 'Create Account' from anywhere. The dialog itself (forms, fields, schemas) is a
 * separate chunk. It is fetched when the browser is idle or when a pointer comes near a button that opens it.
 */
interface AuthDialogControl {
  /**
   * @param wanted the path to go to after the sign-in. It is forgotten if the dialog is closed without a
   * sign-in.
   */
  readonly open: (mode: AuthMode, wanted?: string) => void;
  readonly close: () => void;
  /**
   * Fetches the dialog's chunk early: for `onPointerEnter` and `onFocus` of a button that opens the dialog.
   */
  readonly prefetch: () => void;
}

/** Loads the texts together with the code, so that the dialog is complete when it shows. */
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

/**
 * `const dialog = useAuthDialog(); dialog.open('register')`. Outside AuthDialogs its functions do nothing.
 */
export const useAuthDialog = (): AuthDialogControl => useContext(AuthDialogContext);

const activeElement = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;

/**
 * The elements that can get the focus back: the pressed button, and, if that is in the drawer (which closes),
 * the button that opened the drawer.
 */
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
  /**
   * Whether this opening stored a return path. A path that a guard stored must not be removed when the dialog
   * closes.
   */
  const storedPath = useRef(false);

  const dialog = useLazyDialog(
    authDialog,
    useCallback(() => toast({ kind: 'error', message: t('error.message') }), [toast, t]),
  );
  const { show, hide } = dialog;

  const close = useCallback(() => {
    if (storedPath.current && currentSession().status !== 'signedIn') forgetReturnTo();
    storedPath.current = false;
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
    // The component is removed at the next idle moment, after it has been rendered once.
    const remove = async () => setPrewarm(undefined);
    return prefetchWhenIdle([authDialog.load, prewarm, remove]);
  }, [status]);

  const control = useMemo<AuthDialogControl>(
    () => ({
      open(wantedMode, wanted) {
        openers.current = openersOf(activeElement());
        storedPath.current = wanted !== undefined;
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
      {Prewarm !== undefined && dialog.Dialog === undefined && status === 'signedOut' && (
        <Activity mode="hidden">
          <Prewarm />
        </Activity>
      )}
      <LazyDialog
        of={dialog}
        mode={mode}
        opening={opening}
        onMode={(next) => setView((before) => ({ ...before, mode: next }))}
        onClose={close}
        onExited={() => {
          setView((before) => ({ ...before, mode: 'login' }));
          returnFocus(openers.current);
        }}
      />
    </AuthDialogContext>
  );
}
