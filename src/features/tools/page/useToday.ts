import { useSyncExternalStore } from 'react';
import { type Day, today } from '@/eligibility/calendar';

const never = () => () => undefined;

/**
 * The device's calendar day. A prerendered page cannot know it, so it takes the day on which the rules were checked and
 * changes when it has started.
 */
export const useToday = (checkedOn: Day): Day =>
  useSyncExternalStore(
    never,
    () => today(),
    () => checkedOn,
  );
