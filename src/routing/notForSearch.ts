import { ROUTE_IDS, ROUTES } from './routes';

/** Whether search engines have nothing to read there: behind a sign-in, or neither listed nor rendered at build time. */
const isNotForSearch = (id: (typeof ROUTE_IDS)[number]): boolean => {
  const row = ROUTES[id];
  if (row.access !== 'everyone') return true;
  return row.sameAs === undefined && row.unlisted === true && row.prerendered === undefined;
};

/** The addresses that robots.txt takes from search engines: each stands for all below it, the shortest alone. */
export function notForSearch(): readonly string[] {
  const paths = ROUTE_IDS.filter(isNotForSearch).map((id) => ROUTES[id].path.replace(/\/:.*$/, ''));
  const own = [...new Set([...paths, '/api'])];
  return own.filter((path) => !own.some((other) => other !== path && path.startsWith(`${other}/`))).sort();
}
