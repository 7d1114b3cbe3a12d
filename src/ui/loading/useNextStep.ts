import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => undefined;
const no = () => false;
const yes = () => true;

/**
 * False when a page first comes to the screen, true in the step right after: what need not be there with its heading is
 * made then, in slices. True at once on a prerendered page, which has it already.
 */
export function useNextStep(): boolean {
  const isPrerendered = useSyncExternalStore(never, no, yes);
  return useDeferredValue(true, isPrerendered);
}
