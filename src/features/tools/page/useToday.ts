import { useSyncExternalStore } from 'react';
import { type Day, today } from '@/eligibility/calendar';

const never = () => () => undefined;

/**
 * The current date of this device. A prerendered page uses the date on which the rules were checked until
 * hydration.
 */
export const useToday = (checkedOn: Day): Day =>
  useSyncExternalStore(
    never,
    () => today(),
    () => checkedOn,
  );
