import { expect, it } from 'vitest';

/**
 * Finds texts that no code uses. A key counts as used if it is in a string, or fits a template, in a file of
 * a folder whose files use its namespace (or in any file, with its namespace). `optionsOf(values, 'tasks:kind')`
 * uses all texts below its key, and a form with `labels: 'hiring:fields'` the names of its fields. Other uses are not recognized: the test finds forgotten texts, but does not
 * prove that all others are used.
 */
type Texts = { readonly [key: string]: string | Texts };

const texts = import.meta.glob<Texts>('../../src/i18n/locales/en/*.json', { eager: true, import: 'default' });
const sources = import.meta.glob<string>(['../../src/**/*.{ts,tsx}', '!../../src/**/*.test.*'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
/** The error catalogue stays complete, and the normaliser's tests check it. */
const CATALOGUES = new Set(['errors']);

const PLURAL = /_(zero|one|two|few|many|other)$/;
const OPTIONS = /\boptionsOf\([^;]*?, '([\w:.]+)'\)/g;
const LABELS = /\blabels: '([\w:.]+)'/g;
const FIELD = /^\s+(\w+): \{/gm;
const labelsOf = (source: string) =>
  [...source.matchAll(LABELS)].flatMap(([, labels = '']) =>
    [...source.matchAll(FIELD)].map(([, field]) => `${labels}${labels.includes(':') ? '.' : ':'}${field}`),
  );
/** The text between two quotes in one line. An apostrophe in a comment must not hide the next string. */
const stringsOf = (source: string) => [
  ...source.split(/['"\n]/).map((text) => ({ text, isTemplate: false })),
  ...source.split('`').map((text) => ({ text, isTemplate: text.includes('${') })),
  ...labelsOf(source).map((text) => ({ text, isTemplate: false })),
  ...[...source.matchAll(OPTIONS)].map(([, key]) => ({ text: `${key}.\${value}`, isTemplate: true })),
];

const keysOf = (area: Texts, prefix = ''): readonly string[] =>
  Object.entries(area).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : keysOf(value, `${prefix}${key}.`),
  );
const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/'));
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** `fields.${name}` as a pattern: a placeholder stands for one part of a key. */
const patternOf = (template: string): RegExp | null => {
  const parts = template.split(/\$\{[^}]*\}/);
  return parts.some((part) => /\w/.test(part))
    ? new RegExp(`^${parts.map((part) => escaped(part)).join('[\\w-]+')}$`)
    : null;
};

/** The keys to which other texts refer: `$t(terms:draft)`. */
const referred = new Set(
  Object.values(texts).flatMap((area) =>
    [...JSON.stringify(area).matchAll(/\$t\(([^)]+)\)/g)].map(([, key]) => key),
  ),
);

const written = Object.entries(sources).map(([file, source]) => ({
  file,
  source,
  strings: stringsOf(source),
}));

it.each(Object.entries(texts))('%s has only texts that are used', (path, area) => {
  const name = /([\w-]+)\.json$/.exec(path)?.[1] ?? '';
  if (CATALOGUES.has(name)) return;
  const uses = new RegExp(`useTranslation\\([^)]*'${name}'|['"\`]${name}:`);
  const folders = new Set(
    written.filter(({ source }) => uses.test(source)).map(({ file }) => folderOf(file)),
  );
  const said = new Set<string>();
  const patterns: RegExp[] = [];
  for (const { file, strings } of written) {
    for (const { text, isTemplate } of strings) {
      const isNamed = text.startsWith(`${name}:`);
      if (!isNamed && !folders.has(folderOf(file))) continue;
      const key = isNamed ? text.slice(name.length + 1) : text;
      const pattern = isTemplate ? patternOf(key) : null;
      if (pattern !== null) patterns.push(pattern);
      else said.add(key);
    }
  }
  expect(said.size + patterns.length).toBeGreaterThan(0);
  const unused = keysOf(area)
    .map((key) => key.replace(PLURAL, ''))
    .filter(
      (key) =>
        !said.has(key) && !referred.has(`${name}:${key}`) && !patterns.some((pattern) => pattern.test(key)),
    );
  expect(unused).toEqual([]);
});
