import { useEffect, useRef, useSyncExternalStore } from 'react';
import { isCovered } from '@/layout/overlays';
import { appState } from '@/runtime/app';
import { useAppState } from '@/runtime/AppScope';
import { createListeners } from '@/runtime/listeners';
import { listen } from '@/runtime/listen';
import { read, subscribe, write } from '@/storage/browserStorage';
import { shortcuts } from '@/storage/keys';

/** Single keys do something only where nobody types, and where they were not switched off. */
const switched = appState(() => createListeners());

const keysAreOn = (): boolean => read(shortcuts) ?? true;
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
/** For `aria-keyshortcuts`: the keys of a control as they are given, nothing where single keys are switched off. */
export function useKeyHint(): (keys: string) => string | undefined {
  const on = useKeysAreOn();
  return (keys) => (on ? keys : undefined);
}

/** What a key does, and what that is called; the names of those that work on every page are the dialog's. */
export interface Key {
  readonly name?: string;
  readonly run: () => void;
}
/** By the letter; a second letter stands for 'g, then the letter'. */
export type Keys = Readonly<Record<string, Key | undefined>>;
type Place = 'everywhere' | 'page';
interface KeySet {
  readonly place: Place;
  readonly keys: () => Keys;
}

/** So long, in ms, `g` waits for its letter. */
const WAITS = 1500;
const FIELDS = 'input, textarea, select, [contenteditable]';
/** A box to tick is a field, but nobody types into it. */
const BOXES = 'input[type="checkbox"], input[type="radio"]';

const isTypedInto = (at: EventTarget | null): boolean =>
  at instanceof HTMLElement && at.closest(FIELDS) !== null && at.closest(BOXES) === null;

/** The letter of a key, wherever it stands on a keyboard; '' where it is none. */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (key === '؟') return '?';
  if (/^[\x21-\x7e]$/.test(key)) return key.toLowerCase();
  return key.length === 1 ? (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? '') : '';
}

/** The keys that work now: a page's own come before those of every page. One listener serves all. */
export const singleKeys = appState(() => {
  let sets: readonly KeySet[] = [];
  let stop: (() => void) | undefined;
  let waitingSince = 0;
  const of = (place: Place): Keys =>
    Object.assign({}, ...sets.filter((set) => set.place === place).map(({ keys }) => keys()));
  const found = (name: string): Key | undefined => of('page')[name] ?? of('everywhere')[name];

  function onKey(event: Event): void {
    if (!(event instanceof KeyboardEvent)) return;
    const { ctrlKey, altKey, metaKey, target, defaultPrevented, repeat, isComposing } = event;
    const letter = letterOf(event);
    if (ctrlKey || altKey || metaKey || defaultPrevented || repeat || isComposing || letter === '') return;
    if (isTypedInto(target) || isCovered() || !keysAreOn()) return;
    const isSecond = Date.now() - waitingSince < WAITS;
    waitingSince = letter === 'g' ? Date.now() : 0;
    const key = letter === 'g' ? undefined : found(isSecond ? `g${letter}` : letter);
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

/** Single keys while a component is shown. */
export function useSingleKeys(keys: Keys, place: Place = 'page'): void {
  const { add } = useAppState(singleKeys);
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => add({ place, keys: () => latest.current }), [add, place]);
}
