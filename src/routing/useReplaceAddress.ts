import { useCallback } from 'react';
import { type NavigateOptions, type To, useLocation, useNavigate } from 'react-router-dom';

/**
 * Returns a function that replaces the address of the current page. It does nothing when the person has
 * already navigated to another page that is still loading: a late answer would otherwise take them back.
 */
export function useReplaceAddress(): (to: To, options?: Omit<NavigateOptions, 'replace'>) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    (to, options) => {
      if (window.location.pathname === pathname) void navigate(to, { ...options, replace: true });
    },
    [navigate, pathname],
  );
}
