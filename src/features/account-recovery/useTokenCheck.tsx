import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { userMessage } from '@/errors/normaliser';
import { refusalOf, serverDetail } from '@/errors/refusals';
import { useMessage } from '@/i18n/useMessage';
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

type TokenCheck<T> =
  /** The address had no token. */
  | { readonly status: 'absent' }
  | { readonly status: 'checking' }
  | { readonly status: 'answered'; readonly answer: T }
  | { readonly status: 'failed'; readonly error: unknown };

/**
 * Asks the server about a one-time token when the page opens, and again when the returned function is called.
 * It does not use the query cache, because asking may use the token up: the request is never repeated
 * automatically, and the answer is not kept for another visit.
 * @param ask must be the same function on every render.
 */
export function useTokenCheck<T>(
  token: string | null,
  ask: (token: string, signal: AbortSignal) => Promise<T>,
): [TokenCheck<T>, () => void] {
  const [check, setCheck] = useState<TokenCheck<T>>({ status: token === null ? 'absent' : 'checking' });
  const running = useRef<AbortController | null>(null);

  const begin = useCallback(() => {
    running.current?.abort();
    if (token === null) return;
    const controller = new AbortController();
    running.current = controller;
    const setUnlessAborted = (next: TokenCheck<T>) => {
      if (!controller.signal.aborted) setCheck(next);
    };
    ask(token, controller.signal).then(
      (answer) => setUnlessAborted({ status: 'answered', answer }),
      (error: unknown) => setUnlessAborted({ status: 'failed', error }),
    );
  }, [token, ask]);
  useEffect(() => {
    begin();
    return () => running.current?.abort();
  }, [begin]);

  const again = useCallback(() => {
    setCheck({ status: 'checking' });
    begin();
  }, [begin]);
  return [check, again];
}

interface RefusedTextProps {
  readonly error: unknown;
  /**
   * The text for a link that has expired or was used. By default it also asks the reader to request a new
   * link.
   */
  readonly spent?: string;
}

/**
 * Why a link was refused: our text followed by the server's own text where the reason is known, otherwise
 * only the latter.
 */
export function RefusedText({ error, spent }: RefusedTextProps) {
  const say = useMessage();
  if (refusalOf(error) !== 'linkSpent') return spent ?? say(userMessage(error));
  const detail = serverDetail(error);
  return (
    <>
      {spent ?? say({ key: 'errors:refused.linkSpent' })}
      {detail !== null && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {say(detail)}
        </Typography>
      )}
    </>
  );
}
