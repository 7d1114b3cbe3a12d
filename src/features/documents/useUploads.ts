import { useSyncExternalStore } from 'react';
import { usePart } from '@/config/AppScope';
import { uploads } from './uploads';

/** The files on their way, and what can be done with them. */
export function useUploads() {
  const queue = usePart(uploads);
  return { queue, ...useSyncExternalStore(queue.subscribe, queue.get) };
}
