import type { Area } from '@/config/areas';
import type { MenuEntry } from '@/config/menu';
import type { RoleName } from '@/config/roles';

/** Who may see an address. */
export type Access = 'everyone' | 'signedIn' | readonly RoleName[];

/** Who looks at the navigation bar; `other` is signed in without a role that is known here. */
export type Viewer = RoleName | 'other' | 'signedOut';

/** What an address shows: its page, the page that announces it, or Page Not Found. */
export type RouteStatus = 'real' | 'comingSoon' | 'notFound';

interface Address {
  /** Fixed segments in lower case, parameters as `:name`. */
  readonly path: `/${string}`;
  readonly access: Access;
  /**
   * Rendered at build time into an HTML file: under its own name (`about.html`), or, for a path with parameters, under
   * the name given here, which the host then answers for every such address.
   */
  readonly prerendered?: true | `${string}.html`;
}

export interface PageRow extends Address {
  /** Default: real. */
  readonly status?: 'real' | 'comingSoon';
  /** The key of its title (`about:title`). Its namespace is loaded with the page. */
  readonly title: string;
  /** The key of one sentence about it: under its heading, in lists of pages, on the general placeholder. */
  readonly summary?: string;
  /** Its title and summary stand there before its code is loaded, at the start of the page. Default: grey shapes. */
  readonly head?: 'first';
  /** It begins anew by itself where its address names another record, and stays where only words of the address change. */
  readonly ownKey?: true;
  /** It has the narrow column. */
  readonly narrow?: true;
  /**
   * The page above it (src/layout/breadcrumb): its route, where the path does not say it, and what it is called here, where
   * that is not its name in the navigation or its title.
   */
  readonly above?: { readonly route?: string; readonly label?: string };
  /** Its entry in the bar, for whom, and in which place. */
  readonly nav?: { readonly place: number; readonly for: readonly Viewer[]; readonly label: string };
  /** Its entry in the second navigation: 'Your pages', 'Administration', and 'More pages' of visitors (menu.ts). */
  readonly menu?: Readonly<Partial<Record<Exclude<Viewer, 'other'>, MenuEntry>>>;
  /** The switch that it hangs on, and what its address shows when that is off. Default: Page Not Found. */
  readonly area?: Area;
  readonly whenOff?: 'comingSoon' | 'notFound';
  /** Not to be listed by search engines although everybody may see it. */
  readonly unlisted?: true;
  readonly sameAs?: undefined;
}

interface SecondRow extends Address {
  /** The route whose page this address shows too, or leads to. */
  readonly sameAs: string;
  readonly redirects?: true;
}

export type RouteRow = PageRow | SecondRow;
