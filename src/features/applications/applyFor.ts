import { read, remove, write } from '@/storage/browserStorage';
import { applyFor } from '@/storage/keys';

/** The job that somebody pressed Apply for before they had an account: the dashboard leads back to it. */
export interface WantedJob {
  readonly id: string;
  readonly title: string;
}

const HOUR = 3_600_000;

/** Remembers it in this tab, for an hour. */
export function rememberApplyFor({ id, title }: WantedJob): void {
  write(applyFor, { id, title, at: Date.now() });
}

export const forgetApplyFor = (): void => remove(applyFor);

/** What is remembered; undefined after an hour. */
export function wantedJob(now: number): WantedJob | undefined {
  const wish = read(applyFor);
  return wish !== undefined && wish.id !== '' && now >= wish.at && now - wish.at < HOUR ? wish : undefined;
}
