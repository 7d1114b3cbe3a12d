import type { Area } from '@/config/switches';
import type { MenuEntry } from '@/config/menu';
import type { RoleName } from '@/config/roles';

/** Who may open an address. */
export type Access = 'everyone' | 'signedIn' | readonly RoleName[];

/** The person who sees the navigation bar; `other` is signed in with a role that the client does not know. */
export type Viewer = RoleName | 'other' | 'signedOut';

/** What an address shows: its page, a placeholder that announces it, or Page Not Found. */
export type RouteStatus = 'real' | 'comingSoon' | 'notFound';

interface Address {
  /** Fixed segments in lower case, parameters as `:name`. */
  readonly path: `/${string}`;
  readonly access: Access;
  /**
   * Rendered to an HTML file at build time: under its own name (`about.html`), or, if the path has
   * parameters, under the given name, which the host serves for all such addresses.
   */
  readonly prerendered?: true | `${string}.html`;
}

export interface PageRow extends Address {
  /** Default: real. */
  readonly status?: 'real' | 'comingSoon';
  /** Text key of its title (`about:title`), whose namespace is loaded with the page. */
  readonly title: string;
  /** Text key of one sentence about the page, for its heading, lists of pages and the general placeholder. */
  readonly summary?: string;
  /** Shows the title and summary before the page's code is loaded, without it a grey skeleton. */
  readonly head?: 'first';
  /**
   * The page resets itself for another record, and keeps its state when only other
   * parts of the address change.
   */
  readonly ownKey?: true;
  /** The page uses the narrow column. */
  readonly narrow?: true;
  /**
   * The parent page in the breadcrumb (src/layout/breadcrumb): its route, if the path does not tell it, and
   * its label, if it differs from its name in the navigation or its title.
   */
  readonly above?: { readonly route?: string; readonly label?: string };
  /** Its entry in the navigation bar: for whom, and at which position. */
  readonly nav?: { readonly place: number; readonly for: readonly Viewer[]; readonly label: string };
  /** Its entry in the menus 'Your pages', 'Administration' and, for visitors, 'More pages' (menu.ts). */
  readonly menu?: Readonly<Partial<Record<Exclude<Viewer, 'other'>, MenuEntry>>>;
  /**
   * The product area that the page belongs to, and what its address shows while that
   * is off. Default: Page Not Found.
   */
  readonly area?: Area;
  readonly whenOff?: 'comingSoon' | 'notFound';
  /** Hidden from search engines although everybody may see it. */
  readonly unlisted?: true;
  readonly sameAs?: undefined;
}

interface SecondRow extends Address {
  /** The route whose page this address shows or redirects to. */
  readonly sameAs: string;
  readonly redirects?: true;
}

export type RouteRow = PageRow | SecondRow;
