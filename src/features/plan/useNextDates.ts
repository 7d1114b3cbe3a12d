import type { Day } from '@/eligibility/calendar';
import { mapRead, type ReadState } from '@/ui/loading/readState';
import { usePlan } from './usePlan';
import { usePlanWords } from './usePlanWords';

/** A date of the plan with its text in the interface language. */
interface NextDate {
  readonly uid: string;
  readonly day: Day;
  /** For example 'Order: Passport', 'Expires: Medical exam', 'Last day to apply'. */
  readonly text: string;
}

interface NextDates {
  /** From today on, earliest first. */
  readonly dates: readonly NextDate[];
  /** The number of documents that should be ordered now. */
  readonly orderNow: number;
}

/**
 * The next dates of a person's plan; null when there is no plan. Without a plan, only the answers are
 * requested. Callers must load the namespaces 'plan' and 'documents'.
 */
export function useNextDates(userId: string, count = 3): ReadState<NextDates | null> {
  const { view } = usePlan(userId);
  const words = usePlanWords(view.status === 'ready' ? (view.data?.family ?? []) : []);
  return mapRead(view, (plan) =>
    plan === null
      ? null
      : {
          orderNow: plan.orderNow,
          dates: plan.events
            .filter(({ day }) => day >= plan.today)
            .slice(0, count)
            .map((event) => ({ uid: event.uid, day: event.day, text: words.event(event) })),
        },
  );
}
