import type { LanguageCode } from '@/config/languages';
import type { ThemeVariant } from '@/config/themes';

/** The six stored display preferences. */
export interface Preferences {
  readonly themeVariant: ThemeVariant;
  readonly isDarkMode: boolean;
  readonly useGradientText: boolean;
  readonly useGradientBackgrounds: boolean;
  /** Right-to-left layout. Choosing a language sets it, and it can also be set by itself. */
  readonly isRtl: boolean;
  readonly language: LanguageCode;
}

/** The values until a person chooses others. */
export const DEFAULT_PREFERENCES: Preferences = {
  themeVariant: 'midnight',
  isDarkMode: true,
  useGradientText: false,
  useGradientBackgrounds: true,
  isRtl: false,
  language: 'en',
};
