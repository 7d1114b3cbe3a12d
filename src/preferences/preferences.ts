import { useSyncExternalStore } from 'react';
import { LANGUAGES } from '@/config/languages';
import { subscribe as subscribeToStorage } from '@/storage/browserStorage';
import { DEFAULT_PREFERENCES, type Preferences } from './defaults';
import { applyRootAttributes } from './rootAttributes';
import { isPreferenceKey, saveDefaultVariant, savePreferences, storedPreferences } from './storedPreferences';

export { DEFAULT_PREFERENCES, type Preferences } from './defaults';

/** One change: any of the preferences. A language brings its direction along unless the patch says otherwise. */
export type PreferencesPatch = Partial<Preferences>;

type Listener = () => void;

const listeners = new Set<Listener>();
let current: Preferences | undefined;
/** Saved, and waiting for its preparers. */
let wanted: Preferences | undefined;
let adopted: Promise<void> = Promise.resolve();

const same = (a: Preferences, b: Preferences): boolean =>
  (Object.keys(a) as (keyof Preferences)[]).every((key) => a[key] === b[key]);

function adopt(next: Preferences): void {
  if (current !== undefined && same(current, next)) return;
  current = next;
  applyRootAttributes(next);
  for (const listener of listeners) listener();
}

/** Gets ready for preferences that are about to hold; undefined when it is ready already. */
type Preparer = (next: Preferences) => Promise<unknown> | undefined;
const preparers = new Set<Preparer>();

/**
 * Adds something that must be loaded before preferences may hold (the texts of a language, the mirroring of
 * styles), so that texts, direction and attributes change in one step. One that fails delays nothing further.
 * @returns a function that takes it out again.
 */
export function addPreparer(prepare: Preparer): () => void {
  preparers.add(prepare);
  return () => void preparers.delete(prepare);
}

function adoptWhenReady(next: Preferences): void {
  wanted = next;
  const waits = [...preparers].map((prepare) => prepare(next)).filter((wait) => wait !== undefined);
  const finish = () => {
    if (wanted !== next) return;
    wanted = undefined;
    adopt(next);
  };
  if (waits.length === 0) finish();
  else adopted = Promise.allSettled(waits).then(finish);
}

/** Resolves when the last change holds. */
export const whenAdopted = (): Promise<void> => adopted;

/**
 * The preferences of this tab. The same object until something changes; outside a browser the defaults
 * (R-917).
 */
export function getPreferences(): Preferences {
  if (typeof window === 'undefined') return DEFAULT_PREFERENCES;
  current ??= storedPreferences();
  return current;
}

/**
 * Changes preferences and stores them at once. Choosing a language sets the
 * right-to-left flag with it. Where storage refuses, the change holds for this tab only. What still has to be
 * loaded for it (see {@link addPreparer}) comes first; the page changes in one step.
 */
export function setPreferences(patch: PreferencesPatch): void {
  const turned: PreferencesPatch =
    patch.language === undefined ? patch : { isRtl: LANGUAGES[patch.language].direction === 'rtl', ...patch };
  const next: Preferences = { ...(wanted ?? getPreferences()), ...turned };
  savePreferences(next, turned);
  adoptWhenReady(next);
}

/** Calls the listener after every change, also of another tab. @returns a function that ends it. */
export function subscribePreferences(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * To be called once before the first render: repairs what is stored, saves the default theme variant where
 * none is, sets the root element's attributes and follows the other tabs.
 * @returns a function that ends the following.
 */
export function startPreferences(): () => void {
  saveDefaultVariant();
  applyRootAttributes(getPreferences());
  return subscribeToStorage((key) => {
    // Read again rather than taken from the event: two tabs that write at once must end at what storage holds.
    if (key === null || isPreferenceKey(key)) adoptWhenReady(storedPreferences());
  });
}

const defaults = (): Preferences => DEFAULT_PREFERENCES;

/** All preferences; the component renders again when any of them changes. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribePreferences, getPreferences, defaults);
}

/** One preference; the component renders again only when that one changes. */
export function usePreference<K extends keyof Preferences>(key: K): Preferences[K] {
  return useSyncExternalStore(
    subscribePreferences,
    () => getPreferences()[key],
    () => DEFAULT_PREFERENCES[key],
  );
}

/** For tests: forgets what was read from storage. */
export function forgetPreferences(): void {
  current = undefined;
  wanted = undefined;
}
