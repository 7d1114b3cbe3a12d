import { MENU_GROUPS, type MenuEntry, type MenuGroup } from '@/config/menu';
import { statusOf } from '@/routing/matchRoute';
import type { PageRow, Viewer } from '@/routing/routeRow';
import { isPlain, pathOf, ROUTE_IDS, ROUTES } from '@/routing/routes';
import { currentMark, type NavEntry } from './navigation';

/** The second navigation from the route table. Entries of one list; the group is null before the first label. */
export interface MenuList {
  readonly group: MenuGroup | null;
  readonly entries: readonly NavEntry[];
}

const entryOf = (row: PageRow, viewer: Viewer): MenuEntry | undefined =>
  viewer === 'other' ? undefined : row.menu?.[viewer];

/** The lists that somebody is offered, each in its order; a list without entries is left out. */
export function menuFor(viewer: Viewer): readonly MenuList[] {
  const all = ROUTE_IDS.flatMap((route) => {
    const entry = entryOf(ROUTES[route] as PageRow, viewer);
    return entry !== undefined && isPlain(route) && statusOf(route) !== 'notFound'
      ? [{ route, ...entry }]
      : [];
  }).sort((a, b) => a.place - b.place);
  return [null, ...MENU_GROUPS]
    .map((group) => ({ group, entries: all.filter((entry) => (entry.group ?? null) === group) }))
    .filter(({ entries }) => entries.length > 0);
}

/** The one entry that is marked: the page itself, else the nearest above it. */
export function markedIn(lists: readonly MenuList[], pathname: string) {
  const marked = lists.flatMap(({ entries }) =>
    entries.flatMap(({ route, label }) => {
      const mark = currentMark({ route, label }, pathname);
      return mark === undefined
        ? []
        : [{ route, mark, length: mark === 'page' ? Infinity : pathOf(route).length }];
    }),
  );
  return marked.sort((a, b) => b.length - a.length)[0];
}
