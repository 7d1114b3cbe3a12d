import { useCallback, useEffect, useRef, useState } from 'react';

export type TokenCheck<T> =
  /** The address had no token. */
  | { readonly status: 'absent' }
  | { readonly status: 'checking' }
  | { readonly status: 'answered'; readonly answer: T }
  | { readonly status: 'failed'; readonly error: unknown };

/**
 * Asks the server about a one-time token as soon as the page is there, and again on demand. Not through the cache: asking
 * may use the token up, so it is never asked again on its own and its answer never kept for another visit.
 * @param ask must keep its identity between renders.
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
