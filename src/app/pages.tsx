import type { ComponentType } from 'react';
import { appState } from '@/runtime/app';
import { matchRoute, statusOf } from '@/routing/matchRoute';
import { pageRowOf, ROUTES, type RouteId } from '@/routing/routes';
import type { PageRow } from '@/routing/routeRow';
import { namespaceOf, routeNamespaces } from '@/i18n/textKey';
import { HomePage } from '@/pages/home/HomePage';
import type { SessionUser } from '@/storage/sessionUser';
import type { ReadAhead, Visit } from '@/ui/page/visit';
import { type LazyPage, lazyPage } from './lazyPage';

type Module = Readonly<Record<string, unknown>>;

/** The files that rows of the route table name (src/routing/routes.ts), each in a chunk of its own. */
const files = import.meta.glob<Module>(['../pages/**/*Page.tsx', '!../pages/home/HomePage.tsx']);
const readers = import.meta.glob<{ readonly readAhead: ReadAhead }>('../features/*/readAhead.ts');

const PLACEHOLDERS = 'placeholders';
const GENERAL_PLACEHOLDER = 'coming-soon/ComingSoonPage';

/**
 * The component of a page by file and name: `about/AboutPage`.
 * @throws Error where there is no such file or component; tests/contracts/pages.test.ts asks for each row's
 */
async function loadPage(page: string): Promise<ComponentType> {
  const found = (await files[`../pages/${page}.tsx`]?.())?.[page.slice(page.lastIndexOf('/') + 1)];
  if (typeof found !== 'function') throw new Error(`There is no page ${page} in src/pages`);
  return found as ComponentType;
}

/** The reads of a feature, whose code is fetched when they are wanted. */
const readAheadOf = (feature: string) => async (visit: Visit) => {
  const found = await readers[`../features/${feature}/readAhead.ts`]?.();
  if (found === undefined) throw new Error(`There is no src/features/${feature}/readAhead.ts`);
  found.readAhead(visit);
};

/** The page of a row, with all that it comes with. */
function pageOfRow(
  { page, placeholder, title, texts = [], readAhead, access, reads }: PageRow,
  real: boolean,
): LazyPage {
  const namespaces = [namespaceOf(title), ...routeNamespaces(texts)];
  if (!real) {
    const shown = placeholder ?? GENERAL_PLACEHOLDER;
    return lazyPage({ load: () => loadPage(shown), namespaces: [PLACEHOLDERS, ...namespaces] });
  }
  return lazyPage({
    load: () => loadPage(page ?? ''),
    namespaces,
    queries: reads ?? access !== 'everyone',
    ...(readAhead === undefined ? {} : { readAhead: readAheadOf(readAhead) }),
  });
}

/** The first page of most visits is in the start-up code. */
const home: LazyPage = {
  Page: HomePage,
  preload: () => Promise.resolve(),
  prefetch: () => undefined,
  prefetchFor: () => undefined,
};

/** What any unknown path shows. */
const NOT_FOUND = lazyPage({ load: () => loadPage('not-found/NotFoundPage'), namespaces: [PLACEHOLDERS] });

/** The pages of an app: its configuration says which of them are real. */
const pages = appState(() => new Map<PageRow, LazyPage>([[pageRowOf('home'), home]]));

/** The page of a route; two addresses of one page have the same. */
export function pageOf(id: RouteId | undefined): LazyPage {
  if (id === undefined) return NOT_FOUND;
  const row = pageRowOf(id);
  const made = pages();
  const page = made.get(row) ?? pageOfRow(row, statusOf(id) === 'real');
  made.set(row, page);
  return page;
}

/** The row whose title and summary stand at a path before its page is there; undefined where none do. */
export function comingHeadAt(pathname: string): PageRow | undefined {
  const id = matchRoute(pathname)?.id;
  const row = id === undefined || statusOf(id) !== 'real' ? undefined : pageRowOf(id);
  return row?.head === undefined ? undefined : row;
}

/** The page that a path will show, for preloading it before the first render. */
export const pageAt = (pathname: string): LazyPage => pageOf(matchRoute(pathname)?.id);

/** Fetches the page of somebody who is let through, and begins to read what it shows; null is a visitor. */
export function prefetchFor(pathname: string, user: SessionUser | null): void {
  const route = matchRoute(pathname);
  pageOf(route?.id).prefetchFor({ user, params: route?.params ?? {} });
}

/** Names the page that a path shows: its route's path, or `*`. Prerendered markup carries the name of its page. */
export function pageNameAt(pathname: string): string {
  const id = matchRoute(pathname)?.id;
  if (id === undefined) return '*';
  // Where a switch of the deployment made it another page, the prerendered one is not this one.
  const status = statusOf(id);
  return status === (pageRowOf(id).status ?? 'real') ? ROUTES[id].path : `${ROUTES[id].path} ${status}`;
}
