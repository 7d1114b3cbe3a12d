import { useSyncExternalStore } from 'react';
import { type App, appState } from '@/runtime/app';
import { createListeners } from '@/runtime/listeners';
import { useAppState, useAppValue } from '@/runtime/AppScope';
import { LANGUAGES } from '@/config/languages';
import { storage } from '@/storage/browserStorage';
import { DEFAULT_PREFERENCES, type Preferences } from './defaults';
import { applyRootAttributes } from './rootAttributes';
import { isPreferenceKey, saveDefaultVariant, savePreferences, storedPreferences } from './storedPreferences';

export { DEFAULT_PREFERENCES, type Preferences } from './defaults';

/** A change of any of the preferences. A language also sets its direction, unless the patch contains one. */
export type PreferencesPatch = Partial<Preferences>;

/** Loads what new preferences need; undefined when everything is loaded already. */
type Preparer = (next: Preferences) => Promise<unknown> | undefined;

const same = (a: Preferences, b: Preferences): boolean =>
  (Object.keys(a) as (keyof Preferences)[]).every((key) => a[key] === b[key]);

function createPreferences(app: App) {
  const appStorage = storage(app);
  const { subscribe, tell } = createListeners();
  const preparers = new Set<Preparer>();
  let current: Preferences | undefined;
  /** Preferences that are stored and wait for their preparers. */
  let pending: Preferences | undefined;
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
    pending = next;
    const waits = [...preparers].map((prepare) => prepare(next)).filter((wait) => wait !== undefined);
    const finish = () => {
      if (pending !== next) return;
      pending = undefined;
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
      const next: Preferences = { ...(pending ?? get()), ...turned };
      savePreferences(appStorage, next, turned);
      adoptWhenReady(next);
    },
    subscribe,
    start(): () => void {
      saveDefaultVariant(appStorage);
      applyRootAttributes(get(), app.document);
      return appStorage.subscribe((key) => {
        // Reads storage again instead of using the event: when two tabs write at once,
        // both must end with the stored value.
        if (key === null || isPreferenceKey(key)) adoptWhenReady(storedPreferences(appStorage));
      });
    },
  };
}

/** The preferences of an app. */
export const preferences = appState(createPreferences);

/**
 * Adds something that must be loaded before new preferences take effect (a language's
 * texts, the mirroring of styles), so that texts, direction and attributes change
 * together. A preparer that fails delays nothing further.
 * @returns a function that removes it
 */
export const addPreparer = (prepare: Preparer): (() => void) => preferences().addPreparer(prepare);

/** Resolves when the last change has taken effect. */
export const whenAdopted = (): Promise<void> => preferences().whenAdopted();

/**
 * The preferences of this tab; the same object until something changes. Without a
 * document, the defaults.
 */
export const getPreferences = (): Preferences => preferences().get();

/**
 * Changes preferences and stores them at once. A language also sets the right-to-left flag. If
 * storage refuses, the change holds for this tab only. What the change needs is loaded first (see {@link
 * addPreparer}), then the page changes in one step.
 */
export const setPreferences = (patch: PreferencesPatch): void => preferences().set(patch);

/**
 * Called once before the first render: removes broken stored values, saves the default theme variant if none
 * is stored, sets the attributes of `<html>`, and follows changes of other tabs.
 * @returns a function that stops following other tabs
 */
export const startPreferences = (): (() => void) => preferences().start();

const defaults = (): Preferences => DEFAULT_PREFERENCES;

/** All preferences; the component renders again when any of them changes. */
export function usePreferences(): Preferences {
  return useAppValue(preferences, defaults);
}

/** One preference; the component renders again only when it changes. */
export function usePreference<K extends keyof Preferences>(key: K): Preferences[K] {
  const { subscribe, get } = useAppState(preferences);
  return useSyncExternalStore(
    subscribe,
    () => get()[key],
    () => DEFAULT_PREFERENCES[key],
  );
}
