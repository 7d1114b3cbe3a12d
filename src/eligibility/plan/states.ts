import { addDays, addMonths, type Day, daysBetween, earlierDay, lastDayAfter } from '@/eligibility/calendar';
import type { Need } from './needs';

/** The data of a stored document that a plan uses. */
export interface Paper {
  readonly id: string;
  readonly type: string;
  readonly status: string;
  /** ISO date, with or without time. The newest document of a type counts. */
  readonly uploadedAt: string;
  readonly issuedOn?: Day | undefined;
  readonly expiresOn?: Day | undefined;
  readonly countryCode?: string | undefined;
  /** The id of the family member that it belongs to; absent for the candidate. */
  readonly person?: string | undefined;
}

/** The dates of the language test that a document belongs to. */
export interface TestDays {
  readonly documentId: string;
  readonly takenOn?: Day | undefined;
  readonly resultOn?: Day | undefined;
}

export type ItemState =
  | 'notNeeded'
  | 'missing'
  | 'dateMissing'
  | 'issuedBeforeLeft'
  | 'expired'
  | 'orderNow'
  | 'expiring'
  | 'valid'
  | 'snapshot'
  | 'noExpiry';

export interface PlanItem extends Need {
  readonly state: ItemState;
  readonly paper?: Paper;
  /** The last day on which the document is valid; absent if it has none or it is unknown. */
  readonly lastDay?: Day;
  /** Our suggestion of the day on which to order a new one. */
  readonly orderOn?: Day;
  /** For a passport: the day before which we advise to renew it. It does not change the state. */
  readonly renewBy?: Day;
  readonly daysLeft?: number;
}

const EXPIRING_DAYS = 180;
/** The number of days that an invitation leaves. A document that expires within them is useless. */
const INVITATION_DAYS = 60;

/** The newest document that fits a need and was not rejected. */
function paperFor(need: Need, papers: readonly Paper[]): Paper | undefined {
  return papers
    .filter(
      (paper) =>
        paper.type === need.rule.type &&
        paper.status !== 'rejected' &&
        (need.countryCode === undefined || paper.countryCode === need.countryCode) &&
        paper.person === need.person,
    )
    .toSorted((one, other) => one.uploadedAt.localeCompare(other.uploadedAt))
    .at(-1);
}

/**
 * The day from which a document's months run: for a test the earlier of its dates, otherwise the day of
 * issue.
 */
function startOf(paper: Paper, tests: readonly TestDays[]): Day | undefined {
  const days = tests.find(({ documentId }) => documentId === paper.id);
  if (days?.takenOn === undefined) return days?.resultOn ?? paper.issuedOn;
  return days.resultOn === undefined ? days.takenOn : earlierDay(days.takenOn, days.resultOn);
}

/** The last day on which a document is valid; undefined if the date that it depends on is unknown. */
function lastDayOf({ rule }: Need, paper: Paper, tests: readonly TestDays[]): Day | undefined {
  const { type, months } = rule.validity;
  if (type === 'ownExpiry') return paper.expiresOn;
  const start = startOf(paper, tests);
  return start === undefined || months === undefined ? undefined : lastDayAfter(start, months);
}

function dated(need: Need, paper: Paper, lastDay: Day, today: Day): PlanItem {
  const { leadMonths, validity } = need.rule;
  const orderOn =
    leadMonths === undefined ? undefined : addDays(addMonths(lastDay, -leadMonths), -INVITATION_DAYS);
  const daysLeft = daysBetween(today, lastDay);
  const state =
    today > lastDay
      ? 'expired'
      : orderOn !== undefined && today >= orderOn
        ? 'orderNow'
        : daysLeft <= EXPIRING_DAYS
          ? 'expiring'
          : 'valid';
  return {
    ...need,
    state,
    paper,
    lastDay,
    daysLeft,
    ...(orderOn === undefined ? {} : { orderOn }),
    ...(validity.marginMonths === undefined ? {} : { renewBy: addMonths(lastDay, -validity.marginMonths) }),
  };
}

/** A needed document with its state today. `notNeeded` has the keys that the person removed from the plan. */
export function itemOf(
  need: Need,
  papers: readonly Paper[],
  tests: readonly TestDays[],
  notNeeded: readonly string[],
  today: Day,
): PlanItem {
  if (notNeeded.includes(need.key)) return { ...need, state: 'notNeeded' };
  const { type } = need.rule.validity;
  const paper = paperFor(need, papers);
  if (paper === undefined) return { ...need, state: 'missing' };
  if (type === 'none') return { ...need, state: 'noExpiry', paper };
  if (type === 'snapshot') return { ...need, state: 'snapshot', paper };
  if (type === 'issuedAfter') {
    if (paper.issuedOn === undefined) return { ...need, state: 'dateMissing', paper };
    const before = need.leftOn !== undefined && paper.issuedOn < need.leftOn;
    return {
      ...need,
      state: before ? 'issuedBeforeLeft' : 'noExpiry',
      paper,
      check: need.check || need.leftOn === undefined,
    };
  }
  const lastDay = lastDayOf(need, paper, tests);
  return lastDay === undefined
    ? { ...need, state: 'dateMissing', paper }
    : dated(need, paper, lastDay, today);
}
