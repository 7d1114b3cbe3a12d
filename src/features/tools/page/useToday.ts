import { type Day, today } from '@/eligibility/calendar';
import { useBrowserValue } from '@/runtime/useBrowserValue';

/**
 * The current date of this device. A prerendered page uses the date on which the rules were checked until
 * hydration.
 */
export const useToday = (checkedOn: Day): Day =>
  useBrowserValue(
    () => today(),
    () => checkedOn,
  );
