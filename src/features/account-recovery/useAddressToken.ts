import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useReplaceAddress } from '@/routing/useReplaceAddress';

/**
 * The one-time token of a link from an e-mail: `#token=`, which no host sees, or `?token=`. It is read once and taken out of the address at once, without a new
 * history entry, so that it ends neither in the history nor in a Referer (F-115). It lives in memory only.
 * @returns null when the address has none.
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
