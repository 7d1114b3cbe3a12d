import { useCallback } from 'react';
import { type NavigateOptions, type To, useLocation, useNavigate } from 'react-router-dom';

/**
 * Writes another address for the page that is shown, in place of its own. The address of a page that somebody is on
 * the way to already is left alone: that page is still loading, and a late answer would take them back.
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
