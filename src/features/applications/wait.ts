import type { Application } from '@/api/endpoints/applications';
import { FIRST_RESPONSE_WEEKS } from '@/config/marketing';

const DAY = 86_400_000;
const WEEK_DAYS = 7;

export interface Wait {
  /** The first 24 hours are day 1. */
  readonly day: number;
  /** Days within which a first answer usually comes. */
  readonly from: number;
  readonly to: number;
  /** The usual time has passed. */
  readonly isOver: boolean;
}

/** How long a first answer usually takes, in days. */
export const usualDays = ({ usualResponseDays: usual }: Pick<Application, 'usualResponseDays'>) =>
  usual !== null && usual !== undefined && usual.from > 0 && usual.to >= usual.from
    ? { from: usual.from, to: usual.to }
    : { from: FIRST_RESPONSE_WEEKS.from * WEEK_DAYS, to: FIRST_RESPONSE_WEEKS.to * WEEK_DAYS };

/** How long somebody waits for a first answer; null where nobody waits, or the sending has no date that can be. */
export function waitOf(application: Application, now: number): Wait | null {
  const { status, submittedAt } = application;
  if (status !== 'submitted' && status !== 'inReview') return null;
  const since = now - Date.parse(submittedAt ?? '');
  if (!(since >= 0)) return null;
  const { from, to } = usualDays(application);
  const day = Math.floor(since / DAY) + 1;
  return { day, from, to, isOver: day > to };
}
