import { CANADA } from '@/config/jobs';
import { type Day, type Month, monthNumber, monthOf } from '@/eligibility/calendar';
import { isSkilled, teerOf } from '@/eligibility/noc/code';
import type { WorkRules } from '@/eligibility/noc/teerRules';

/**
 * The data of a job that decide whether it counts. Undefined means unknown, except for `finishedOn`: a job
 * without it is a current job.
 */
export interface CountedJob {
  readonly countryCode?: string | undefined;
  readonly startedOn?: Month | undefined;
  readonly finishedOn?: Month | undefined;
  readonly hoursPerWeek?: number | undefined;
  readonly paid?: boolean | undefined;
  readonly nocCode?: string | undefined;
}

/**
 * Counted work in whole years. `exactly` means that this is certain only if the first and last months were
 * worked completely.
 */
interface Years {
  readonly years: number;
  readonly exactly: boolean;
}
/** Null means unknown: a job that may count has no code or no hours. */
export interface CountedYears {
  readonly canada: Years | null;
  readonly abroad: Years | null;
  readonly together: Years | null;
}

const MONTHS = 12;
interface Span {
  readonly inCanada: boolean;
  readonly from: number;
  readonly to: number;
  readonly hours: number;
}

const cannotCount = (job: CountedJob): boolean => {
  const teer = job.nocCode === undefined ? null : teerOf(job.nocCode);
  return job.paid === false || (teer !== null && !isSkilled(teer));
};

const isOpen = (job: CountedJob): boolean =>
  job.startedOn === undefined ||
  job.hoursPerWeek === undefined ||
  job.paid === undefined ||
  job.nocCode === undefined ||
  teerOf(job.nocCode) === null;

/** Converts hours to whole years. Hours are exact, because months are not rounded before. */
function yearsOf(hours: number, fullTime: number): Years {
  const year = fullTime * MONTHS;
  return { years: Math.floor(hours / year), exactly: hours > 0 && hours % year === 0 };
}

/**
 * Whole years of work that count for points: paid work of TEER 0 to 3 in the last ten years, in calendar
 * months from start to end inclusive. A month is worth its hours divided by full-time hours, at most 1, also
 * if jobs overlap. In a month with work in both places Canada is counted first. Future months do not count.
 */
export function countedYears(
  jobs: readonly CountedJob[],
  { fullTimeHours, lastYears }: WorkRules,
  today: Day,
): CountedYears {
  const now = monthNumber(monthOf(today));
  const first = now - lastYears * MONTHS + 1;
  const recent = jobs.filter((job) => job.finishedOn === undefined || monthNumber(job.finishedOn) >= first);
  const counting = recent.filter((job) => !cannotCount(job));
  const open = counting.filter((job) => isOpen(job) || job.countryCode === undefined);
  const spans = counting.flatMap((job): Span[] =>
    job.startedOn === undefined || job.hoursPerWeek === undefined
      ? []
      : [
          {
            inCanada: job.countryCode === CANADA,
            from: Math.max(first, monthNumber(job.startedOn)),
            to: Math.min(now, job.finishedOn === undefined ? now : monthNumber(job.finishedOn)),
            hours: job.hoursPerWeek,
          },
        ],
  );

  let [canada, abroad] = [0, 0];
  for (let month = first; month <= now; month += 1) {
    const hours = (inCanada: boolean): number =>
      spans
        .filter((span) => span.inCanada === inCanada && span.from <= month && month <= span.to)
        .reduce((sum, span) => sum + span.hours, 0);
    const hoursInCanada = Math.min(fullTimeHours, hours(true));
    canada += hoursInCanada;
    abroad += Math.min(fullTimeHours - hoursInCanada, hours(false));
  }

  const openIn = (inCanada: boolean): boolean =>
    open.some(({ countryCode }) => countryCode === undefined || (countryCode === CANADA) === inCanada);
  return {
    canada: openIn(true) ? null : yearsOf(canada, fullTimeHours),
    abroad: openIn(false) ? null : yearsOf(abroad, fullTimeHours),
    together: open.length > 0 ? null : yearsOf(canada + abroad, fullTimeHours),
  };
}
