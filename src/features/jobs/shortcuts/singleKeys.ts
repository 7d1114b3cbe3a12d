import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { part } from '@/runtime/app';
import { createListeners } from '@/runtime/listeners';
import { read, subscribe, write } from '@/storage/browserStorage';
import { shortcuts } from '@/storage/keys';

/** Single keys do something only where nobody types, and where they were not switched off. */
const switched = part(() => createListeners());

export const keysAreOn = (): boolean => read(shortcuts) ?? true;
export function switchKeys(on: boolean): void {
  write(shortcuts, on);
  switched().tell();
}
const follow = (listener: () => void) => {
  const here = switched().subscribe(listener);
  const elsewhere = subscribe(listener);
  return () => {
    here();
    elsewhere();
  };
};
export const useKeysAreOn = (): boolean => useSyncExternalStore(follow, keysAreOn, () => true);

/** What each key does, by its letter; a second letter stands for 'g, then the letter'. */
export type KeyActions = Readonly<Record<string, (() => void) | undefined>>;

const WAITS = 1500;
const typesOrChooses = (at: EventTarget | null): boolean =>
  at instanceof HTMLElement &&
  at.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]') !== null;

/** Listens to single keys while a page is shown. */
export function useSingleKeys(actions: KeyActions): void {
  const act = useEffectEvent((name: string): boolean => {
    const action = actions[name];
    action?.();
    return action !== undefined;
  });
  useEffect(() => {
    let waitingSince = 0;
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey, target, defaultPrevented, repeat } = event;
      if (ctrlKey || altKey || metaKey || defaultPrevented || repeat || key.length !== 1) return;
      if (typesOrChooses(target) || document.querySelector('[role="dialog"]') !== null || !keysAreOn())
        return;
      const letter = key.toLowerCase();
      const isSecond = Date.now() - waitingSince < WAITS;
      waitingSince = !isSecond && letter === 'g' ? Date.now() : 0;
      if (act(isSecond ? `g${letter}` : letter)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
