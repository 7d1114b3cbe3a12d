import { LANGUAGES } from '@/config/languages';
import { type BrowserStorage, change } from '@/storage/browserStorage';
import * as entries from '@/storage/keys';
import { DEFAULT_PREFERENCES, type Preferences } from './defaults';

/**
 * The stored preferences, with a default for each that is missing or broken (reading removes broken values).
 */
export function storedPreferences({ read }: BrowserStorage): Preferences {
  const language = read(entries.language) ?? DEFAULT_PREFERENCES.language;
  return {
    themeVariant: read(entries.themeVariant) ?? DEFAULT_PREFERENCES.themeVariant,
    isDarkMode: read(entries.isDarkMode) ?? DEFAULT_PREFERENCES.isDarkMode,
    useGradientText: read(entries.useGradientText) ?? DEFAULT_PREFERENCES.useGradientText,
    useGradientBackgrounds:
      read(entries.useGradientBackgrounds) ?? DEFAULT_PREFERENCES.useGradientBackgrounds,
    // Without a stored flag, the direction is that of the stored language.
    isRtl: read(entries.isRtl) ?? LANGUAGES[language].direction === 'rtl',
    language,
  };
}

/** Stores what a patch changed. If storage refuses, this tab's memory keeps it. */
export function savePreferences(
  { write, writeTogether }: BrowserStorage,
  next: Preferences,
  patch: Partial<Preferences>,
): void {
  // Language and direction are stored together, so that they always match.
  if (patch.language !== undefined) {
    writeTogether([change(entries.language, next.language), change(entries.isRtl, next.isRtl)]);
  } else if (patch.isRtl !== undefined) {
    write(entries.isRtl, next.isRtl);
  }
  if (patch.themeVariant !== undefined) write(entries.themeVariant, next.themeVariant);
  if (patch.isDarkMode !== undefined) write(entries.isDarkMode, next.isDarkMode);
  if (patch.useGradientText !== undefined) write(entries.useGradientText, next.useGradientText);
  if (patch.useGradientBackgrounds !== undefined)
    write(entries.useGradientBackgrounds, next.useGradientBackgrounds);
}

/** Saves the default theme variant if none is stored. */
export function saveDefaultVariant({ read, write }: BrowserStorage): void {
  if (read(entries.themeVariant) === undefined) write(entries.themeVariant, DEFAULT_PREFERENCES.themeVariant);
}

const KEYS: ReadonlySet<string> = new Set(
  [
    entries.themeVariant,
    entries.isDarkMode,
    entries.useGradientText,
    entries.useGradientBackgrounds,
    entries.isRtl,
    entries.language,
  ].map(({ key }) => key),
);

/** Whether a storage key belongs to the preferences. */
export const isPreferenceKey = (key: string): boolean => KEYS.has(key);
