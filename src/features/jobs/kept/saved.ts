import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { connection } from '@/api/connection';
import { appState } from '@/runtime/app';
import { createListeners } from '@/runtime/listeners';
import type { Job } from '@/api/endpoints/jobs';
import { savedJobs } from '@/api/endpoints/savedJobs';
import { queryClient } from '@/api/queries';
import { send } from '@/api/send';
import { isAborted, isSilent } from '@/errors/ApiError';
import { userMessage } from '@/errors/normaliser';
import { useMessage } from '@/i18n/useMessage';
import { useToast } from '@/ui/toast/Toasts';
import { useJobViewer } from '@/features/jobs/viewer';
import { dropFromDevice, keepOnDevice, onDevice } from './recent';

/**
 * The choices of this session that the server may not have yet. Jobs are saved in the account when the server
 * supports it, otherwise on this device. A press is shown at once and undone when the request fails. For each
 * job one request runs at a time, and the last choice wins.
 */
const saving = appState((app) => {
  const wanted = new Map<string, boolean>();
  const underWay = new Set<string>();
  const { subscribe, tell } = createListeners();
  connection(app).onCacheEvent((event) => {
    if (event !== 'session') return;
    wanted.clear();
    underWay.clear();
    tell();
  });
  /** Closes the message about the last failure, by job. */
  const failures = new Map<string, () => void>();
  return { wanted, underWay, failures, subscribe, tell };
});

/**
 * Sends requests until the server has the wanted state. @param before whether the server has the job saved
 * now
 */
async function sendWish(id: string, before: boolean): Promise<void> {
  const { wanted, tell } = saving();
  let onServer = before;
  for (let wish = wanted.get(id); wish !== undefined && wish !== onServer; wish = wanted.get(id)) {
    try {
      await send(wish ? savedJobs.save : savedJobs.unsave, { path: { id } });
      onServer = wish;
    } catch (error) {
      if (!isAborted(error)) {
        wanted.set(id, onServer);
        tell();
      }
      throw error;
    }
  }
  void queryClient().invalidateQueries({ queryKey: [savedJobs.list.path] });
}

/** Saves a job in the account or removes it from there, outside of components. */
export async function setSavedInAccount(id: string, before: boolean, wish: boolean): Promise<void> {
  const { wanted, underWay, tell } = saving();
  wanted.set(id, wish);
  tell();
  if (underWay.has(id)) return;
  underWay.add(id);
  try {
    await sendWish(id, before);
  } finally {
    underWay.delete(id);
  }
}

export type Savable = Pick<Job, 'id' | 'title' | 'company' | 'viewer'>;

/**
 * Whether a job is saved, and a function that changes it. A server that does not send `viewer.saved` stores
 * none.
 */
export function useSaved(job: Savable): { readonly saved: boolean; readonly toggle: () => void } {
  const { t } = useTranslation('jobs');
  const say = useMessage();
  const toast = useToast();
  const { userId } = useJobViewer();
  const here = onDevice.use();
  const onServer = job.viewer?.saved ?? undefined;
  const inAccount = userId !== null && onServer !== undefined;
  const wish = useSyncExternalStore(
    saving().subscribe,
    () => saving().wanted.get(job.id),
    () => undefined,
  );
  const saved = inAccount ? (wish ?? onServer) : here.some(({ id }) => id === job.id);
  return {
    saved,
    toggle() {
      if (!inAccount) {
        if (saved) dropFromDevice(job.id);
        else keepOnDevice(job);
        return;
      }
      const { failures } = saving();
      // A new attempt replaces the message about the last one.
      failures.get(job.id)?.();
      setSavedInAccount(job.id, saved, !saved).catch((error: unknown) => {
        if (isSilent(error)) return;
        const message = t('save.failed', { reason: say(userMessage(error)) });
        failures.set(job.id, toast({ kind: 'error', message }));
      });
    },
  };
}
