import { useEffect, useSyncExternalStore } from 'react';
import { useAppState } from '@/runtime/AppScope';
import { besidePages } from '@/ui/page/BesidePages';
import { UploadBar } from './UploadBar';
import { uploads } from './uploads';

const BAR = <UploadBar />;

/** The files on their way, and what can be done with them. On other pages a bar tells how far they are. */
export function useUploads() {
  const queue = useAppState(uploads);
  const { show } = useAppState(besidePages);
  useEffect(() => show(BAR), [show]);
  return { queue, ...useSyncExternalStore(queue.subscribe, queue.get) };
}
