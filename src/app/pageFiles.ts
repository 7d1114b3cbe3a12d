import { areaIsOnIn } from '@/config/areas';
import { givenConfig } from '@/config/env';
import { rowAt } from '@/routing/matchRoute';
import { pageIdOf, pageRowOf } from '@/routing/routes';
import { currentRole } from '@/storage/keys';
import { hasStoredSession } from '@/storage/sessionKeys';
import { accessFor, mayAccess } from '@/identity/guards/routeAccess';
import { pause } from './pause';

/** The list of files that the build writes into the HTML document. */
export interface PageFiles {
  /** Addresses of the files; the other fields refer to them by index. */
  readonly files: readonly string[];
  /** Index of each text file, by language and namespace. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The files of each page, by its route id. */
  readonly rows: Readonly<Partial<Record<string, PageFilesRow>>>;
}
export type PageFilesRow = readonly [files: readonly number[], texts: readonly string[]];

/** Even the code of a page is not fetched when this person may not see it. */
function mayLoad(pathname: string, storage: Storage): boolean {
  if (accessFor(pathname) === 'everyone') return true;
  return hasStoredSession(storage) && mayAccess(pathname, [storage.getItem(currentRole.key)]);
}

/**
 * Requests the files of the current page, whose list the build wrote into the HTML
 * document (build/pageFiles.ts). main.tsx imports this module first, so that the
 * files download while the browser parses the start-up code.
 */
function fetchPageFiles(page: Document): void {
  const json = page.getElementById('page-files')?.textContent;
  if (json === undefined || json === null) return;
  const { files, texts, rows } = JSON.parse(json) as PageFiles;
  const { pathname } = page.location;
  const id = rowAt(pathname)?.id;
  const row = id === undefined ? undefined : rows[pageIdOf(id)];
  if (id === undefined || row === undefined || !mayLoad(pathname, window.localStorage)) return;
  // A page that the deployment has switched off is not fetched either.
  const { area } = pageRowOf(id);
  if (area !== undefined && !areaIsOnIn(givenConfig(page).features, area)) return;
  const indexOfText = texts[page.documentElement.lang.toLowerCase()] ?? {};
  // The texts come first: the page's title is shown before its code has run (ComingPage.tsx).
  const indexes = new Set([...row[1].map((name) => indexOfText[name]), ...row[0]]);
  for (const index of indexes) {
    const file = index === undefined ? undefined : files[index];
    if (file === undefined) continue;
    const link = page.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    // The page's first reads have priority over these files.
    link.fetchPriority = 'low';
    link.href = file;
    page.head.append(link);
  }
}

/*
 * Runs in its own task, before the rest of the start-up code is evaluated: a browser with open developer
 * tools would otherwise parse the whole file again to find the line that sent the requests.
 */
await pause().then(() => {
  try {
    fetchPageFiles(document);
  } catch {
    // Storage is blocked, or the document is broken: the files are loaded when the page needs them.
  }
});
