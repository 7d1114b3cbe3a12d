import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '@/identity/identity';
import { pathOf } from '@/routing/routes';

/**
 * Leaves the page for `to` when somebody signs in while it is open: a page that helps with signing in has no
 * use after that. Somebody who was signed in already when the page opened stays on it.
 */
export function useLeaveOnSignIn(to = pathOf('home')): void {
  const { status } = useSession();
  const navigate = useNavigate();
  const before = useRef(status);
  useEffect(() => {
    if (before.current !== 'signedIn' && status === 'signedIn') void navigate(to, { replace: true });
    before.current = status;
  }, [status, navigate, to]);
}
