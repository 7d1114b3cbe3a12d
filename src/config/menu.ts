/**
 * The administrators' side menu. The rows of the route table declare its entries;
 * this file has the groups and types.
 */

/** The groups of the menu in their order. Entries without a group come before them. */
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
  /** Position within its group. */
  readonly place: number;
  /**
   * Text key of the entry. It repeats the page's title in a small namespace that is loaded with every page.
   */
  readonly label: string;
}

/**
 * Administrators see their side menu on these paths and below. The boot script cannot import the route table,
 * so it is given this list; a test compares the list with the table.
 */
export const ADMINISTRATION_PATHS = ['/admin', '/messages'] as const;

/**
 * The navigation beside the page: a row below the top bar, or the administrators' side menu, shown or hidden.
 */
export type Shell = 'row' | 'menu' | 'menu-hidden';

/**
 * The navigation beside a page, by the person's role. The function uses nothing outside its own body, because
 * the boot script contains its text (build/shell.ts).
 */
export function shellOf(
  role: string | null,
  pathname: string,
  isHidden: boolean,
  administrationPaths: readonly string[],
): Shell | undefined {
  if (role === 'User') return 'row';
  const path = `${pathname.toLowerCase()}/`;
  if (role !== 'Admin' || !administrationPaths.some((above) => path.startsWith(`${above}/`)))
    return undefined;
  return isHidden ? 'menu-hidden' : 'menu';
}
