import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { matchRoute, type RouteMatch } from '@/routing/matchRoute';
import { pageRowOf, type RouteId, type RouteParams } from '@/routing/routes';
import { namespaceOf, routeText, type TextKey } from '@/i18n/textKey';

/** The route of the page that is shown; undefined on Page Not Found. */
export function useRoute(): RouteMatch | undefined {
  return matchRoute(useLocation().pathname);
}

/**
 * The parameters of the address, for the page of this route.
 * @throws Error on the page of another route
 */
export function useRouteParams<Id extends RouteId>(id: Id): RouteParams<Id> {
  const route = useRoute();
  if (route?.id !== id) throw new Error(`This address has no parameters of the route ${id}`);
  return route.params as RouteParams<Id>;
}

/** Says any text by its namespace and key; those of the namespaces given are there when it returns. */
export function useAnyText(keys: readonly string[]): (key: TextKey) => string {
  const { t } = useTranslation(['ui', ...new Set(keys.map(namespaceOf))]);
  return t;
}

/** What the row of the page that is shown says of it: '' for the title of Page Not Found. */
export function useRouteHead(): { readonly title: string; readonly summary?: string } {
  const route = useRoute();
  const row = route === undefined ? undefined : pageRowOf(route.id);
  const say = useAnyText(row === undefined ? [] : [row.title, row.summary ?? row.title]);
  return {
    title: row === undefined ? '' : say(routeText(row.title)),
    ...(row?.summary === undefined ? {} : { summary: say(routeText(row.summary)) }),
  };
}
