import { useMemo } from 'react';
import { useAppValue } from '@/runtime/AppScope';
import { outbox } from '@/layout/outbox/outbox';

/** The sections whose save waits in the outbox. */
export function useWaitingSections(userId: string): ReadonlySet<string> {
  const { entries } = useAppValue(outbox);
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
