import { relative } from 'node:path';
import type { Rolldown } from 'vite';
import { LANGUAGE_CODES } from '../src/config/languages.ts';
import type { PageFiles, PageFilesRow } from '../src/app/pageFiles.ts';
import type { PageSources } from './rendering/pageSources.ts';
import { textFile } from './texts.ts';

export type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>;

/** A namespace that is loaded with every page (src/i18n/i18n.ts). */
const ALWAYS = 'errors';

const chunksIn = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === 'chunk');

/** Adds the chunks with these names, and all chunks that they import. */
function reach(bundle: Bundle, names: readonly string[], all: Set<string>): Set<string> {
  for (const name of names) {
    if (all.has(name)) continue;
    all.add(name);
    const file = bundle[name];
    reach(bundle, file?.type === 'chunk' ? file.imports : [], all);
  }
  return all;
}

/** The chunks that every page loads at the start. */
export const startOf = (bundle: Bundle): ReadonlySet<string> =>
  reach(
    bundle,
    chunksIn(bundle)
      .filter(({ isEntry }) => isEntry)
      .map(({ fileName }) => fileName),
    new Set(),
  );

/**
 * Makes a function that lists the chunk of a source file and all chunks that it
 * imports, except those of the start.
 */
export function chunksOf(bundle: Bundle, root: string): (source: string) => readonly string[] {
  const chunks = chunksIn(bundle);
  const start = startOf(bundle);
  const entries = new Map(
    chunks.map(({ facadeModuleId, fileName }) => [
      facadeModuleId === null ? '' : relative(root, facadeModuleId).replaceAll('\\', '/'),
      fileName,
    ]),
  );
  return (source) => {
    const entry = entries.get(source);
    return entry === undefined
      ? []
      : [...reach(bundle, [entry], new Set(start))].filter((name) => !start.has(name));
  };
}

/** Makes a function that lists the style sheets of a source file, except those of the start. */
export function sheetsOf(bundle: Bundle, root: string): (source: string) => readonly string[] {
  const filesOf = chunksOf(bundle, root);
  return (source) =>
    filesOf(source).flatMap((name) => {
      const file = bundle[name];
      const sheets = file?.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : [];
      return sheets.filter((sheet) => !/\/start-[^/]+\.css$/.test(sheet));
    });
}

/**
 * The files that each page needs beyond the start-up code; src/app/pageFiles.ts requests them.
 * @param root the project's folder
 */
export function pageFiles(bundle: Bundle, root: string, pages: readonly PageSources[]): PageFiles {
  const filesOf = chunksOf(bundle, root);
  const files: string[] = [];
  const placeOf = (name: string): number => {
    const address = `/${name}`;
    return files.includes(address) ? files.indexOf(address) : files.push(address) - 1;
  };
  const rows = pages.map(({ id, sources, namespaces }): [string, PageFilesRow] => {
    const ends = new Set([ALWAYS, ...namespaces].map((namespace) => textFile('', namespace)));
    return [id, [[...new Set(sources.flatMap(filesOf))].map(placeOf), [...ends]]];
  });
  const used = rows.filter(([, [own]]) => own.length > 0);
  const ends = [...new Set(used.flatMap(([, [, own]]) => own))];
  const textsOf = (language: string): [string, number][] =>
    ends.flatMap((end) => {
      const name = end.replace('texts-', `texts-${language}`);
      const file = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === name);
      return file === undefined ? [] : [[end, placeOf(file.fileName)]];
    });
  const texts = Object.fromEntries(
    LANGUAGE_CODES.map((language) => [language, Object.fromEntries(textsOf(language))]),
  );
  return { files, texts, rows: Object.fromEntries(used) };
}

/** The part of the list that these pages need. */
export function filesOfPages({ files, texts, rows }: PageFiles, ids: readonly string[]): PageFiles {
  const wanted: string[] = [];
  const placeOf = (place: number): number => {
    const file = files[place] ?? '';
    return wanted.includes(file) ? wanted.indexOf(file) : wanted.push(file) - 1;
  };
  const used = ids.flatMap((id): [string, PageFilesRow][] => {
    const row = rows[id];
    return row === undefined ? [] : [[id, [row[0].map(placeOf), row[1]]]];
  });
  const ends = new Set(used.flatMap(([, [, own]]) => own));
  const rest = Object.entries(texts).map(
    ([language, named]) =>
      [
        language,
        Object.fromEntries(
          Object.entries(named)
            .filter(([end]) => ends.has(end))
            .map(([end, place]) => [end, placeOf(place)]),
        ),
      ] as const,
  );
  return {
    rows: Object.fromEntries(used),
    texts: used.length === 0 ? {} : Object.fromEntries(rest),
    files: wanted,
  };
}
