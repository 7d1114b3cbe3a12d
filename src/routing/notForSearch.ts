import { ROUTE_IDS, ROUTES } from './routes';

/**
 * Whether a route has nothing for search engines: it needs a sign-in, or it is
 * neither listed nor prerendered.
 */
const isNotForSearch = (id: (typeof ROUTE_IDS)[number]): boolean => {
  const row = ROUTES[id];
  if (row.access !== 'everyone') return true;
  return row.sameAs === undefined && row.unlisted === true && row.prerendered === undefined;
};

/**
 * The paths that robots.txt forbids to search engines. A path includes all paths
 * below it, so only the shortest are listed.
 */
export function notForSearch(): readonly string[] {
  const paths = ROUTE_IDS.filter(isNotForSearch).map((id) => ROUTES[id].path.replace(/\/:.*$/, ''));
  const disallowed = [...new Set([...paths, '/api'])];
  return disallowed
    .filter((path) => !disallowed.some((other) => other !== path && path.startsWith(`${other}/`)))
    .sort();
}
