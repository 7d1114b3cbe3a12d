import type { Application } from '@/api/endpoints/applications';
import { FIRST_RESPONSE_WEEKS } from '@/config/marketing';
import { DAY } from '@/config/time';

const WEEK_DAYS = 7;

interface Wait {
  /** The day of the wait: the first 24 hours are day 1. */
  readonly day: number;
  /** Between how many and how many days a first answer usually takes. */
  readonly from: number;
  readonly to: number;
  /** True when the usual time has passed. */
  readonly isOver: boolean;
}

/** Between how many and how many days a first answer usually takes. */
export const usualDays = ({ usualResponseDays: usual }: Pick<Application, 'usualResponseDays'>) =>
  usual !== null && usual !== undefined && usual.from > 0 && usual.to >= usual.from
    ? { from: usual.from, to: usual.to }
    : { from: FIRST_RESPONSE_WEEKS.from * WEEK_DAYS, to: FIRST_RESPONSE_WEEKS.to * WEEK_DAYS };

/**
 * How long an applicant has waited for a first answer. Null when the status is not a waiting one, or when the
 * date of sending is missing, invalid or in the future.
 */
export function waitOf(application: Application, now: number): Wait | null {
  const { status, submittedAt } = application;
  if (status !== 'submitted' && status !== 'inReview') return null;
  const since = now - Date.parse(submittedAt ?? '');
  if (!(since >= 0)) return null;
  const { from, to } = usualDays(application);
  const day = Math.floor(since / DAY) + 1;
  return { day, from, to, isOver: day > to };
}
