import { useEffect, useState, useSyncExternalStore } from 'react';
import { copies } from '@/api/copies';
import { usePart } from '@/runtime/AppScope';
import { beginOfflineUse, endOfflineUse } from '@/identity/identity';
import { log } from '@/logging/logger';

/** How much is kept (bytes), and when the newest of it came (ms since the epoch). */
interface KeptSize {
  readonly bytes: number;
  readonly at: number | null;
}

/**
 * Whether this device keeps something of a person, and the way to switch that. Nothing of it is loaded before.
 * @throws never: a browser that cannot keep anything is said by `unable`
 */
export function useOfflineUse(userId: string) {
  const store = usePart(copies);
  const isOn = useSyncExternalStore(store.subscribe, store.isOn);
  const [isBusy, setBusy] = useState(false);
  const [isUnable, setUnable] = useState(false);
  const [size, setSize] = useState<KeptSize | null>(null);
  useEffect(() => {
    if (!isOn) return undefined;
    let isOver = false;
    const look = async () => {
      const { openOffline } = await import('@/storage/offline');
      const now = await openOffline().size(userId);
      if (!isOver) setSize(now);
    };
    void look().catch(() => undefined);
    return () => {
      isOver = true;
      setSize(null);
    };
  }, [isOn, userId]);

  async function switchTo(next: boolean): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setUnable(false);
    try {
      if (next) {
        const [{ openOffline }, { registerWorker }] = await Promise.all([
          import('@/storage/offline'),
          import('@/layout/offline/worker'),
        ]);
        await openOffline().size(userId);
        await registerWorker();
        beginOfflineUse(userId);
      } else await endOfflineUse();
    } catch (error) {
      log.info('app', 'This device cannot be used offline', { error });
      await endOfflineUse().catch(() => undefined);
      setUnable(true);
    } finally {
      setBusy(false);
    }
  }
  return { isOn, isBusy, isUnable, size, switchTo };
}
