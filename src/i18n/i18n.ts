import { type BackendModule, createInstance, type i18n as I18n, type PostProcessorModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { FALLBACK_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from '@/config/languages';
import { beforeLanguage } from '@/preferences/chooseLanguage';
import { getPreferences, subscribePreferences } from '@/preferences/preferences';
import type { Area } from './resources';

/**
 * Texts in eight languages. The English texts of the first screens are in the start-up code; every other area and
 * language is loaded when it is needed. A missing key falls back to English.
 */
const START_AREAS: readonly Area[] = ['app', 'layout', 'ui', 'home', 'session', 'roles', 'errors'];

type Texts = Readonly<Record<string, unknown>>;
const atStart = import.meta.glob<Texts>('./locales/en/{app,layout,ui,home,session,roles,errors}.json', {
  eager: true,
  import: 'default',
});
const later = import.meta.glob<Texts>(
  ['./locales/*/*.json', '!./locales/en/{app,layout,ui,home,session,roles,errors}.json'],
  { import: 'default' },
);
const fileOf = (language: string, area: string): string => `./locales/${language}/${area}.json`;

/** Fetches one area of one language; an area that a language does not have is left to the fallback. */
const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, area, done) {
    const load = later[fileOf(language, area)];
    if (load === undefined) return done(null, {});
    load().then(
      (texts) => done(null, texts),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), false),
    );
  },
};

/** Isolates around a text that fell back to English: inside Arabic or Persian it keeps its own order. */
export const FALLBACK_START = '\u2068';
export const FALLBACK_END = '\u2069';

const markFallback: PostProcessorModule = {
  type: 'postProcessor',
  name: 'markFallback',
  process(value, _key, options, translator: { readonly language?: string }) {
    const { usedLng } = (options as { i18nResolved?: { usedLng?: string } }).i18nResolved ?? {};
    if (usedLng === undefined || translator.language === undefined || usedLng === translator.language) {
      return value;
    }
    if (typeof document !== 'undefined') void import('./fallbackMarks').then(({ watch }) => watch());
    return `${FALLBACK_START}${value}${FALLBACK_END}`;
  },
};

/** An i18next instance with the texts of the first screens; awaited before the first render in that language. */
export async function createI18n(language: LanguageCode): Promise<I18n> {
  const created = createInstance();
  await created
    .use(backend)
    .use(markFallback)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: FALLBACK_LANGUAGE,
      supportedLngs: [...LANGUAGE_CODES],
      lowerCaseLng: true,
      load: 'currentOnly',
      ns: [...START_AREAS],
      defaultNS: 'ui',
      resources: {
        [FALLBACK_LANGUAGE]: Object.fromEntries(
          START_AREAS.map((area) => [area, atStart[fileOf(FALLBACK_LANGUAGE, area)] ?? {}]),
        ),
      },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      postProcess: ['markFallback'],
      postProcessPassResolved: true,
    });
  return created;
}

let current: I18n | undefined;

/**
 * The instance of this page, in the language of the preferences, which it follows from then on. Prepares for
 * {@link chooseLanguage}: all areas in use are there before the interface turns.
 */
export async function startI18n(): Promise<I18n> {
  const created = await createI18n(getPreferences().language);
  current = created;
  beforeLanguage((language) => created.loadLanguages(language));
  subscribePreferences(() => {
    const { language } = getPreferences();
    if (language !== created.language) void created.changeLanguage(language);
  });
  return created;
}

/** The language that texts are in now. */
export function currentLanguage(): LanguageCode {
  return LANGUAGE_CODES.find((code) => code === current?.language) ?? FALLBACK_LANGUAGE;
}

/** Fetches areas ahead, so that a screen that needs them finds them. */
export async function loadAreas(...areas: readonly Area[]): Promise<void> {
  await current?.loadNamespaces([...areas]);
}
