import { useSyncExternalStore } from 'react';
import { type App, appState } from '@/runtime/app';
import { createListeners } from '@/runtime/listeners';
import { useAppState } from '@/runtime/AppScope';
import { LANGUAGES } from '@/config/languages';
import { storage } from '@/storage/browserStorage';
import { DEFAULT_PREFERENCES, type Preferences } from './defaults';
import { applyRootAttributes } from './rootAttributes';
import { isPreferenceKey, saveDefaultVariant, savePreferences, storedPreferences } from './storedPreferences';

export { DEFAULT_PREFERENCES, type Preferences } from './defaults';

/** One change: any of the preferences. A language brings its direction along unless the patch says otherwise. */
export type PreferencesPatch = Partial<Preferences>;

/** Gets ready for preferences that are about to hold; undefined when it is ready already. */
type Preparer = (next: Preferences) => Promise<unknown> | undefined;

const same = (a: Preferences, b: Preferences): boolean =>
  (Object.keys(a) as (keyof Preferences)[]).every((key) => a[key] === b[key]);

function createPreferences(app: App) {
  const appStorage = storage(app);
  const { subscribe, tell } = createListeners();
  const preparers = new Set<Preparer>();
  let current: Preferences | undefined;
  /** Saved, and waiting for its preparers. */
  let wanted: Preferences | undefined;
  let adopted: Promise<void> = Promise.resolve();

  function get(): Preferences {
    if (app.document === undefined) return DEFAULT_PREFERENCES;
    current ??= storedPreferences(appStorage);
    return current;
  }

  function adopt(next: Preferences): void {
    if (current !== undefined && same(current, next)) return;
    current = next;
    applyRootAttributes(next, app.document);
    tell();
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

  return {
    get,
    whenAdopted: (): Promise<void> => adopted,
    addPreparer: (prepare: Preparer): (() => void) => {
      preparers.add(prepare);
      return () => void preparers.delete(prepare);
    },
    set(patch: PreferencesPatch): void {
      const turned: PreferencesPatch =
        patch.language === undefined
          ? patch
          : { isRtl: LANGUAGES[patch.language].direction === 'rtl', ...patch };
      const next: Preferences = { ...(wanted ?? get()), ...turned };
      savePreferences(appStorage, next, turned);
      adoptWhenReady(next);
    },
    subscribe,
    start(): () => void {
      saveDefaultVariant(appStorage);
      applyRootAttributes(get(), app.document);
      return appStorage.subscribe((key) => {
        // Read again rather than taken from the event: two tabs that write at once must end at what storage holds.
        if (key === null || isPreferenceKey(key)) adoptWhenReady(storedPreferences(appStorage));
      });
    },
  };
}

/** The preferences of an app. */
export const preferences = appState(createPreferences);

/**
 * Adds something that must be loaded before preferences may hold (the texts of a language, the mirroring of
 * styles), so that texts, direction and attributes change in one step. One that fails delays nothing further.
 * @returns a function that takes it out again.
 */
export const addPreparer = (prepare: Preparer): (() => void) => preferences().addPreparer(prepare);

/** Resolves when the last change holds. */
export const whenAdopted = (): Promise<void> => preferences().whenAdopted();

/**
 * The preferences of this tab. The same object until something changes; outside a browser the defaults
 * (R-917).
 */
export const getPreferences = (): Preferences => preferences().get();

/**
 * Changes preferences and stores them at once. Choosing a language sets the
 * right-to-left flag with it. Where storage refuses, the change holds for this tab only. What still has to be
 * loaded for it (see {@link addPreparer}) comes first; the page changes in one step.
 */
export const setPreferences = (patch: PreferencesPatch): void => preferences().set(patch);

/**
 * To be called once before the first render: repairs what is stored, saves the default theme variant where
 * none is, sets the root element's attributes and follows the other tabs.
 * @returns a function that ends the following.
 */
export const startPreferences = (): (() => void) => preferences().start();

const defaults = (): Preferences => DEFAULT_PREFERENCES;

/** All preferences; the component renders again when any of them changes. */
export function usePreferences(): Preferences {
  const { subscribe, get } = useAppState(preferences);
  return useSyncExternalStore(subscribe, get, defaults);
}

/** One preference; the component renders again only when that one changes. */
export function usePreference<K extends keyof Preferences>(key: K): Preferences[K] {
  const { subscribe, get } = useAppState(preferences);
  return useSyncExternalStore(
    subscribe,
    () => get()[key],
    () => DEFAULT_PREFERENCES[key],
  );
}
