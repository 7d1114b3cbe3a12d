import { statusOf } from '@/routing/matchRoute';
import type { Viewer } from '@/routing/routeRow';
import { isPlain, ownRowOf, pageRowOf, pathOf, type PlainRouteId, ROUTE_IDS, ROUTES } from '@/routing/routes';
import { foldedWords, fold } from '@/i18n/fold';
import { menuFor } from '@/layout/menuEntries';
import { navigationFor } from '@/layout/navigation';

/** Pages that are not in the navigation, in their order. */
const MORE: readonly PlainRouteId[] = ['settings', 'help', 'about', 'contact', 'privacyPolicy', 'terms'];

const isTool = (id: PlainRouteId): boolean => ROUTES[id].path.startsWith('/tools/');
/** Leaves out pages that are only announced or that redirect. */
const isThere = (id: PlainRouteId): boolean => statusOf(id) === 'real' && ownRowOf(id) !== undefined;

const dashboardFirst = (one: { readonly route: string }, other: { readonly route: string }): number =>
  Number(other.route === 'dashboard') - Number(one.route === 'dashboard');

interface PalettePage {
  readonly route: PlainRouteId;
  /** The text key of its name, with its namespace. */
  readonly label: string;
  readonly path: string;
}

/** The pages that a viewer may see: bar, second navigation, each tool, and the rest. */
export function pagesFor(viewer: Viewer): readonly PalettePage[] {
  const entries = [
    ...navigationFor(viewer).toSorted(dashboardFirst),
    ...menuFor(viewer).flatMap((list) => list.entries),
    ...ROUTE_IDS.filter(isPlain).flatMap((route) =>
      isTool(route) ? [{ route, label: pageRowOf(route).title }] : [],
    ),
    ...MORE.filter((route) => viewer !== 'signedOut' || ROUTES[route].access === 'everyone').map((route) => ({
      route,
      label: pageRowOf(route).title,
    })),
  ];
  const byName = new Map<string, PalettePage>();
  for (const { route, label } of entries)
    if (!byName.has(route) && isThere(route)) byName.set(route, { route, label, path: pathOf(route) });
  return [...byName.values()];
}

/** Whether every typed word is the beginning of a word of the name or of the path. */
export function isFound(typed: string, name: string, path = ''): boolean {
  const words = [...fold(name).split(/[\s\-–/'’.,()]+/), ...path.toLowerCase().split(/[/-]/)];
  return foldedWords(typed).every((word) => words.some((each) => each.startsWith(word)));
}
