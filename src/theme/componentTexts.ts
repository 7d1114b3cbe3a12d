import type { Localization } from '@mui/material/locale';
import type { Theme } from '@mui/material/styles';
import type { LanguageCode } from '@/config/languages';
import { usePreference } from '@/preferences/preferences';

/** The texts of MUI's components (pagination, autocomplete, closing an alert), one file for each language. */
type ComponentTexts = NonNullable<Localization['components']>;

const loaders: Readonly<Record<Exclude<LanguageCode, 'en'>, () => Promise<{ texts: Localization }>>> = {
  fr: () => import('./locales/fr'),
  es: () => import('./locales/es'),
  ar: () => import('./locales/ar'),
  fa: () => import('./locales/fa'),
  'zh-cn': () => import('./locales/zh-cn'),
  'zh-tw': () => import('./locales/zh-tw'),
  yue: () => import('./locales/yue'),
};

const loaded: Partial<Record<LanguageCode, ComponentTexts>> = {};

/** Loads the texts of a language; undefined when they are loaded. English is built into MUI. */
export function prepareComponentTexts(language: LanguageCode): Promise<void> | undefined {
  if (language === 'en' || loaded[language] !== undefined) return undefined;
  return loaders[language]().then(({ texts }) => {
    loaded[language] = texts.components ?? {};
  });
}

/** The texts of the current language; undefined (English) when they could not be loaded. */
export function useComponentTexts(): ComponentTexts | undefined {
  return loaded[usePreference('language')];
}

/** The theme's component defaults, with the texts of a language added. */
export function withTexts(theme: Theme, texts: ComponentTexts | undefined): Record<string, object> {
  const defaults = new Map<string, { defaultProps?: object }>(Object.entries(theme.components ?? {}));
  for (const [name, translated] of Object.entries(texts ?? {})) {
    const component = defaults.get(name);
    defaults.set(name, {
      ...component,
      defaultProps: { ...component?.defaultProps, ...translated?.defaultProps },
    });
  }
  return Object.fromEntries(defaults);
}
