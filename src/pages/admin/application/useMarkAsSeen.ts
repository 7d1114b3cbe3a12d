import { useEffect } from 'react';
import { adminApplications, type StaffApplication } from '@/api/endpoints/adminApplications';
import { send } from '@/api/send';
import { isAborted } from '@/errors/ApiError';
import { log } from '@/logging/logger';

/** A page that is open for a shorter time does not count as opened, in ms. */
const LOOK = 2000;

/**
 * Tells the server that an application was opened, after two seconds and only when nobody has opened it
 * before.
 */
export function useMarkAsSeen({ id, seenAt }: Pick<StaffApplication, 'id' | 'seenAt'>): void {
  const isNew = seenAt === null;
  useEffect(() => {
    if (!isNew) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      send(adminApplications.seen, { path: { id }, body: {}, signal: controller.signal }).catch(
        (error: unknown) => {
          // A failure is only logged: the next visit sends it again.
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
