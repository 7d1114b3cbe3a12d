import { type Day, type Month, monthNumber, monthOf } from '@/eligibility/calendar';

interface Job {
  readonly startedOn: Month | null;
  /** Null: still there. */
  readonly finishedOn: Month | null;
}

/** Whole years in which somebody had at least one of the jobs, by calendar months; those without a start do not count. */
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
