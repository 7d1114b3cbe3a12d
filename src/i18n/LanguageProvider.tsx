import type { i18n as I18n } from 'i18next';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { LANGUAGES, type Language, type LanguageCode } from '@/config/languages';
import { chooseLanguage, usePreference } from '@/preferences/preferences';

interface LanguageAccess {
  readonly language: Language;
  /** Resolves when the whole interface is in the new language. */
  readonly chooseLanguage: (code: LanguageCode) => Promise<void>;
}

const Inside = createContext(false);

/** Provides the texts, and the choice of their language, to the components inside it. */
export function LanguageProvider({ i18n, children }: { readonly i18n: I18n; readonly children: ReactNode }) {
  return (
    <Inside value>
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    </Inside>
  );
}

/**
 * The current language, and a function that chooses another.
 * @throws Error outside a LanguageProvider
 */
export function useLanguage(): LanguageAccess {
  if (!useContext(Inside)) throw new Error('useLanguage must be used within a LanguageProvider');
  return { language: LANGUAGES[usePreference('language')], chooseLanguage };
}

/** The choice among the languages. It shows the chosen one at once, also while its texts are loading. */
export function useLanguageChoice(): {
  readonly chosen: LanguageCode;
  /** Resolves when the whole interface is in the new language. */
  readonly choose: (code: LanguageCode) => Promise<void>;
} {
  const { language, chooseLanguage: change } = useLanguage();
  const [asked, setAsked] = useState<LanguageCode>();
  return {
    chosen: asked ?? language.code,
    async choose(code) {
      setAsked(code);
      await change(code);
      setAsked((latest) => (latest === code ? undefined : latest));
    },
  };
}
