import { useSyncExternalStore } from 'react';
import { appState } from '@/runtime/app';
import { createListeners } from '@/runtime/listeners';
import { read, subscribe, write } from '@/storage/browserStorage';
import { FIRST_STEPS_KEPT, firstSteps } from '@/storage/keys';

/** Who has hidden the first steps, in this browser. */
const changed = appState(() => createListeners());
const hidden = (): readonly string[] => read(firstSteps) ?? [];

/** Hides them for somebody, or shows them again; of too many the oldest goes. */
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
