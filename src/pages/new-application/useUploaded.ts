import { useEffect, useEffectEvent } from 'react';
import type { StoredDocument } from '@/api/endpoints/documents';
import type { Job } from '@/api/endpoints/jobs';
import { useAppState } from '@/runtime/AppScope';
import { uploads } from '@/features/documents/uploads';

/** The purpose under which uploads for a job's application are collected. */
export const purposeOf = ({ id }: Job): string => `apply:${id}`;

/** Calls back for each document that was uploaded for the application, whichever step is visible by then. */
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
