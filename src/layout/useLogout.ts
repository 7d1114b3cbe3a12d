import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { signOut } from '@/identity/identity';
import { pathOf } from '@/routing/routes';
import { leaveWith } from './outbox/leaving';

/** Signs out and goes to the home page. Asks first if there are unsent entries. */
export function useLogout(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    leaveWith(() => {
      signOut();
      void navigate(pathOf('home'), { replace: true });
    });
  }, [navigate]);
}
