/** The second navigation: rows of the route table say what stands in it and where; the rest is here. */

/** The groups of 'Administration', in their order. Entries without a group stand before them. */
export const MENU_GROUPS = [
  'people',
  'hiring',
  'documents',
  'communication',
  'reference',
  'service',
] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

export interface MenuEntry {
  readonly group?: MenuGroup;
  /** Counted within its group. */
  readonly place: number;
  /** The key of its text: the page's title again, in an area that is small enough to come with every page. */
  readonly label: string;
}

/**
 * Administrators see their side menu on these pages and below them: all that it lists, the shortest paths. The boot script,
 * which has no route table, is given them; a test holds them against the rows.
 */
export const ADMINISTRATION_PATHS = ['/admin', '/messages'] as const;

/** What stands beside the page: a row below the bar, or the administrators' side menu, shown or hidden. */
export type Shell = 'row' | 'menu' | 'menu-hidden';
