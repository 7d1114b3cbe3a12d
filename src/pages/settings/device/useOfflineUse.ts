import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { copies } from '@/api/copies';
import { useAppState } from '@/runtime/AppScope';
import { beginOfflineUse, endOfflineUse } from '@/identity/identity';
import { leaveWith } from '@/layout/outbox/leaving';
import { log } from '@/logging/logger';

/** The size of the stored data in bytes, and when the newest of it was stored (ms since the epoch). */
interface KeptSize {
  readonly bytes: number;
  readonly at: number | null;
}

/**
 * Whether this device stores a person's data for offline use, and a function that switches it. No code for it
 * is loaded before.
 * @throws never: `isUnable` is true when the browser cannot store data
 */
export function useOfflineUse(userId: string) {
  const { i18n } = useTranslation();
  const store = useAppState(copies);
  const isOn = useSyncExternalStore(store.subscribe, store.isOn);
  const [isBusy, setBusy] = useState(false);
  const [isUnable, setUnable] = useState(false);
  const [size, setSize] = useState<KeptSize | null>(null);
  const readSize = useCallback(() => {
    void import('@/storage/offline')
      .then(({ openOffline }) => openOffline().size(userId))
      .then(setSize, () => undefined);
  }, [userId]);
  useEffect(() => {
    if (isOn) readSize();
  }, [isOn, readSize]);

  async function readAhead(): Promise<void> {
    const { fetchAhead } = await import('./fetchAhead');
    await fetchAhead(userId, readSize);
  }

  async function begin(): Promise<void> {
    const [{ openOffline }, { whenInstalled, registerWorker }, { keepTexts }] = await Promise.all([
      import('@/storage/offline'),
      import('@/layout/offline/worker'),
      import('@/layout/offline/keepTexts'),
    ]);
    await openOffline().size(userId);
    // Before registering the worker: one that is not in use is removed as soon as it is found.
    beginOfflineUse(userId);
    const registration = await registerWorker();
    if (registration !== undefined) await whenInstalled(registration);
    await keepTexts(i18n.language);
    await readAhead().catch(() => undefined);
  }

  async function run(change: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setUnable(false);
    try {
      await change();
    } catch (error) {
      log.info('app', 'This device cannot be used offline', { error });
      await endOfflineUse().catch(() => undefined);
      setUnable(true);
    } finally {
      setBusy(false);
    }
  }
  const switchTo = (next: boolean): void => {
    if (next) void run(begin);
    else leaveWith(() => void run(endOfflineUse), 'offline');
  };
  // It counts as on only when everything is stored, because until then a page may be missing offline.
  return { isOn: isOn && !isBusy, isBusy, isUnable, size: isOn ? size : null, switchTo };
}
