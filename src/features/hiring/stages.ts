import { useTranslation } from 'react-i18next';
import { APPLICATION_STATUSES, type ApplicationStatus, STAFF_MOVES, type StaffMove } from '@/config/jobs';
import type { TextKey } from '@/i18n/textKey';

/** The columns of the agency's pipeline, and the statuses in each. */
export const STAGES = ['new', 'inReview', 'interview', 'offer', 'decided', 'closed'] as const;
export type Stage = (typeof STAGES)[number];

export const STATUSES_OF: Readonly<Record<Stage, readonly ApplicationStatus[]>> = {
  new: ['submitted'],
  inReview: ['inReview'],
  interview: ['interview'],
  offer: ['offer'],
  decided: ['accepted', 'declined'],
  closed: ['rejected', 'withdrawn'],
};

/** The names of the statuses, as staff read them. */
export const STATUS_NAMES = {
  draft: 'terms:draft',
  submitted: 'hiring:status.submitted',
  inReview: 'terms:inReview',
  interview: 'terms:interview',
  offer: 'terms:offer',
  accepted: 'terms:accepted',
  declined: 'hiring:status.declined',
  rejected: 'hiring:status.rejected',
  withdrawn: 'terms:withdrawn',
} as const satisfies Readonly<Record<ApplicationStatus, TextKey>>;
/** The headings of the columns. Each names the status of several applications. */
export const STAGE_NAMES = {
  new: 'hiring:stages.new',
  inReview: 'terms:inReview',
  interview: 'terms:interview',
  offer: 'terms:offer',
  decided: 'hiring:stages.decided',
  closed: 'hiring:stages.closed',
} as const satisfies Readonly<Record<Stage, TextKey>>;
/** The names of the moves. Each is named by the status that it leads to. */
export const MOVE_NAMES = {
  inReview: 'terms:inReview',
  interview: 'terms:interview',
  offer: 'terms:offer',
  rejected: 'hiring:rejection',
} as const satisfies Readonly<Record<StaffMove, TextKey>>;

/** The statuses that staff can see. Drafts are private to the applicant. */
export const SENT_STATUSES = APPLICATION_STATUSES.filter((status) => status !== 'draft');

/** The column of a status. An unknown status is in 'closed'. */
export const stageOf = (status: string): Stage =>
  STAGES.find((stage) => STATUSES_OF[stage].some((one) => one === status)) ?? 'closed';

/** A map and not an object, because a server may send any text as a status, also 'constructor'. */
const LEGAL: ReadonlyMap<string, readonly StaffMove[]> = new Map(
  Object.entries({
    submitted: ['inReview', 'interview', 'rejected'],
    inReview: ['interview', 'offer', 'rejected'],
    interview: ['interview', 'offer', 'rejected'],
    offer: ['rejected'],
  }),
);

/** The moves that staff may make from a status. Steps of the applicant are not among them. */
export const legalMoves = (status: string): readonly StaffMove[] =>
  STAFF_MOVES.filter((to) => LEGAL.get(status)?.includes(to) === true);

/** Returns the name of a status, as staff read it. An unknown status is shown as the server sent it. */
export function useStatusName(): (status: string) => string {
  const { t } = useTranslation(['hiring', 'terms']);
  return (status) => {
    const ownStatus = APPLICATION_STATUSES.find((one) => one === status);
    return ownStatus === undefined || ownStatus === 'draft' ? status : t(STATUS_NAMES[ownStatus]);
  };
}
