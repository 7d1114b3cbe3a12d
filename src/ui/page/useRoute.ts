import { type ComponentType, createElement, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { matchRoute, type RouteMatch } from '@/routing/matchRoute';
import { pageRowOf, type RouteId, type RouteParams } from '@/routing/routes';
import { namespaceOf, routeText, type TextKey } from '@/i18n/textKey';

/** The route of the current page; undefined on Page Not Found. */
export function useRoute(): RouteMatch | undefined {
  return matchRoute(useLocation().pathname);
}

export interface AtPath {
  readonly pathname: string;
}

/**
 * Gives a component the path of the page. It is rendered again when the path changes, and not when only the
 * query string does.
 */
export function forPath<P extends object>(Component: ComponentType<P & AtPath>): ComponentType<P> {
  const Kept: ComponentType<P & AtPath> = memo(Component);
  return function ForPath(props) {
    return createElement(Kept, { ...props, pathname: useLocation().pathname });
  };
}

/**
 * The parameters in the address of a page.
 * @throws Error if the current page belongs to another route
 */
export function useRouteParams<Id extends RouteId>(id: Id): RouteParams<Id> {
  const route = useRoute();
  if (route?.id !== id) throw new Error(`This address has no parameters of the route ${id}`);
  return route.params as RouteParams<Id>;
}

/**
 * Returns a function that translates any text by its namespace and key. The namespaces of `keys` are loaded
 * by then.
 */
export function useAnyText(keys: readonly string[]): (key: TextKey) => string {
  const { t } = useTranslation(['ui', ...new Set(keys.map(namespaceOf))]);
  return t;
}

/** Title and summary of the current page in the route table. The title of Page Not Found is ''. */
export function useRouteHead(): { readonly title: string; readonly summary?: string } {
  const route = useRoute();
  const row = route === undefined ? undefined : pageRowOf(route.id);
  const say = useAnyText(row === undefined ? [] : [row.title, row.summary ?? row.title]);
  return {
    title: row === undefined ? '' : say(routeText(row.title)),
    ...(row?.summary === undefined ? {} : { summary: say(routeText(row.summary)) }),
  };
}
