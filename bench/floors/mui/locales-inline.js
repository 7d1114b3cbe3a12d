// English is in the bundle; French is loaded when it is needed. Both are small.
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { content } from '../content.js';

export function startI18n(lng) {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng,
    fallbackLng: 'en',
    ns: 'app',
    defaultNS: 'app',
    resources: { en: { app: content } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
  });
  return i18n;
}

export async function changeLocale(i18n, code) {
  if (!i18n.hasResourceBundle(code, 'app'))
    i18n.addResourceBundle(code, 'app', (await import('./fr.js')).default);
  await i18n.changeLanguage(code);
  document.documentElement.lang = code;
}
