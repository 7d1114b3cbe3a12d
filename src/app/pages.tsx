import type { SentRead } from '@/api/readAhead';
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

/** The page of a route, with all that it comes with. */
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

/** The first page of most visits is in the start-up code. */
const home: LazyPage = {
  Page: HomePage,
  preload: () => Promise.resolve(),
  prefetch: () => undefined,
  prefetchFor: () => undefined,
};

/** What any unknown path shows. */
const notFound = lazyPage({ load: NOT_FOUND, namespaces: pageTexts.NOT_FOUND ?? [] });

/** The pages of an app: its configuration says which of them are real. */
const pages = appState(() => new Map<PageId, LazyPage>());

/** The page of a route; two addresses of one page have the same. */
export function pageOf(id: RouteId | undefined): LazyPage {
  if (id === undefined) return notFound;
  const pageId = pageIdOf(id);
  if (pageId === 'home') return home;
  const made = pages();
  const page = made.get(pageId) ?? newPage(pageId);
  made.set(pageId, page);
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

/** What the page of a route always reads, for the start to send. */
export function readsOf(id: RouteId, user: SessionUser): readonly SentRead[] {
  const pageId = pageIdOf(id);
  return pageId === 'home' ? [] : (PAGES[pageId].sends?.(user) ?? []);
}

/** Names the page that a path shows: its route's path, or `*`. Prerendered markup carries the name of its page. */
export function pageNameAt(pathname: string): string {
  const id = matchRoute(pathname)?.id;
  if (id === undefined) return '*';
  // Where a switch of the deployment made it another page, the prerendered one is not this one.
  const status = statusOf(id);
  return status === (pageRowOf(id).status ?? 'real') ? ROUTES[id].path : `${ROUTES[id].path} ${status}`;
}
