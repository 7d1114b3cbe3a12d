import { type Day, type Month, monthNumber, monthOf } from '@/eligibility/calendar';

interface Job {
  readonly startedOn: Month | null;
  /** Null for a current job. */
  readonly finishedOn: Month | null;
}

/** Whole years with at least one job, counted by calendar months. Jobs without a start do not count. */
export function jobYears(jobs: readonly Job[], today: Day): number {
  const now = monthNumber(monthOf(today));
  const months = new Set<number>();
  for (const { startedOn, finishedOn } of jobs) {
    if (startedOn === null) continue;
    const last = Math.min(now, finishedOn === null ? now : monthNumber(finishedOn));
    for (let month = monthNumber(startedOn); month <= last; month += 1) months.add(month);
  }
  return Math.floor(months.size / 12);
}
