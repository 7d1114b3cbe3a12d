import { addDays, addMonths, type Day, daysBetween } from '@/eligibility/calendar';
import { needsOf, type PlanPerson } from './needs';
import type { PlanSections } from './planRules';
import { type ItemState, itemOf, type Paper, type PlanItem, type TestDays } from './states';

export interface PlanInput {
  readonly person: PlanPerson;
  readonly papers: readonly Paper[];
  readonly tests: readonly TestDays[];
  /** Keys of the documents that the person removed from the plan. */
  readonly notNeeded: readonly string[];
}

/**
 * Until when all needed documents are valid. 'cannotTell' has the keys of those for which this is unknown.
 */
export type SafeUntil =
  | { readonly kind: 'until'; readonly day: Day }
  | { readonly kind: 'cannotTell'; readonly keys: readonly string[] }
  | { readonly kind: 'noExpiry' };

export interface Plan {
  readonly items: readonly PlanItem[];
  readonly safeUntil: SafeUntil;
}

/** The states with which it is unknown until when all documents are valid. */
const OPEN: readonly ItemState[] = ['missing', 'dateMissing', 'issuedBeforeLeft'];

function safeUntil(items: readonly PlanItem[]): SafeUntil {
  const open = items.filter(({ state }) => OPEN.includes(state));
  if (open.length > 0) return { kind: 'cannotTell', keys: open.map(({ key }) => key) };
  const first = items
    .flatMap(({ lastDay }) => lastDay ?? [])
    .toSorted()
    .at(0);
  return first === undefined ? { kind: 'noExpiry' } : { kind: 'until', day: first };
}

/** The plan of a person on a day: every needed document with its state, and until when all are valid. */
export function planOn(sections: PlanSections, input: PlanInput, today: Day): Plan {
  const items = needsOf(sections, input.person, today).map((need) =>
    itemOf(need, input.papers, input.tests, input.notNeeded, today),
  );
  return { items, safeUntil: safeUntil(items) };
}

/**
 * What is wrong with an invitation date: it is in the future, or more than a year ago. Null if nothing is
 * wrong.
 */
export function invitationProblem(invitedOn: Day, today: Day): 'future' | 'tooOld' | null {
  if (invitedOn > today) return 'future';
  return addMonths(invitedOn, 12) < today ? 'tooOld' : null;
}

/** The deadline of an invitation. `daysLeft` is negative after it. */
export interface Invitation {
  readonly lastDay: Day;
  readonly days: number;
  readonly daysLeft: number;
}

export function invitation({ invitation: { days } }: PlanSections, invitedOn: Day, today: Day): Invitation {
  const lastDay = addDays(invitedOn, days);
  return { lastDay, days, daysLeft: daysBetween(today, lastDay) };
}

/** The state of a document on the last day of an invitation. */
export type OnLastDay = 'valid' | 'expiresBefore' | 'notInTime' | 'toGet';

/**
 * The state of a document on the last day to apply. 'notInTime' means that it cannot arrive by then if it is
 * ordered today, 'toGet' that it can. A passport that expires before that day must be renewed, however long
 * that takes. Null if the document is not needed.
 */
export function onLastDay(item: PlanItem, lastDay: Day, today: Day): OnLastDay | null {
  if (item.state === 'notNeeded') return null;
  const { leadMonths } = item.rule;
  const inTime = leadMonths === undefined || addMonths(today, leadMonths) <= lastDay;
  if (OPEN.includes(item.state) || item.state === 'expired') return inTime ? 'toGet' : 'notInTime';
  if (item.lastDay === undefined || item.lastDay >= lastDay) return 'valid';
  return inTime || item.rule.type === 'passport' ? 'expiresBefore' : 'notInTime';
}

/** A date of the plan that a person should know about. */
export interface PlanEvent {
  readonly kind: 'order' | 'expires' | 'last-day';
  readonly day: Day;
  /** The same in every download, so that a calendar updates the event that it has. */
  readonly uid: string;
  /** Absent for the last day to apply. */
  readonly item?: PlanItem;
}

const uidOf = (kind: PlanEvent['kind'], { rule, countryCode = '', person = '' }: PlanItem): string =>
  `${kind}-${rule.type}-${countryCode}-${person}@visatalent`;

/** All dates of a plan, earliest first: when to order, when a document expires, and the last day to apply. */
export function planEvents({ items }: Plan, invited: Invitation | null): PlanEvent[] {
  const events = items.flatMap((item): PlanEvent[] => [
    ...(item.orderOn === undefined
      ? []
      : [{ kind: 'order' as const, day: item.orderOn, uid: uidOf('order', item), item }]),
    ...(item.lastDay === undefined
      ? []
      : [{ kind: 'expires' as const, day: item.lastDay, uid: uidOf('expires', item), item }]),
  ]);
  if (invited !== null) {
    events.push({ kind: 'last-day', day: invited.lastDay, uid: 'last-day-invitation--@visatalent' });
  }
  return events.toSorted(
    (one, other) => one.day.localeCompare(other.day) || one.uid.localeCompare(other.uid),
  );
}

/** The number of documents that should be ordered now. */
export const orderNowCount = ({ items }: Plan): number =>
  items.filter(({ state }) => state === 'orderNow').length;
