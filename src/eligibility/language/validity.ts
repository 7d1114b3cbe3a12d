import { addDays, addMonths, type Day, daysBetween, earlier, lastDayAfter } from '@/eligibility/calendar';
import type { LanguageTestRules } from './languageRules';

const VALID_MONTHS = 24;
/** A new result takes three months to get, and an invitation leaves 60 days: our suggestion. */
const LEAD_MONTHS = 3;
const INVITATION_DAYS = 60;

/** How long a result counts. `validUntil` and `bookBy` are days; `expiredOn` is the day after the last valid one. */
export interface TestValidity {
  readonly state: 'valid' | 'expiring' | 'expired';
  readonly validUntil: Day;
  readonly expiredOn: Day;
  readonly bookBy: Day;
  /** Days from today to the last valid day; negative once expired. */
  readonly daysLeft: number;
}

/** Two years, counted from the earlier of test date and result date; 'expiring' from the day to book a new test on. */
export function testValidity(takenOn: Day, resultOn: Day | undefined, today: Day): TestValidity {
  const start = resultOn === undefined ? takenOn : earlier(takenOn, resultOn);
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

/** What is wrong with a test date: in the future, or before the test was accepted. Null when nothing is. */
export function testDateProblem(
  test: Pick<LanguageTestRules, 'acceptedFrom'>,
  takenOn: Day,
  today: Day,
): 'future' | 'notYetAccepted' | null {
  if (takenOn > today) return 'future';
  return test.acceptedFrom !== undefined && takenOn < test.acceptedFrom ? 'notYetAccepted' : null;
}
