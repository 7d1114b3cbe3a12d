import type { Job } from '@/api/endpoints/jobs';
import { KEPT_JOBS, type StoredJob, recentJobs, savedOnDevice } from '@/storage/keys';
import { deviceList } from './deviceList';

/**
 * `recent`: jobs that were opened on this device, newest first. `onDevice`: jobs that a visitor saved on this
 * device.
 */
export const recent = deviceList(recentJobs, KEPT_JOBS.recent);
export const onDevice = deviceList(savedOnDevice, KEPT_JOBS.saved);

type Shown = Pick<Job, 'id' | 'title' | 'company'>;

const keptJobOf = ({ id, title, company }: Shown): StoredJob => ({
  id,
  title: title.slice(0, 300),
  company: company.slice(0, 300),
  at: Date.now(),
});
const without = (list: readonly StoredJob[], id: string) => list.filter((each) => each.id !== id);

export const noteRecent = (job: Shown): void =>
  recent.set([keptJobOf(job), ...without(recent.get(), job.id)]);

/** Marks a stored job as gone after the server answered that it does not exist. */
export function markGone(id: string): void {
  for (const list of [recent, onDevice]) {
    const items = list.get();
    if (items.some((each) => each.id === id && each.gone !== true)) {
      list.set(items.map((each) => (each.id === id ? { ...each, gone: true } : each)));
    }
  }
}

export const keepOnDevice = (job: Shown): void =>
  onDevice.set([keptJobOf(job), ...without(onDevice.get(), job.id)]);
export const dropFromDevice = (id: string): void => onDevice.set(without(onDevice.get(), id));
