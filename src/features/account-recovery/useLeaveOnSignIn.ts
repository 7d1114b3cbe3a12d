import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '@/identity/identity';
import { pathOf } from '@/routing/routes';

/**
 * A page that helps somebody to sign in is of no use once that has happened: home, and from there by the role's
 * rules. Who was signed in already when it opened stays.
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
