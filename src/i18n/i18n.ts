import { type BackendModule, createInstance, type i18n as I18n, type PostProcessorModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { fetchTexts } from 'virtual:texts';
import { texts as startTexts } from 'virtual:texts-at-start';
import { type App, appState } from '@/runtime/app';
import { endAll, listen } from '@/runtime/listen';
import { FALLBACK_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from '@/config/languages';
import { preferences } from '@/preferences/preferences';
import { intlLocale } from './intlLocale';
import { shownLanguage } from './language';
import { numbersInTexts } from './numberIn';
import { ALWAYS, REFERRED_NAMESPACES } from './namespaces';
import type { Namespace } from './resources';

/**
 * Texts in eight languages. The English texts of the first screens are start-up code; every other namespace
 * and language is loaded when it is needed. A missing key falls back to English.
 */
const START_NAMESPACES = Object.keys(startTexts);
const isLanguage = (code: string): code is LanguageCode => LANGUAGE_CODES.some((each) => each === code);

/** Callbacks of an instance: texts could not be loaded, or fell back to English. */
interface Events {
  readonly onMissing?: (language: LanguageCode) => void;
  readonly onFallback?: () => void;
}

/** Loads one namespace of one language. A namespace that a language does not have falls back to English. */
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

/**
 * Unicode isolates around a text that fell back to English, so that it keeps its
 * order inside Arabic or Persian.
 */
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

/**
 * Chooses plural forms by the locale that all formatters use. A browser without data
 * for a language uses the English forms.
 */
function setPluralRules(created: I18n): void {
  const resolver = created.services.pluralResolver as PluralResolver;
  const ruleOf = resolver.getRule.bind(resolver);
  resolver.getRule = (code, options) => ruleOf(isLanguage(code) ? intlLocale(code) : code, options);
}

/**
 * Loads the namespaces that other texts refer to together with any namespace, also
 * when a component asks for it.
 */
function loadReferred(created: I18n): void {
  const load = created.loadNamespaces.bind(created);
  created.loadNamespaces = (namespaces, done) =>
    load([...new Set([namespaces, REFERRED_NAMESPACES].flat())], done);
}

/**
 * Makes an i18next instance. The promise resolves when the texts of the first screens
 * are loaded in this language.
 */
export async function createI18n(language: LanguageCode, events: Events = {}): Promise<I18n> {
  const created = createInstance();
  await created
    .use(backend(events))
    .use(markFallback(events))
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
      postProcess: ['markFallback'],
      postProcessPassResolved: true,
    });
  setPluralRules(created);
  loadReferred(created);
  return created;
}

/**
 * Loads namespaces; those that failed are tried once more, which i18next never does by itself.
 * @returns whether each of them is there in one of these languages
 */
export async function loadInOneOf(
  i18n: I18n,
  languages: readonly LanguageCode[],
  namespaces: readonly Namespace[],
): Promise<boolean> {
  const areThere = () =>
    namespaces.every((namespace) => languages.some((each) => i18n.hasResourceBundle(each, namespace)));
  await i18n.loadNamespaces([...namespaces]);
  if (!areThere()) await i18n.reloadResources([...languages], [...namespaces]);
  return areThere();
}

/** How long to wait before loading again: there is no event for a connection that has become better. */
const LOAD_AGAIN_AFTER_MS = 10_000;

function createTexts(app: App) {
  const { get, subscribe, addPreparer } = preferences(app);
  const page = app.document;
  let i18n: I18n | undefined;
  /** Languages whose texts could not be loaded, so that parts of the screen are in English. */
  const missing = new Set<LanguageCode>();
  let stopWaiting = (): void => undefined;
  let marking: Promise<void> | undefined;

  /** Loads failed texts again, which i18next never does by itself, and shows them. */
  async function fetchMissing(): Promise<void> {
    stopWaiting();
    if (i18n === undefined || missing.size === 0) return;
    const languages = [...missing];
    missing.clear();
    await i18n.reloadResources(languages);
    await i18n.changeLanguage(i18n.language);
  }
  const loadAgain = () => void fetchMissing();

  function onMissing(language: LanguageCode): void {
    missing.add(language);
    stopWaiting();
    stopWaiting = endAll(
      app.clock.after(LOAD_AGAIN_AFTER_MS, loadAgain),
      listen(page?.defaultView, ['online'], loadAgain),
    );
  }

  /**
   * Loads the marking of English texts. If that fails (offline), they stay unmarked
   * until the next text falls back.
   */
  function onFallback(): void {
    if (page === undefined) return;
    marking ??= import('./fallbackMarks').then(
      ({ markFallbackTexts }) => app.onClose(markFallbackTexts()),
      () => {
        marking = undefined;
      },
    );
  }

  app.onClose(() => stopWaiting());
  return {
    /** The instance. @throws Error before `start` */
    instance(): I18n {
      if (i18n === undefined) throw new Error('The texts were not started');
      return i18n;
    },
    /**
     * Makes the instance in the language of the preferences and follows later changes. The interface changes
     * its language only when all namespaces in use are loaded.
     */
    async start(): Promise<I18n> {
      const created = await createI18n(get().language, { onMissing, onFallback });
      i18n = created;
      const shown = shownLanguage(app);
      shown.code = () => LANGUAGE_CODES.find((code) => code === created.language) ?? FALLBACK_LANGUAGE;
      shown.isRtl = () => get().isRtl;
      addPreparer(({ language }) =>
        language === get().language ? undefined : created.loadLanguages(language),
      );
      subscribe(() => {
        const { language } = get();
        if (language !== created.language) void created.changeLanguage(language);
      });
      return created;
    },
    /** Loads the namespaces in use for another language, without showing them. */
    prefetch(language: LanguageCode): void {
      for (const namespace of Object.keys(i18n?.getDataByLanguage(FALLBACK_LANGUAGE) ?? {}))
        fetchTexts(language, namespace).catch(() => undefined);
    },
    /** @throws Error when a namespace is missing in English too: the screen would show the keys of its texts */
    async load(...namespaces: readonly Namespace[]): Promise<void> {
      if (i18n === undefined) return;
      const languages = [shownLanguage(app).code(), FALLBACK_LANGUAGE];
      if (!(await loadInOneOf(i18n, languages, [...namespaces, ...ALWAYS])))
        throw new Error('Texts could not be loaded');
    },
  };
}

export const texts = appState(createTexts);

/** Starts the texts of this page. */
export const startI18n = (): Promise<I18n> => texts().start();

/** Loads the texts of a language that may be chosen next; a failure is ignored. */
export const prefetchLanguage = (language: LanguageCode): void => texts().prefetch(language);

/** Loads namespaces before a screen needs them. Without them the screen counts as not loaded (loadChunk.ts). */
export const loadNamespaces = (...namespaces: readonly Namespace[]): Promise<void> =>
  texts().load(...namespaces);
