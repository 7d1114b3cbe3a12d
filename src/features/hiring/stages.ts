import { APPLICATION_STATUSES, type ApplicationStatus, STAFF_MOVES, type StaffMove } from '@/config/jobs';
import type { TextKey } from '@/i18n/textKey';

/** The columns of the agency's pipeline, and which statuses stand in each. */
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

/** What staff call each status. */
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
/** The heads of the columns, which say how several applications stand. */
export const STAGE_NAMES = {
  new: 'hiring:stages.new',
  inReview: 'terms:inReview',
  interview: 'terms:interview',
  offer: 'terms:offer',
  decided: 'hiring:stages.decided',
  closed: 'hiring:stages.closed',
} as const satisfies Readonly<Record<Stage, TextKey>>;
/** What a move is called: by where it leads. */
export const MOVE_NAMES = {
  inReview: 'terms:inReview',
  interview: 'terms:interview',
  offer: 'terms:offer',
  rejected: 'hiring:rejection',
} as const satisfies Readonly<Record<StaffMove, TextKey>>;

/** What staff can see: what was not sent is nobody's business. */
export const SENT_STATUSES = APPLICATION_STATUSES.filter((status) => status !== 'draft');

/** The column of a status; a word that is not known here stands with the closed ones. */
export const stageOf = (status: string): Stage =>
  STAGES.find((stage) => STATUSES_OF[stage].some((one) => one === status)) ?? 'closed';

/** A map, as a server may call a status anything. */
const LEGAL: ReadonlyMap<string, readonly StaffMove[]> = new Map(
  Object.entries({
    submitted: ['inReview', 'interview', 'rejected'],
    inReview: ['interview', 'offer', 'rejected'],
    interview: ['interview', 'offer', 'rejected'],
    offer: ['rejected'],
  }),
);

/** Where staff may move an application from its status. The applicant's own steps are not among them. */
export const legalMoves = (status: string): readonly StaffMove[] =>
  STAFF_MOVES.filter((to) => LEGAL.get(status)?.includes(to) === true);
