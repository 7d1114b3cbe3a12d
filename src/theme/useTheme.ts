import { createContext, use } from 'react';
import type { ThemeVariant } from '@/config/themes';
import { setPreferences, usePreferences } from '@/preferences/preferences';

/** Whether the component is inside AppTheme. */
export const ThemeAccess = createContext(false);

export interface ThemeChoice {
  readonly variant: ThemeVariant;
  readonly isDarkMode: boolean;
  readonly useGradientText: boolean;
  readonly useGradientBackgrounds: boolean;
  readonly isRtl: boolean;
  readonly setVariant: (variant: ThemeVariant) => void;
  readonly toggleDarkMode: () => void;
  readonly setGradientText: (on: boolean) => void;
  readonly setGradientBackgrounds: (on: boolean) => void;
  readonly setRtl: (on: boolean) => void;
}

/**
 * The theme preferences and their setters.
 * @throws Error outside AppTheme, for developers
 */
export function useTheme(): ThemeChoice {
  const inside = use(ThemeAccess);
  const preferences = usePreferences();
  if (!inside) throw new Error('useTheme must be used within a ThemeProvider');
  const { themeVariant, isDarkMode, useGradientText, useGradientBackgrounds, isRtl } = preferences;
  return {
    variant: themeVariant,
    isDarkMode,
    useGradientText,
    useGradientBackgrounds,
    isRtl,
    setVariant: (variant) => setPreferences({ themeVariant: variant }),
    toggleDarkMode: () => setPreferences({ isDarkMode: !isDarkMode }),
    setGradientText: (on) => setPreferences({ useGradientText: on }),
    setGradientBackgrounds: (on) => setPreferences({ useGradientBackgrounds: on }),
    setRtl: (on) => setPreferences({ isRtl: on }),
  };
}
