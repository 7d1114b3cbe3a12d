import { useSyncExternalStore } from 'react';
import { FIRST_STEPS_KEPT, firstSteps } from '@/storage/keys';
import { storedValue } from '@/storage/storedValue';

/** The ids of the users who have hidden the first steps in this browser. */
const hiddenFor = storedValue(firstSteps, []);

/**
 * Hides the first steps for a user or shows them again. When too many users are stored, the oldest is
 * dropped.
 */
export function hideFirstSteps(userId: string, isHidden: boolean): void {
  const others = hiddenFor.get().filter((id) => id !== userId);
  hiddenFor.set(isHidden ? [...others, userId].slice(-FIRST_STEPS_KEPT) : others);
}

export const useFirstStepsHidden = (userId: string): boolean =>
  useSyncExternalStore(
    hiddenFor.subscribe,
    () => hiddenFor.get().includes(userId),
    () => true,
  );
