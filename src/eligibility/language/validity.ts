import { addDays, addMonths, type Day, daysBetween, earlierDay, lastDayAfter } from '@/eligibility/calendar';
import type { LanguageTestRules } from './languageRules';

const VALID_MONTHS = 24;
/** Our suggestion: a new result takes three months, and an invitation leaves 60 days. */
const LEAD_MONTHS = 3;
const INVITATION_DAYS = 60;

/**
 * How long a result is valid. All values are days; `expiredOn` is the day after `validUntil`, `bookBy` the
 * day to book a new test on.
 */
export interface TestValidity {
  readonly state: 'valid' | 'expiring' | 'expired';
  readonly validUntil: Day;
  readonly expiredOn: Day;
  readonly bookBy: Day;
  /** Days from today to the last valid day; negative after that. */
  readonly daysLeft: number;
}

/**
 * A result is valid for two years from the earlier of test date and result date. It is 'expiring' from the
 * day on which a new test should be booked.
 */
export function testValidity(takenOn: Day, resultOn: Day | undefined, today: Day): TestValidity {
  const start = resultOn === undefined ? takenOn : earlierDay(takenOn, resultOn);
  const validUntil = lastDayAfter(start, VALID_MONTHS);
  const bookBy = addDays(addMonths(validUntil, -LEAD_MONTHS), -INVITATION_DAYS);
  return {
    state: today > validUntil ? 'expired' : today >= bookBy ? 'expiring' : 'valid',
    validUntil,
    expiredOn: addDays(validUntil, 1),
    bookBy,
    daysLeft: daysBetween(today, validUntil),
  };
}

/**
 * What is wrong with a test date: it is in the future, or before the test was accepted. Null if nothing is
 * wrong.
 */
export function testDateProblem(
  test: Pick<LanguageTestRules, 'acceptedFrom'>,
  takenOn: Day,
  today: Day,
): 'future' | 'notYetAccepted' | null {
  if (takenOn > today) return 'future';
  return test.acceptedFrom !== undefined && takenOn < test.acceptedFrom ? 'notYetAccepted' : null;
}
