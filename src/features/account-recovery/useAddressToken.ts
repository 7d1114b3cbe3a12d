import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The one-time token of a link from an e-mail. It is read once and taken out of the address at once, without a new
 * history entry, so that it ends neither in the history nor in a Referer (F-115). It lives in memory only.
 * @returns null when the address has none.
 */
export function useAddressToken(): string | null {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(search).get('token')?.trim() || null);
  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true });
  }, [pathname, search, navigate]);
  return token;
}
