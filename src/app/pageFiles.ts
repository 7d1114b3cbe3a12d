import { areaIsOnIn } from '@/config/areas';
import { givenConfig } from '@/config/env';
import { currentRole, sessionUser, token } from '@/storage/keys';
import type { PageFiles } from './pageSources';
import { pause } from './pause';

const stored = (key: string): string | null => window.localStorage.getItem(key);

/** Not even the code of a page that this person may not see. */
function mayLoad(roles: readonly string[] | null): boolean {
  if (roles === null) return true;
  if (stored(sessionUser.key) === null || stored(token.key) === null) return false;
  return roles.length === 0 || roles.includes(stored(currentRole.key) ?? '');
}

/**
 * Asks for the files of the page that the address names, which the build wrote into the document (build/pageFiles.ts).
 * main.tsx imports this first, so that they are on their way while the browser still reads the start-up code.
 */
function fetchPageFiles(page: Document): void {
  const said = page.getElementById('page-files')?.textContent;
  if (said === undefined || said === null) return;
  const { files, texts, rows } = JSON.parse(said) as PageFiles;
  const path = page.location.pathname.toLowerCase().replace(/\/+$/, '');
  const row = rows.find(([pattern]) => new RegExp(pattern).test(path));
  if (row === undefined || !mayLoad(row[1])) return;
  // Nor that of a page that the deployment has switched off.
  if (row[4] !== undefined && !areaIsOnIn(givenConfig(page).features, row[4])) return;
  const ofLanguage = texts[page.documentElement.lang.toLowerCase()] ?? {};
  // The texts first: the page's title stands there before its code has run (ComingPage.tsx).
  const wanted = new Set([...row[3].map((name) => ofLanguage[name]), ...row[2]]);
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
