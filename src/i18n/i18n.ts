import { type BackendModule, createInstance, type i18n as I18n, type PostProcessorModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { fetchTexts } from 'virtual:texts';
import { texts as startTexts } from 'virtual:texts-at-start';
import { type App, appState } from '@/runtime/app';
import { endAll, listen } from '@/runtime/listen';
import { FALLBACK_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from '@/config/languages';
import { preferences } from '@/preferences/preferences';
import { intlLocale } from './intlLocale';
import { numbersInTexts } from './numbers';
import { oneFullStop } from './oneFullStop';
import { ALWAYS, REFERRED_NAMESPACES } from './namespaces';
import type { Namespace } from './resources';

/**
 * Texts in eight languages. The English texts of the first screens are in the start-up code; every other namespace and
 * language is loaded when it is needed. A missing key falls back to English.
 */
const START_NAMESPACES = Object.keys(startTexts);
const isLanguage = (code: string): code is LanguageCode => LANGUAGE_CODES.some((known) => known === code);

/** What an instance tells of: texts that could not be fetched, and texts that fell back to English. */
interface Events {
  readonly onMissing?: (language: LanguageCode) => void;
  readonly onFallback?: () => void;
}

/** Fetches one namespace of one language; a namespace that a language does not have is left to the fallback. */
const backend = ({ onMissing }: Events): BackendModule => ({
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    if (!isLanguage(language)) return done(null, {});
    fetchTexts(language, namespace).then(
      (found) => done(null, found ?? {}),
      (error: unknown) => {
        onMissing?.(language);
        done(error instanceof Error ? error : new Error(String(error)), false);
      },
    );
  },
});

/** Isolates around a text that fell back to English: inside Arabic or Persian it keeps its own order. */
export const FALLBACK_START = '\u2068';
export const FALLBACK_END = '\u2069';

const markFallback = ({ onFallback }: Events): PostProcessorModule => ({
  type: 'postProcessor',
  name: 'markFallback',
  process(value, _key, options, translator: { readonly language?: string }) {
    const { usedLng } = (options as { i18nResolved?: { usedLng?: string } }).i18nResolved ?? {};
    if (usedLng === undefined || translator.language === undefined || usedLng === translator.language) {
      return value;
    }
    onFallback?.();
    return `${FALLBACK_START}${value}${FALLBACK_END}`;
  },
});

interface PluralResolver {
  getRule: (code: string, options?: object) => unknown;
}

/** Plural forms by the locale that every formatter uses: a browser that lacks a language counts as in English. */
function countByIntlLocale(created: I18n): void {
  const resolver = created.services.pluralResolver as PluralResolver;
  const ruleOf = resolver.getRule.bind(resolver);
  resolver.getRule = (code, options) => ruleOf(isLanguage(code) ? intlLocale(code) : code, options);
}

/** Brings what texts refer to along with every namespace, also with one that only a component asks for. */
function loadReferred(created: I18n): void {
  const load = created.loadNamespaces.bind(created);
  created.loadNamespaces = (namespaces, done) =>
    load([...new Set([namespaces, REFERRED_NAMESPACES].flat())], done);
}

/** An i18next instance with the texts of the first screens; awaited before the first render in that language. */
export async function createI18n(language: LanguageCode, events: Events = {}): Promise<I18n> {
  const created = createInstance();
  await created
    .use(backend(events))
    .use(markFallback(events))
    .use(oneFullStop)
    .use(numbersInTexts)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: FALLBACK_LANGUAGE,
      supportedLngs: [...LANGUAGE_CODES],
      lowerCaseLng: true,
      load: 'currentOnly',
      ns: [...START_NAMESPACES],
      defaultNS: 'ui',
      resources: {
        [FALLBACK_LANGUAGE]: { ...startTexts },
      },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false, alwaysFormat: true },
      postProcess: ['markFallback', oneFullStop.name],
      postProcessPassResolved: true,
    });
  countByIntlLocale(created);
  loadReferred(created);
  return created;
}

/** No event says that a slow connection has become better. */
const ASK_AGAIN_MS = 10_000;

function createTexts(app: App) {
  const { get, subscribe, addPreparer } = preferences(app);
  const page = app.document;
  let i18n: I18n | undefined;
  /** The languages that some of the screen should be in and is not: their texts could not be fetched. */
  const missing = new Set<LanguageCode>();
  let stopWaiting = (): void => undefined;
  let marking: Promise<void> | undefined;

  /** Asks again for what could not be fetched, which i18next never does, and turns the screen to it. */
  async function fetchMissing(): Promise<void> {
    stopWaiting();
    if (i18n === undefined || missing.size === 0) return;
    const languages = [...missing];
    missing.clear();
    await i18n.reloadResources(languages);
    await i18n.changeLanguage(i18n.language);
  }
  const askAgain = () => void fetchMissing();

  function onMissing(language: LanguageCode): void {
    missing.add(language);
    stopWaiting();
    stopWaiting = endAll(
      app.clock.after(ASK_AGAIN_MS, askAgain),
      listen(page?.defaultView, ['online'], askAgain),
    );
  }

  /** Offline, English texts stand there without a mark; the next one that falls back asks again. */
  function onFallback(): void {
    if (page === undefined) return;
    marking ??= import('./fallbackMarks').then(
      ({ watch }) => app.onClose(watch()),
      () => {
        marking = undefined;
      },
    );
  }

  app.onClose(() => stopWaiting());
  return {
    /** The instance, once it was started. @throws Error before. */
    instance(): I18n {
      if (i18n === undefined) throw new Error('The texts were not started');
      return i18n;
    },
    /**
     * Makes the instance, in the language of the preferences, which it follows from then on. All namespaces in use are there
     * before the interface turns to another language.
     */
    async start(): Promise<I18n> {
      const created = await createI18n(get().language, { onMissing, onFallback });
      i18n = created;
      addPreparer(({ language }) =>
        language === get().language ? undefined : created.loadLanguages(language),
      );
      subscribe(() => {
        const { language } = get();
        if (language !== created.language) void created.changeLanguage(language);
      });
      return created;
    },
    /** Fetches, without using them, the namespaces in use in another language. */
    prefetch(language: LanguageCode): void {
      for (const namespace of Object.keys(i18n?.getDataByLanguage(FALLBACK_LANGUAGE) ?? {}))
        fetchTexts(language, namespace).catch(() => undefined);
    },
    language: (): LanguageCode => LANGUAGE_CODES.find((code) => code === i18n?.language) ?? FALLBACK_LANGUAGE,
    load: async (...namespaces: readonly Namespace[]): Promise<void> =>
      i18n?.loadNamespaces([...namespaces, ...ALWAYS]),
  };
}

/** The texts of an app. */
export const texts = appState(createTexts);

/** Starts the texts of this page. */
export const startI18n = (): Promise<I18n> => texts().start();

/** The language that texts are in now. */
export const currentLanguage = (): LanguageCode => texts().language();

/** Fetches the texts of a language that may be chosen next; a failure is left to the moment when it is. */
export const prefetchLanguage = (language: LanguageCode): void => texts().prefetch(language);

/** Fetches namespaces ahead, so that a screen that needs them finds them. */
export const loadNamespaces = (...namespaces: readonly Namespace[]): Promise<void> =>
  texts().load(...namespaces);
