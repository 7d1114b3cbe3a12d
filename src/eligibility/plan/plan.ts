import { addDays, addMonths, type Day, daysBetween } from '@/eligibility/calendar';
import { needsOf, type PlanPerson } from './needs';
import type { PlanSections } from './planRules';
import { type ItemState, itemOf, type Paper, type PlanItem, type TestDays } from './states';

/** What a plan is made from. */
export interface PlanInput {
  readonly person: PlanPerson;
  readonly papers: readonly Paper[];
  readonly tests: readonly TestDays[];
  /** Keys of what the person took out. */
  readonly notNeeded: readonly string[];
}

/** Until when all needed papers are good; 'cannotTell' has the keys of those that stand in the way. */
export type SafeUntil =
  | { readonly kind: 'until'; readonly day: Day }
  | { readonly kind: 'cannotTell'; readonly keys: readonly string[] }
  | { readonly kind: 'noExpiry' };

export interface Plan {
  readonly items: readonly PlanItem[];
  readonly safeUntil: SafeUntil;
}

/** What stands in the way of knowing until when a person is safe. */
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

/** The plan of a person on a day: every needed paper with its state, and until when all of them are good. */
export function planOn(sections: PlanSections, input: PlanInput, today: Day): Plan {
  const items = needsOf(sections, input.person, today).map((need) =>
    itemOf(need, input.papers, input.tests, input.notNeeded, today),
  );
  return { items, safeUntil: safeUntil(items) };
}

/** What is wrong with an invitation date: in the future, or over a year ago. Null when nothing is. */
export function invitationProblem(invitedOn: Day, today: Day): 'future' | 'tooOld' | null {
  if (invitedOn > today) return 'future';
  return addMonths(invitedOn, 12) < today ? 'tooOld' : null;
}

/** The days that an invitation leaves. `daysLeft` is negative once they are over. */
export interface Invitation {
  readonly lastDay: Day;
  readonly days: number;
  readonly daysLeft: number;
}

export function invitation({ invitation: { days } }: PlanSections, invitedOn: Day, today: Day): Invitation {
  const lastDay = addDays(invitedOn, days);
  return { lastDay, days, daysLeft: daysBetween(today, lastDay) };
}

/** How a paper stands on the last day of an invitation. */
export type OnLastDay = 'valid' | 'expiresBefore' | 'notInTime' | 'toGet';

/**
 * What has to be good on the last day to apply: 'notInTime' cannot arrive by then when it is ordered today, 'toGet'
 * can. A passport that ends before is one to renew, however long that takes. Null for what is not needed.
 */
export function onLastDay(item: PlanItem, lastDay: Day, today: Day): OnLastDay | null {
  if (item.state === 'notNeeded') return null;
  const { leadMonths } = item.rule;
  const inTime = leadMonths === undefined || addMonths(today, leadMonths) <= lastDay;
  if (OPEN.includes(item.state) || item.state === 'expired') return inTime ? 'toGet' : 'notInTime';
  if (item.lastDay === undefined || item.lastDay >= lastDay) return 'valid';
  return inTime || item.rule.type === 'passport' ? 'expiresBefore' : 'notInTime';
}

/** A day of the plan that a person should know about. */
export interface PlanEvent {
  readonly kind: 'order' | 'expires' | 'last-day';
  readonly day: Day;
  /** Stays the same from one download to the next, so that a calendar changes the event that it has. */
  readonly uid: string;
  /** Absent for the last day to apply. */
  readonly item?: PlanItem;
}

const uidOf = (kind: PlanEvent['kind'], { rule, countryCode = '', person = '' }: PlanItem): string =>
  `${kind}-${rule.type}-${countryCode}-${person}@visatalent`;

/** All days of a plan, earliest first: when to order, when something expires, and the last day to apply. */
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

/** How many papers should be ordered now. */
export const orderNowCount = ({ items }: Plan): number =>
  items.filter(({ state }) => state === 'orderNow').length;
