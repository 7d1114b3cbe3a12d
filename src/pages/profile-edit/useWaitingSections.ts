import { useMemo, useSyncExternalStore } from 'react';
import { useAppState } from '@/runtime/AppScope';
import { outbox } from '@/layout/outbox/outbox';

/** The sections whose save waits in the outbox. */
export function useWaitingSections(userId: string): ReadonlySet<string> {
  const box = useAppState(outbox);
  const { entries } = useSyncExternalStore(box.subscribe, box.get);
  return useMemo(
    () =>
      new Set(
        entries
          .filter((entry) => entry.kind === 'profile' && entry.userId === userId)
          .map(({ target }) => target),
      ),
    [entries, userId],
  );
}
