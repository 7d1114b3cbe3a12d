import { useEffect, useState } from 'react';
import { type Resource } from '@/features/records/resource';
import { sameKey } from '@/features/records/sameKey';

const PAUSE = 350;

export type KeyState = 'unknown' | 'checking' | 'free' | 'taken';

/**
 * Checks whether the typed key is taken. The request starts when typing pauses and is aborted when it
 * continues.
 */
export function useKeyCheck({ isTaken }: Resource, typed: string, own: string): KeyState {
  const key = typed.trim();
  const asks = isTaken !== undefined && key !== '' && sameKey(key) !== sameKey(own);
  const [answer, setAnswer] = useState<{ readonly key: string; readonly state: KeyState } | null>(null);
  useEffect(() => {
    if (!asks || isTaken === undefined) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      isTaken(key, controller.signal).then(
        (taken) => {
          if (controller.signal.aborted) return;
          setAnswer({ key, state: taken === undefined ? 'unknown' : taken ? 'taken' : 'free' });
        },
        // The check is only a hint: saving reports a taken key anyway.
        () => {
          if (!controller.signal.aborted) setAnswer({ key, state: 'unknown' });
        },
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asks, isTaken, key]);
  if (!asks) return 'unknown';
  return answer?.key === key ? answer.state : 'checking';
}
