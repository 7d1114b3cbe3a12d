import { useEffect, useRef, useSyncExternalStore } from 'react';
import { isPlainKey } from '@/layout/overlays';
import { appState } from '@/runtime/app';
import { useAppState } from '@/runtime/AppScope';
import { listen } from '@/runtime/listen';
import { shortcuts } from '@/storage/keys';
import { storedValue } from '@/storage/storedValue';

/** Whether single-key shortcuts are switched on. */
const keySwitch = storedValue(shortcuts, true);
export const switchKeys = keySwitch.set;
export const useKeysAreOn = (): boolean =>
  useSyncExternalStore(keySwitch.subscribe, keySwitch.get, () => true);
/** For `aria-keyshortcuts`: returns the keys, or undefined if single-key shortcuts are switched off. */
export function useKeyHint(): (keys: string) => string | undefined {
  const on = useKeysAreOn();
  return (keys) => (on ? keys : undefined);
}

/** The action of a key and its name. Keys of all pages get their names in the dialog. */
export interface Key {
  readonly name?: string;
  readonly run: () => void;
}
/** By letter. Two letters, such as 'gh', mean 'g, then the letter'. */
export type Keys = Readonly<Record<string, Key | undefined>>;
type Place = 'everywhere' | 'page';
interface KeySet {
  readonly place: Place;
  readonly keys: () => Keys;
}

/** How long after `g` its second letter is accepted, in ms. */
const SECOND_KEY_TIME = 1500;

/** The letter of a key on any keyboard layout; '' if it is not a letter. */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (key === '؟') return '?';
  if (/^[\x21-\x7e]$/.test(key)) return key.toLowerCase();
  return key.length === 1 ? (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? '') : '';
}

/**
 * The keys that work now. Those of the page have priority over those of all pages. There is one event
 * listener.
 */
export const singleKeys = appState(() => {
  let sets: readonly KeySet[] = [];
  let stop: (() => void) | undefined;
  let waitingSince = 0;
  const of = (place: Place): Keys =>
    Object.assign({}, ...sets.filter((set) => set.place === place).map(({ keys }) => keys()));
  const keyNamed = (name: string): Key | undefined => of('page')[name] ?? of('everywhere')[name];

  function onKey(event: Event): void {
    if (!isPlainKey(event) || !keySwitch.get()) return;
    const letter = letterOf(event);
    if (letter === '') return;
    const isSecond = Date.now() - waitingSince < SECOND_KEY_TIME;
    waitingSince = letter === 'g' ? Date.now() : 0;
    const key = letter === 'g' ? undefined : keyNamed(isSecond ? `g${letter}` : letter);
    if (key === undefined) return;
    event.preventDefault();
    key.run();
  }

  return {
    of,
    add: (set: KeySet): (() => void) => {
      stop ??= listen(document, ['keydown'], onKey);
      sets = [...sets, set];
      return () => {
        sets = sets.filter((each) => each !== set);
        if (sets.length > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
});

/** Registers shortcuts while a component is mounted. */
export function useSingleKeys(keys: Keys, place: Place = 'page'): void {
  const { add } = useAppState(singleKeys);
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => add({ place, keys: () => latest.current }), [add, place]);
}
