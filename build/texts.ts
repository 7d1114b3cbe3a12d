import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { FALLBACK_LANGUAGE, LANGUAGE_CODES } from '../src/config/languages.ts';

/** Areas of texts that are needed for the first screen of a visitor: in English they are in the start-up code. */
const AT_START = ['app', 'words', 'layout', 'ui', 'home', 'session', 'roles'];

/** Areas that are wanted together, a file each; all others are in the first file of their language. */
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
const AREAS = readdirSync(`${LOCALES}${FALLBACK_LANGUAGE}`).map((file) => file.replace(/\.json$/, ''));
const FAMILY_OF = Object.fromEntries(AREAS.map((area) => [area, familyOf(area)]));

function familyOf(area: string): string {
  return Object.keys(FAMILIES).find((family) => FAMILIES[family]?.includes(area)) ?? '';
}

/** The name of the file with an area of a language. */
export function textFile(language: string, area: string): string {
  const family = FAMILY_OF[area] ?? '';
  return `texts-${language}${family === '' ? '' : `-${family}`}`;
}

const PREFIX = 'virtual:';
/** What the build calls a module of this plugin: the file is named after the last part. */
const RESOLVED = '\0virtual/';
const TABLE = 'texts';
const START = 'texts-at-start';

/** A module that has areas of a language. */
function withAreas(language: string, areas: readonly string[]): string {
  const imports = areas.map(
    (area, at) => `import a${at} from ${JSON.stringify(`${LOCALES}${language}/${area}.json`)};`,
  );
  const names = areas.map((area, at) => `${JSON.stringify(area)}: a${at}`);
  return `${imports.join('\n')}\nexport const texts = { ${names.join(', ')} };`;
}

const isAtStart = (language: string, area: string): boolean =>
  language === FALLBACK_LANGUAGE && AT_START.includes(area);

/** The areas of each file. */
const FILES: ReadonlyMap<string, readonly [language: string, areas: readonly string[]]> = new Map(
  LANGUAGE_CODES.flatMap((language) =>
    [...new Set(AREAS.map((area) => textFile(language, area)))].map((file) => [
      file,
      [
        language,
        AREAS.filter((area) => textFile(language, area) === file && !isAtStart(language, area)),
      ] as const,
    ]),
  ),
);

/** A module that fetches the file with an area of a language. */
function table(): string {
  const files = [...FILES.keys()].map((file) => `'${file}': () => import('${PREFIX}${file}')`);
  return [
    `const files = { ${files.join(', ')} };`,
    `const families = ${JSON.stringify(FAMILY_OF)};`,
    "const fileOf = (language, area) => `texts-${language}${families[area] ? `-${families[area]}` : ''}`;",
    'export const fetchTexts = (language, area) =>',
    '  files[fileOf(language, area)]().then(({ texts }) => texts[area]);',
  ].join('\n');
}

/**
 * The texts as modules: `virtual:texts` fetches an area of a language, `virtual:texts-at-start` has those of the start
 * (src/i18n/virtualTexts.d.ts). A language is cut into a few files: one file would make everybody wait for the texts of
 * pages that they may never see, a file an area would be thirty requests.
 */
export function texts(): Plugin {
  return {
    name: 'visatalent:texts',
    resolveId(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      const name = id.slice(PREFIX.length);
      return name === TABLE || name === START || FILES.has(name) ? RESOLVED + name : undefined;
    },
    load(id) {
      if (!id.startsWith(RESOLVED)) return undefined;
      const name = id.slice(RESOLVED.length);
      if (name === TABLE) return table();
      if (name === START) return withAreas(FALLBACK_LANGUAGE, AT_START);
      const file = FILES.get(name);
      return file && withAreas(...file);
    },
  };
}
