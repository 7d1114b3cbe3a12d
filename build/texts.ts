import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { FALLBACK_LANGUAGE, LANGUAGE_CODES } from '../src/config/languages.ts';
import { ALWAYS } from '../src/i18n/namespaces.ts';
import { pageTexts } from './pageTexts.ts';

/** Namespaces of a visitor's first screen: their English texts are in the start-up code. */
const AT_START = ['app', 'words', 'layout', 'ui', 'home', 'session', 'roles'];

/**
 * Namespaces that are needed together, one file for each group; all others are in the
 * first file of their language.
 */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  work: ['applications', 'documents', 'jobs', 'tasks', 'messages', 'outbox'],
  open: [
    'about',
    'appearance',
    'contact',
    'device',
    'eligibility',
    'help',
    'legal',
    'notifications',
    'privacy',
    'settings',
    'tools',
  ],
  staff: ['admin', 'announcements', 'audit', 'hiring', 'records', 'reports', 'system'],
};

const LOCALES = fileURLToPath(new URL('../src/i18n/locales/', import.meta.url)).replaceAll('\\', '/');
const NAMESPACES = readdirSync(`${LOCALES}${FALLBACK_LANGUAGE}`).map((file) => file.replace(/\.json$/, ''));
const FAMILY_OF = Object.fromEntries(NAMESPACES.map((namespace) => [namespace, familyOf(namespace)]));

function familyOf(namespace: string): string {
  return Object.keys(FAMILIES).find((family) => FAMILIES[family]?.includes(namespace)) ?? '';
}

/** The name of the file with a namespace of a language. */
export function textFile(language: string, namespace: string): string {
  const family = FAMILY_OF[namespace] ?? '';
  return `texts-${language}${family === '' ? '' : `-${family}`}`;
}

const PREFIX = 'virtual:';
/** The resolved id of this plugin's modules; the file is named after the last part. */
const RESOLVED = '\0virtual/';
const TABLE = 'texts';
const START = 'texts-at-start';
const OF_PAGES = 'page-texts';

/** The code of a module with some namespaces of a language. */
function withNamespaces(language: string, namespaces: readonly string[]): string {
  const imports = namespaces.map(
    (namespace, at) => `import a${at} from ${JSON.stringify(`${LOCALES}${language}/${namespace}.json`)};`,
  );
  const names = namespaces.map((namespace, at) => `${JSON.stringify(namespace)}: a${at}`);
  return `${imports.join('\n')}\nexport const texts = { ${names.join(', ')} };`;
}

const isAtStart = (language: string, namespace: string): boolean =>
  language === FALLBACK_LANGUAGE && AT_START.includes(namespace);

/** The namespaces of each file. */
const FILES: ReadonlyMap<string, readonly [language: string, namespaces: readonly string[]]> = new Map(
  LANGUAGE_CODES.flatMap((language) =>
    [...new Set(NAMESPACES.map((namespace) => textFile(language, namespace)))].map((file) => [
      file,
      [
        language,
        NAMESPACES.filter(
          (namespace) => textFile(language, namespace) === file && !isAtStart(language, namespace),
        ),
      ] as const,
    ]),
  ),
);

/** The code of a module that loads the file with a namespace of a language. */
function table(): string {
  const files = [...FILES.keys()].map((file) => `'${file}': () => import('${PREFIX}${file}')`);
  return [
    `const files = { ${files.join(', ')} };`,
    `const families = ${JSON.stringify(FAMILY_OF)};`,
    "const fileOf = (language, namespace) => `texts-${language}${families[namespace] ? `-${families[namespace]}` : ''}`;",
    'export const fetchTexts = (language, namespace) =>',
    '  files[fileOf(language, namespace)]().then(({ texts }) => texts[namespace]);',
  ].join('\n');
}

/** Namespaces that are always loaded, so that pages do not list them. */
const ALWAYS_LOADED: readonly string[] = [...AT_START, ...ALWAYS];

/** The code of a module that lists the namespaces of each page, read when it is first requested. */
const pageTextsModule = (root: string): string => {
  const all = [...pageTexts(root, (name) => NAMESPACES.includes(name))].map(
    ([page, names]) => [page, names.filter((name) => !ALWAYS_LOADED.includes(name))] as const,
  );
  return `export const pageTexts = ${JSON.stringify(Object.fromEntries(all))};`;
};

/**
 * Provides the texts as modules: `virtual:texts` loads a namespace of a language, `virtual:texts-at-start`
 * has those of the start, and `virtual:page-texts` lists the namespaces of each page
 * (src/i18n/virtualTexts.d.ts). Each language has a few files: with one file everybody would wait for texts
 * of pages that they may never see, and one file for each namespace would be thirty requests.
 */
export function texts(): Plugin {
  let root = '';
  return {
    name: 'visatalent:texts',
    configResolved(config) {
      root = config.root;
    },
    resolveId(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      const name = id.slice(PREFIX.length);
      return [TABLE, START, OF_PAGES].includes(name) || FILES.has(name) ? RESOLVED + name : undefined;
    },
    load(id) {
      if (!id.startsWith(RESOLVED)) return undefined;
      const name = id.slice(RESOLVED.length);
      if (name === TABLE) return table();
      if (name === START) return withNamespaces(FALLBACK_LANGUAGE, AT_START);
      if (name === OF_PAGES) return pageTextsModule(root);
      const file = FILES.get(name);
      return file && withNamespaces(...file);
    },
  };
}
