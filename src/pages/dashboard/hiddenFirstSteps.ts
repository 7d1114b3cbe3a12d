import { useSyncExternalStore } from 'react';
import { appState } from '@/runtime/app';
import { createListeners } from '@/runtime/listeners';
import { read, subscribe, write } from '@/storage/browserStorage';
import { FIRST_STEPS_KEPT, firstSteps } from '@/storage/keys';

/** Tells components of a change. This browser stores the ids of the users who have hidden the first steps. */
const changed = appState(() => createListeners());
const hidden = (): readonly string[] => read(firstSteps) ?? [];

/**
 * Hides the first steps for a user or shows them again. When too many users are stored, the oldest is
 * dropped.
 */
export function hideFirstSteps(userId: string, isHidden: boolean): void {
  const others = hidden().filter((id) => id !== userId);
  write(firstSteps, isHidden ? [...others, userId].slice(-FIRST_STEPS_KEPT) : others);
  changed().tell();
}

const follow = (listener: () => void) => {
  const here = changed().subscribe(listener);
  const elsewhere = subscribe(listener);
  return () => {
    here();
    elsewhere();
  };
};
export const useFirstStepsHidden = (userId: string): boolean =>
  useSyncExternalStore(
    follow,
    () => hidden().includes(userId),
    () => true,
  );
