import { HOUR } from '@/config/time';
import { read, remove, write } from '@/storage/browserStorage';
import { applyFor } from '@/storage/keys';

/** The job for which a visitor pressed Apply before signing up. The dashboard leads back to it. */
interface WantedJob {
  readonly id: string;
  readonly title: string;
}

/** Remembers the job in this tab for one hour. */
export function rememberApplyFor({ id, title }: WantedJob): void {
  write(applyFor, { id, title, at: Date.now() });
}

export const forgetApplyFor = (): void => remove(applyFor);

/** The remembered job; undefined after one hour. @param now in ms */
export function wantedJob(now: number): WantedJob | undefined {
  const wish = read(applyFor);
  return wish !== undefined && wish.id !== '' && now >= wish.at && now - wish.at < HOUR ? wish : undefined;
}
