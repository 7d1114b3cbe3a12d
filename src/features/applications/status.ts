import type { Application } from '@/api/endpoints/applications';
import { isOpenProposal } from './interviewTimes';
import { APPLICATION_STATUSES, type ApplicationStatus } from '@/config/jobs';
import type { TextKey } from '@/i18n/textKey';

/** The columns of the board, in their order. */
export const COLUMNS = ['draft', 'submitted', 'inReview', 'interview', 'offer', 'closed'] as const;
export type Column = (typeof COLUMNS)[number];

/** The names of the statuses, as the applicant reads them. */
export const STATUS_NAMES = {
  draft: 'terms:draft',
  submitted: 'terms:submitted',
  inReview: 'terms:inReview',
  interview: 'terms:interview',
  offer: 'terms:offer',
  accepted: 'terms:accepted',
  declined: 'applications:declined',
  rejected: 'applications:notChosen',
  withdrawn: 'terms:withdrawn',
} as const satisfies Readonly<Record<ApplicationStatus, TextKey>>;
/** The headings of the columns. Each names the status of several applications. */
export const COLUMN_NAMES = {
  draft: 'applications:columns.draft',
  submitted: 'applications:columns.submitted',
  inReview: 'terms:inReview',
  interview: 'terms:interview',
  offer: 'terms:offer',
  closed: 'terms:closed',
} as const satisfies Readonly<Record<Column, TextKey>>;

export const isKnownStatus = (word: string): word is ApplicationStatus =>
  (APPLICATION_STATUSES as readonly string[]).includes(word);

/** The column of a status. Statuses that have ended or are unknown are in 'closed'. */
export const columnOf = (status: string): Column => COLUMNS.find((column) => column === status) ?? 'closed';

/** Applications by column. In each column they keep their order. */
export function byColumn(list: readonly Application[]): ReadonlyMap<Column, readonly Application[]> {
  const columns = new Map<Column, Application[]>(COLUMNS.map((column) => [column, []]));
  for (const each of list) columns.get(columnOf(each.status))?.push(each);
  return columns;
}

/** Which sentence describes the status of an application, and the values that it contains. */
interface StatusLine {
  readonly key:
    | 'draft'
    | 'submitted'
    | 'submittedUnseen'
    | 'submittedSeen'
    | 'inReview'
    | 'interview'
    | 'interviewAt'
    | 'interviewChoose'
    | 'interviewNone'
    | 'interviewGone'
    | 'offer'
    | 'offerUntil'
    | 'accepted'
    | 'declined'
    | 'declinedLate'
    | 'rejected'
    | 'withdrawn'
    | 'withdrawnOn'
    | 'unknown';
  /** ISO date and time, for sentences that contain one. */
  readonly at?: string;
  /** The unknown status itself, for 'unknown'. */
  readonly word?: string;
}

/** When the present status began: taken from the timeline, otherwise the time of the last change. */
const changedAt = ({ timeline, status, updatedAt }: Application): string | undefined =>
  timeline?.findLast((entry) => entry.status === status)?.at ?? updatedAt ?? undefined;

const withMoment = (
  key: StatusLine['key'],
  plain: StatusLine['key'],
  at: string | null | undefined,
): StatusLine => (at === null || at === undefined ? { key: plain } : { key, at });

const interviewLine = (application: Application): StatusLine => {
  const { interview } = application;
  if (isOpenProposal(application)) {
    const isGone = interview?.times?.every(({ state }) => state === 'taken' || state === 'passed') === true;
    return { key: isGone ? 'interviewGone' : 'interviewChoose' };
  }
  if (interview?.at === null && interview.answer?.none === true) return { key: 'interviewNone' };
  return withMoment('interviewAt', 'interview', interview?.at);
};

/** The sentence for an application's status. */
export function statusLine(application: Application): StatusLine {
  const { status, seenAt, offer, timeline } = application;
  if (!isKnownStatus(status)) return { key: 'unknown', word: status };
  switch (status) {
    case 'submitted':
      return seenAt === null ? { key: 'submittedUnseen' } : withMoment('submittedSeen', 'submitted', seenAt);
    case 'interview':
      return interviewLine(application);
    case 'offer':
      return withMoment('offerUntil', 'offer', offer?.expiresAt);
    case 'declined':
      return { key: timeline?.at(-1)?.by === 'system' ? 'declinedLate' : 'declined' };
    case 'withdrawn':
      return withMoment('withdrawnOn', 'withdrawn', changedAt(application));
    default:
      return { key: status };
  }
}
