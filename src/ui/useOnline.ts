import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
const online = (): boolean => navigator.onLine;
const onlineOnServer = (): boolean => true;

/** Whether the browser has a connection, as far as it knows. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, online, onlineOnServer);
