import { useEffect, useEffectEvent } from 'react';
import type { StoredDocument } from '@/api/endpoints/documents';
import type { Job } from '@/api/endpoints/jobs';
import { useAppState } from '@/runtime/AppScope';
import { uploads } from '@/features/documents/uploads';

/** What uploads that were chosen for an application are known by. */
export const purposeOf = ({ id }: Job): string => `apply:${id}`;

/** Tells what was uploaded for the application to a job, whichever step is open by then. */
export function useUploaded(job: Job, onUploaded: (document: StoredDocument) => void): void {
  const queue = useAppState(uploads);
  const take = useEffectEvent(() => {
    for (const document of queue.take(purposeOf(job))) onUploaded(document);
  });
  useEffect(() => {
    take();
    return queue.subscribe(() => take());
  }, [queue]);
}
