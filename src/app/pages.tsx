import { pageTexts } from 'virtual:page-texts';
import { appState } from '@/runtime/app';
import { matchRoute, statusOf } from '@/routing/matchRoute';
import { type PageId, pageIdOf, pageRowOf, ROUTES, type RouteId } from '@/routing/routes';
import type { PageRow } from '@/routing/routeRow';
import { HomePage } from '@/pages/home/HomePage';
import type { SessionUser } from '@/storage/sessionUser';
import { type LazyPage, lazyPage } from './lazyPage';
import { namespacesInPlaceOf, namespacesOf } from './pageNamespaces';
import { GENERAL_PLACEHOLDER, NOT_FOUND, PAGES } from './pageTable';

/** Makes the page of a route: the page itself, or its placeholder while it is coming soon. */
function newPage(id: Exclude<PageId, 'home'>): LazyPage {
  const isOpen = pageRowOf(id).access === 'everyone';
  const { page, placeholder = GENERAL_PLACEHOLDER, queries = !isOpen, readAhead } = PAGES[id];
  return statusOf(id) === 'real'
    ? lazyPage({
        load: page,
        namespaces: namespacesOf(id),
        queries,
        ...(readAhead === undefined ? {} : { readAhead }),
      })
    : lazyPage({ load: placeholder, namespaces: namespacesInPlaceOf(id) });
}

/** The home page is part of the start-up code, because most visits begin there. */
const home: LazyPage = {
  Page: HomePage,
  preload: () => Promise.resolve(),
  prefetch: () => undefined,
  prefetchFor: () => undefined,
};

/** The page for any unknown path. */
const notFound = lazyPage({ load: NOT_FOUND, namespaces: pageTexts.NOT_FOUND ?? [] });

/** The pages of an app: its configuration decides which of them are real. */
const pages = appState(() => new Map<PageId, LazyPage>());

/** The page of a route. Two routes with the same page get the same instance. */
export function pageOf(id: RouteId | undefined): LazyPage {
  if (id === undefined) return notFound;
  const pageId = pageIdOf(id);
  if (pageId === 'home') return home;
  const loadedPages = pages();
  const page = loadedPages.get(pageId) ?? newPage(pageId);
  loadedPages.set(pageId, page);
  return page;
}

/**
 * The row whose title and summary are shown at a path before its page is loaded;
 * undefined when there is none.
 */
export function comingHeadAt(pathname: string): PageRow | undefined {
  const id = matchRoute(pathname)?.id;
  const row = id === undefined || statusOf(id) !== 'real' ? undefined : pageRowOf(id);
  return row?.head === undefined ? undefined : row;
}

/** The page that a path shows, for preloading it before the first render. */
export const pageAt = (pathname: string): LazyPage => pageOf(matchRoute(pathname)?.id);

/** Loads the page for a person who may see it, and starts its reads; `user` is null for a visitor. */
export function prefetchFor(pathname: string, user: SessionUser | null): void {
  const route = matchRoute(pathname);
  pageOf(route?.id).prefetchFor({ user, params: route?.params ?? {} });
}

/**
 * Names the page that a path shows: its route's path, or `*`. Prerendered markup is labelled with this name.
 */
export function pageNameAt(pathname: string): string {
  const id = matchRoute(pathname)?.id;
  if (id === undefined) return '*';
  // A setting of the deployment may have switched the page off: then the prerendered
  // markup is of another page.
  const status = statusOf(id);
  return status === (pageRowOf(id).status ?? 'real') ? ROUTES[id].path : `${ROUTES[id].path} ${status}`;
}
