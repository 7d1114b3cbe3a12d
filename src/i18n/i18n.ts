import { type BackendModule, createInstance, type i18n as I18n, type PostProcessorModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { FALLBACK_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from '@/config/languages';
import { beforeLanguage } from '@/preferences/chooseLanguage';
import { getPreferences, subscribePreferences } from '@/preferences/preferences';
import { intlLocale } from './intlLocale';
import { numbersInTexts } from './numbers';
import type { Area } from './resources';

/**
 * Texts in eight languages. The English texts of the first screens are in the start-up code; every other area and
 * language is loaded when it is needed. A missing key falls back to English.
 */
const START_AREAS: readonly Area[] = ['app', 'layout', 'ui', 'home', 'session', 'roles'];
/** What messages to people are made of (useMessage.ts). */
export const MESSAGE_AREAS = ['errors', 'validation'] as const;
/** Loaded with any other area: any page may hold a form or show a message. */
const ALWAYS: readonly Area[] = [...MESSAGE_AREAS, 'forms'];

type Texts = Readonly<Record<string, object>>;
const atStart = import.meta.glob<object>('./locales/en/{app,layout,ui,home,session,roles}.json', {
  eager: true,
  import: 'default',
});
const LANGUAGE_TEXTS: Readonly<Record<LanguageCode, () => Promise<{ readonly texts: Texts }>>> = {
  en: () => import('./texts/en'),
  fr: () => import('./texts/fr'),
  es: () => import('./texts/es'),
  ar: () => import('./texts/ar'),
  fa: () => import('./texts/fa'),
  'zh-cn': () => import('./texts/zh-cn'),
  'zh-tw': () => import('./texts/zh-tw'),
  yue: () => import('./texts/yue'),
};
const isLanguage = (code: string): code is LanguageCode => Object.hasOwn(LANGUAGE_TEXTS, code);

/** The instance of this page. */
let current: I18n | undefined;

/** The languages that some of the screen should be in and is not: their texts could not be fetched. */
const missing = new Set<LanguageCode>();
/** No event says that a slow connection has become better. */
const ASK_AGAIN_MS = 10_000;
let nextTry: ReturnType<typeof setTimeout> | undefined;

function askAgainLater(language: LanguageCode): void {
  missing.add(language);
  addEventListener('online', fetchMissing, { once: true });
  clearTimeout(nextTry);
  nextTry = setTimeout(fetchMissing, ASK_AGAIN_MS);
}

/** Asks again for what could not be fetched, which i18next never does, and turns the screen to it. */
async function fetchMissing(): Promise<void> {
  if (current === undefined || missing.size === 0) return;
  const languages = [...missing];
  missing.clear();
  await current.reloadResources(languages);
  await current.changeLanguage(current.language);
}

/** Fetches one area of one language; an area that a language does not have is left to the fallback. */
const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, area, done) {
    if (!isLanguage(language)) return done(null, {});
    LANGUAGE_TEXTS[language]().then(
      ({ texts }) => done(null, texts[`../locales/${language}/${area}.json`] ?? {}),
      (error: unknown) => {
        askAgainLater(language);
        done(error instanceof Error ? error : new Error(String(error)), false);
      },
    );
  },
};

/** Isolates around a text that fell back to English: inside Arabic or Persian it keeps its own order. */
export const FALLBACK_START = '\u2068';
export const FALLBACK_END = '\u2069';

let marking: Promise<void> | undefined;

/** Offline, English texts stand there without a mark; the next one that falls back asks again. */
function markFallbacks(): void {
  marking ??= import('./fallbackMarks').then(
    ({ watch }) => watch(),
    () => {
      marking = undefined;
    },
  );
}

const markFallback: PostProcessorModule = {
  type: 'postProcessor',
  name: 'markFallback',
  process(value, _key, options, translator: { readonly language?: string }) {
    const { usedLng } = (options as { i18nResolved?: { usedLng?: string } }).i18nResolved ?? {};
    if (usedLng === undefined || translator.language === undefined || usedLng === translator.language) {
      return value;
    }
    if (typeof document !== 'undefined') markFallbacks();
    return `${FALLBACK_START}${value}${FALLBACK_END}`;
  },
};

interface PluralResolver {
  getRule: (code: string, options?: object) => unknown;
}

/** Plural forms by the locale that every formatter uses: a browser that lacks a language counts as in English. */
function countByIntlLocale(created: I18n): void {
  const resolver = created.services.pluralResolver as PluralResolver;
  const ruleOf = resolver.getRule.bind(resolver);
  resolver.getRule = (code, options) => ruleOf(isLanguage(code) ? intlLocale(code) : code, options);
}

/** An i18next instance with the texts of the first screens; awaited before the first render in that language. */
export async function createI18n(language: LanguageCode): Promise<I18n> {
  const created = createInstance();
  await created
    .use(backend)
    .use(markFallback)
    .use(numbersInTexts)
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
          START_AREAS.map((area) => [area, atStart[`./locales/en/${area}.json`] ?? {}]),
        ),
      },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false, alwaysFormat: true },
      postProcess: ['markFallback'],
      postProcessPassResolved: true,
    });
  countByIntlLocale(created);
  return created;
}

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

/** Fetches the texts of a language that may be chosen next; a failure is left to the moment when it is. */
export const prefetchLanguage = (language: LanguageCode): void =>
  void LANGUAGE_TEXTS[language]().catch(() => undefined);

/** Fetches areas ahead, so that a screen that needs them finds them. */
export async function loadAreas(...areas: readonly Area[]): Promise<void> {
  await current?.loadNamespaces([...areas, ...ALWAYS]);
}
