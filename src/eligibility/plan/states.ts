import { addDays, addMonths, type Day, daysBetween, earlier, lastDayAfter } from '@/eligibility/calendar';
import type { Need } from './needs';

/** A stored document, as far as a plan looks at it. */
export interface Paper {
  readonly id: string;
  readonly type: string;
  readonly status: string;
  /** Moment or day; the newest of a type counts. */
  readonly uploadedAt: string;
  readonly issuedOn?: Day | undefined;
  readonly expiresOn?: Day | undefined;
  readonly countryCode?: string | undefined;
  /** The family member whose it is; absent is the candidate. */
  readonly person?: string | undefined;
}

/** The days of the language test that a document belongs to. */
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
  /** The last day on which the paper is good; absent when it has none, or it is not known. */
  readonly lastDay?: Day;
  /** From this day on a new one should be ordered: our suggestion. */
  readonly orderOn?: Day;
  /** Of a passport: renew before this day to be safe. Advice, never a state. */
  readonly renewBy?: Day;
  readonly daysLeft?: number;
}

const EXPIRING_DAYS = 180;
/** An invitation leaves so many days: what runs out within them is of no use. */
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

/** The day from which a paper's months run: of a test the earlier of its days, else the day of issue. */
function startOf(paper: Paper, tests: readonly TestDays[]): Day | undefined {
  const days = tests.find(({ documentId }) => documentId === paper.id);
  if (days?.takenOn === undefined) return days?.resultOn ?? paper.issuedOn;
  return days.resultOn === undefined ? days.takenOn : earlier(days.takenOn, days.resultOn);
}

/** The last day on which a paper is good; undefined when the day it hangs on is not known. */
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

/** How a needed paper stands today. `notNeeded` has the keys that the person took out of the plan. */
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
