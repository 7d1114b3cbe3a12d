import { useSyncExternalStore } from 'react';
import { keysOf } from '@/runtime/typed';
import { type App, appState } from '@/runtime/app';
import { createListeners } from '@/runtime/listeners';
import { useAppState, useAppValue } from '@/runtime/AppScope';
import { type LanguageCode, LANGUAGES } from '@/config/languages';
import { storage } from '@/storage/browserStorage';
import { DEFAULT_PREFERENCES, type Preferences } from './defaults';
import { isPreferenceKey, saveDefaultVariant, savePreferences, storedPreferences } from './storedPreferences';
import { THEME_COLORS } from './themeColors';

/**
 * The attributes of `<html>` that depend on preferences; null means that the attribute is absent (R-1018).
 */
function rootAttributes(preferences: Preferences): Readonly<Record<string, string | null>> {
  const { themeVariant, isDarkMode, useGradientText, useGradientBackgrounds, isRtl, language } = preferences;
  return {
    'data-theme': themeVariant,
    'data-dark-theme': isDarkMode ? '' : null,
    'data-scheme': isDarkMode ? 'dark' : 'light',
    'data-gradient-text': useGradientText ? '' : null,
    'data-gradient-backgrounds': useGradientBackgrounds ? '' : null,
    dir: isRtl ? 'rtl' : 'ltr',
    lang: LANGUAGES[language].tag,
  };
}

/** The colour of the browser's bars around the page. */
const themeColor = ({ themeVariant, isDarkMode }: Preferences): string =>
  THEME_COLORS[themeVariant][isDarkMode ? 'dark' : 'light'];

/**
 * Writes the attributes of `<html>` while the page runs (prePaint.ts writes the same before the first paint).
 * Attributes that are already right are not touched, so that the browser does not compute styles again.
 */
function applyRootAttributes(preferences: Preferences, page: Document | undefined): void {
  if (page === undefined) return;
  const root = page.documentElement;
  for (const [name, value] of Object.entries(rootAttributes(preferences))) {
    if (value === null) root.removeAttribute(name);
    else if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  }
  page.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColor(preferences));
}

export { DEFAULT_PREFERENCES, type Preferences } from './defaults';

/** A change of any of the preferences. A language also sets its direction, unless the patch contains one. */
type PreferencesPatch = Partial<Preferences>;

/** Loads what new preferences need; undefined when everything is loaded already. */
type Preparer = (next: Preferences) => Promise<unknown> | undefined;

const same = (a: Preferences, b: Preferences): boolean => keysOf(a).every((key) => a[key] === b[key]);

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
    /**
     * Called once before the first render: removes broken stored values, saves the default theme variant if
     * none is stored, sets the attributes of `<html>`, and follows changes of other tabs.
     * @returns a function that stops following other tabs
     */
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

export const preferences = appState(createPreferences);

/**
 * Adds something that must be loaded before new preferences take effect (a language's
 * texts, the mirroring of styles), so that texts, direction and attributes change
 * together. A preparer that fails delays nothing further.
 * @returns a function that removes it
 */
export const addPreparer = (prepare: Preparer): (() => void) => preferences().addPreparer(prepare);

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

/**
 * Changes the interface language. Everything it needs is loaded first; then texts, `lang`, `dir` and the
 * theme's direction change together. If there are two choices, the later one wins. If a part cannot be loaded
 * (offline), the language changes all the same and its texts fall back to English.
 * @returns a promise that resolves when the change is done
 */
export async function chooseLanguage(language: LanguageCode): Promise<void> {
  setPreferences({ language });
  await preferences().whenAdopted();
}
