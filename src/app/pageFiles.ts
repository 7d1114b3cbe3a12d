import { areaIsOnIn } from '@/config/areas';
import { givenConfig } from '@/config/env';
import { rowAt } from '@/routing/matchRoute';
import { pageIdOf, pageRowOf } from '@/routing/routes';
import { currentRole } from '@/storage/keys';
import { hasStoredSession } from '@/storage/sessionKeys';
import { accessFor, mayAccess } from '@/identity/guards/routeAccess';
import type { PageFiles } from './pageSources';
import { pause } from './pause';

/** Not even the code of a page that this person may not see. */
function mayLoad(pathname: string, storage: Storage): boolean {
  if (accessFor(pathname) === 'everyone') return true;
  return hasStoredSession(storage) && mayAccess(pathname, [storage.getItem(currentRole.key)]);
}

/**
 * Asks for the files of the page that the address names, which the build wrote into the document (build/pageFiles.ts).
 * main.tsx imports this first, so that they are on their way while the browser still reads the start-up code.
 */
function fetchPageFiles(page: Document): void {
  const json = page.getElementById('page-files')?.textContent;
  if (json === undefined || json === null) return;
  const { files, texts, rows } = JSON.parse(json) as PageFiles;
  const { pathname } = page.location;
  const id = rowAt(pathname)?.id;
  const row = id === undefined ? undefined : rows[pageIdOf(id)];
  if (id === undefined || row === undefined || !mayLoad(pathname, window.localStorage)) return;
  // Nor that of a page that the deployment has switched off.
  const { area } = pageRowOf(id);
  if (area !== undefined && !areaIsOnIn(givenConfig(page).features, area)) return;
  const ofLanguage = texts[page.documentElement.lang.toLowerCase()] ?? {};
  // The texts first: the page's title stands there before its code has run (ComingPage.tsx).
  const wanted = new Set([...row[1].map((name) => ofLanguage[name]), ...row[0]]);
  for (const place of wanted) {
    const file = place === undefined ? undefined : files[place];
    if (file === undefined) continue;
    const link = page.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    // What the page reads first goes before it.
    link.fetchPriority = 'low';
    link.href = file;
    page.head.append(link);
  }
}

/*
 * In a task of its own, before the rest of the start-up code is evaluated: a browser whose requests are watched would
 * otherwise read the whole file once more, to tell from which line of it they come.
 */
await pause().then(() => {
  try {
    fetchPageFiles(document);
  } catch {
    // Storage that may not be read, or a broken document: the files come when the page asks for them.
  }
});
