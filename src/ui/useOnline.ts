import { useSyncExternalStore } from 'react';
import { listen } from '@/runtime/listen';

const subscribe = (listener: () => void): (() => void) => listen(window, ['online', 'offline'], listener);
const online = (): boolean => navigator.onLine;
const onlineOnServer = (): boolean => true;

/** Whether the browser reports a connection. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, online, onlineOnServer);
