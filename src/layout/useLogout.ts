import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { signOut } from '@/identity/identity';
import { pathOf } from '@/config/routes';

/** Signs out and returns to the home page. */
export function useLogout(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    signOut();
    void navigate(pathOf('home'), { replace: true });
  }, [navigate]);
}
