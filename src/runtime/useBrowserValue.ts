import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * A value that only the browser has. While a prerendered page is hydrated, it is the value that the markup was
 * made with.
 * @param read returns the same value at each render
 */
export const useBrowserValue = <V>(read: () => V, prerendered: () => V): V =>
  useSyncExternalStore(never, read, prerendered);

const yes = () => true;
const no = () => false;

/** False while prerendered markup is hydrated, and true afterwards. */
export const useIsHydrated = (): boolean => useBrowserValue(yes, no);
