import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useReplaceAddress } from '@/routing/useReplaceAddress';

/**
 * The one-time token of a link in an e-mail: `#token=`, which is never sent to a host, or `?token=`. The
 * token is read once and removed from the address at once, without a new history entry, so that it stays
 * neither in the history nor in a Referer header (F-115). It is kept in memory only.
 * @returns null when the address has no token.
 */
export function useAddressToken(): string | null {
  const { pathname, search, hash } = useLocation();
  const replaceAddress = useReplaceAddress();
  const [token] = useState(() => {
    const tokenIn = (text: string) => new URLSearchParams(text).get('token')?.trim() || null;
    return tokenIn(hash.slice(1)) ?? tokenIn(search);
  });
  useEffect(() => {
    if (search + hash !== '') replaceAddress(pathname);
  }, [pathname, search, hash, replaceAddress]);
  return token;
}
