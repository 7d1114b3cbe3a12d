import { expect, it } from 'vitest';

/**
 * Texts that nothing can say. A key counts as said where it stands as a string, or fits a template, in a file of a
 * folder whose files use its area (or anywhere with its area before it). Whatever is looser than that is missed:
 * the test finds what was forgotten, and proves nothing.
 */
type Texts = { readonly [key: string]: string | Texts };

const texts = import.meta.glob<Texts>('../../src/i18n/locales/en/*.json', { eager: true, import: 'default' });
const sources = import.meta.glob<string>(['../../src/**/*.{ts,tsx}', '!../../src/**/*.test.*'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
/** The error catalogue is kept whole, and checked by the normaliser's tests. */
const CATALOGUES = new Set(['errors']);

const PLURAL = /_(zero|one|two|few|many|other)$/;
/** Whatever stands between two quotes of a line: an apostrophe in a comment must not hide the next string. */
const stringsOf = (source: string) => [
  ...source.split(/['"\n]/).map((text) => ({ text, isTemplate: false })),
  ...source.split('`').map((text) => ({ text, isTemplate: text.includes('${') })),
];

const keysOf = (area: Texts, prefix = ''): readonly string[] =>
  Object.entries(area).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : keysOf(value, `${prefix}${key}.`),
  );
const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/'));
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** `fields.${name}` as a pattern; a hole takes the place of one part of a key. */
const patternOf = (template: string): RegExp | null => {
  const parts = template.split(/\$\{[^}]*\}/);
  return parts.some((part) => /\w/.test(part))
    ? new RegExp(`^${parts.map((part) => escaped(part)).join('[\\w-]+')}$`)
    : null;
};

/** What texts of other areas, or of the same, refer to: `$t(terms:draft)`. */
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

it.each(Object.entries(texts))('%s holds no text that nothing says', (path, area) => {
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
