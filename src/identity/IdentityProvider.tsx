import { type ReactNode, useEffect, useRef } from 'react';
import { DAY } from '@/config/time';
import { useAppState } from '@/runtime/AppScope';
import { useToast } from '@/ui/toast/Toasts';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterLogin, afterSwitch, isLanding } from './guards/redirects';
import { accessFor, normalPath } from './guards/routeAccess';
import { currentRole, currentSession, identity, IdentityScope, useRole, useSession } from './identity';
import { forgetReturnTo, wantedPath } from './session/returnTo';
import type { SessionEvent } from './session/sessionStore';
import { SessionTimeout } from './session/SessionTimeout';

const ENDED: readonly SessionEvent[] = ['signedOut', 'expired', 'timedOut', 'roleLost'];

/**
 * The path to redirect to after a session event, on pages where the guard itself does not redirect; null for
 * none.
 */
function redirectAfter(event: SessionEvent, pathname: string): string | null {
  if (ENDED.includes(event)) {
    if (event === 'signedOut') forgetReturnTo();
    return accessFor(pathname) === 'everyone' && normalPath(pathname) !== '/' ? '/' : null;
  }
  const { role } = currentRole();
  const began = event === 'signedIn' || event === 'adopted';
  const session = currentSession();
  if (!began || session.status !== 'signedIn' || role === null || isLanding(pathname)) return null;
  const wanted = wantedPath(session.user.id);
  forgetReturnTo();
  return wanted === null ? null : afterLogin(role, wanted);
}

/**
 * Redirects after a sign-in, a sign-out and a role switch, as say. The history entry is
 * replaced, except when a person signs in to go on: Back then returns to the page where they did.
 */
function RoleNavigator() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { subscribe } = useAppState(identity).session;
  const { role, generation } = useRole();
  const current = useRef({ pathname, role, generation });

  useEffect(() => {
    const before = current.current;
    current.current = { pathname, role, generation };
    if (before.generation !== generation || before.role === null || role === null || before.role === role)
      return;
    const to = afterSwitch(pathname, before.role, role);
    if (to !== null) void navigate(to, { replace: true });
  }, [navigate, pathname, role, generation]);

  useEffect(
    () =>
      subscribe((event) => {
        const to = redirectAfter(event, current.current.pathname);
        if (to !== null) void navigate(to, { replace: event !== 'signedIn' });
      }),
    [navigate, subscribe],
  );
  return null;
}

/**
 * In ms. Longer than other toasts, because it explains why the page changed without an action of the person.
 */
const LOGOUT_NOTICE_TIME = 10_000;

/**
 * Shows once, on /, why the person was signed out (R-1042). After an hour of inactivity nobody is there to read
 * it, so that it stays until somebody closes it or signs in.
 */
function useLogoutNotice(): void {
  const session = useSession();
  const { announced } = useAppState(identity).session;
  const { pathname } = useLocation();
  const toast = useToast();
  const { t } = useTranslation('session');
  const reason = session.status === 'signedOut' ? session.reason : undefined;
  const close = useRef<() => void>(undefined);

  useEffect(() => {
    if (session.status === 'signedIn') close.current?.();
  }, [session.status]);
  useEffect(() => {
    if (reason === undefined || pathname !== '/' || !announced()) return;
    const duration = reason === 'timeout' ? DAY : LOGOUT_NOTICE_TIME;
    close.current = toast({ kind: 'error', message: t(`ended.${reason}`), duration });
  }, [reason, pathname, toast, t, announced]);
}

function SessionNotices() {
  useLogoutNotice();
  return <SessionTimeout />;
}

/**
 * Gives its children the session and the role, shows the notices about the session, and redirects when the
 * session or the role changes. It must be rendered inside the router and the toast provider.
 */
export function IdentityProvider({ children }: { readonly children: ReactNode }) {
  return (
    <IdentityScope value={true}>
      <RoleNavigator />
      {children}
      <SessionNotices />
    </IdentityScope>
  );
}
