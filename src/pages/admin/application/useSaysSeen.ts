import { useEffect } from 'react';
import { adminApplications, type StaffApplication } from '@/api/endpoints/adminApplications';
import { send } from '@/api/send';
import { isAborted } from '@/errors/ApiError';
import { log } from '@/logging/logger';

/** Shorter looks do not count. */
const LOOK = 2000;

/** Says that somebody has opened an application, when it was open for two seconds and nobody had before. */
export function useSaysSeen({ id, seenAt }: Pick<StaffApplication, 'id' | 'seenAt'>): void {
  const isNew = seenAt === null;
  useEffect(() => {
    if (!isNew) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      send(adminApplications.seen, { path: { id }, body: {}, signal: controller.signal }).catch(
        (error: unknown) => {
          // Nobody waits for it, and the next look says it again.
          if (!isAborted(error))
            log.info('hiring', 'An application could not be marked as opened', { error });
        },
      );
    }, LOOK);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [id, isNew]);
}
