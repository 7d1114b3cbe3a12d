import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { forgetReturnTo, wantedPath } from '@/identity/session/returnTo';
import type { SessionEvent } from '@/identity/session/sessionStore';
import { currentRole, currentSession, identity, useRole } from '@/identity/identity';
import { useAppState } from '@/runtime/AppScope';
import { afterLogin, afterSwitch, isLanding } from './redirects';
import { accessFor, normalPath } from './routeAccess';

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
 * replaced.
 */
export function RoleNavigator() {
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
        if (to !== null) void navigate(to, { replace: true });
      }),
    [navigate, subscribe],
  );
  return null;
}
