import { useEffect } from 'react';
import { useAppState, useAppValue } from '@/runtime/AppScope';
import { besidePages } from '@/ui/page/BesidePages';
import { UploadBar } from './UploadBar';
import { uploads } from './uploads';

const BAR = <UploadBar />;

/** The upload queue and its state. It also adds the progress bar to the other pages. */
export function useUploads() {
  const queue = useAppState(uploads);
  const { show } = useAppState(besidePages);
  useEffect(() => show(BAR), [show]);
  return { queue, ...useAppValue(uploads) };
}
