import { MENU_GROUPS, type MenuEntry, type MenuGroup } from '@/config/menu';
import { statusOf } from '@/routing/matchRoute';
import type { PageRow, Viewer } from '@/routing/routeRow';
import { isPlain, ownRowOf, pathOf, ROUTE_IDS } from '@/routing/routes';
import { currentMark, type NavEntry } from './navigation';

/**
 * A list of the second navigation, from the route table. The group is null for entries before the first
 * label.
 */
export interface MenuList {
  readonly group: MenuGroup | null;
  readonly entries: readonly NavEntry[];
}

const entryOf = (row: PageRow | undefined, viewer: Viewer): MenuEntry | undefined =>
  viewer === 'other' ? undefined : row?.menu?.[viewer];

/** The lists of a viewer, each in its order. Lists without entries are left out. */
export function menuFor(viewer: Viewer): readonly MenuList[] {
  const all = ROUTE_IDS.flatMap((route) => {
    const entry = entryOf(ownRowOf(route), viewer);
    return entry !== undefined && isPlain(route) && statusOf(route) !== 'notFound'
      ? [{ route, ...entry }]
      : [];
  }).sort((a, b) => a.place - b.place);
  return [null, ...MENU_GROUPS]
    .map((group) => ({ group, entries: all.filter((entry) => (entry.group ?? null) === group) }))
    .filter(({ entries }) => entries.length > 0);
}

/** The current entry: the one of the page itself, otherwise the nearest one above it. */
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
