import { adminRoutes } from './adminRoutes';
import { ownRoutes } from './ownRoutes';
import { keysOf } from '@/runtime/typed';
import type { RoleName } from '@/config/roles';
import type { PageRow, RouteRow } from './routeRow';
import { toolRoutes } from './toolRoutes';

/**
 * The route table: one row holds everything about an address (its fields: routeRow.ts). Guards, pages,
 * navigation, titles, prefetching, prerendered files, the host's fallbacks and tests are derived from it.
 * Access to a path includes every path below it, compared without regard to case. The longest path decides,
 * and a fixed segment wins over a `:parameter` (matchRoute.ts).
 */
const ANY_ROLE = ['User', 'Admin'] as const satisfies readonly RoleName[];

const table = {
  home: {
    path: '/',
    access: 'everyone',
    title: 'home:title',
    prerendered: true,
    nav: { place: 1, for: ['User'], label: 'layout:nav.home' },
  },
  homeSecond: { path: '/home', access: 'everyone', sameAs: 'home', redirects: true },
  about: {
    path: '/about',
    access: 'everyone',
    title: 'words:about',
    prerendered: true,
    menu: { signedOut: { place: 2, label: 'words:about' } },
  },
  jobs: {
    path: '/jobs',
    access: 'everyone',
    title: 'words:jobs',
    prerendered: true,
    nav: { place: 3, for: ['User', 'signedOut'], label: 'words:jobs' },
    area: 'jobs',
    whenOff: 'comingSoon',
  },
  savedJobs: {
    path: '/jobs/saved',
    access: 'everyone',
    title: 'jobs:kept.title',
    narrow: true,
    area: 'jobs',
    unlisted: true,
  },
  jobDetail: {
    path: '/jobs/:job',
    access: 'everyone',
    title: 'jobs:detail.title',
    prerendered: 'job.html',
    ownKey: true,
    area: 'jobs',
  },
  contact: {
    path: '/contact',
    access: 'everyone',
    title: 'terms:contact',
    prerendered: true,
    menu: { signedOut: { place: 4, label: 'terms:contact' } },
  },
  help: {
    path: '/help',
    access: 'everyone',
    title: 'words:help',
    prerendered: true,
    menu: { signedOut: { place: 3, label: 'words:help' } },
  },
  privacyPolicy: {
    path: '/privacy',
    access: 'everyone',
    title: 'words:privacyPolicy',
    prerendered: true,
  },
  terms: {
    path: '/terms',
    access: 'everyone',
    title: 'words:termsOfService',
    prerendered: true,
  },
  ...toolRoutes,
  accessDenied: {
    path: '/access-denied',
    access: 'everyone',
    title: 'placeholders:accessDenied.title',
    prerendered: true,
    unlisted: true,
  },
  // Links in e-mails and other services lead to these.
  forgotPassword: {
    path: '/forgot-password',
    access: 'everyone',
    title: 'auth:forgot.title',
  },
  resetPassword: {
    path: '/reset-password',
    access: 'everyone',
    title: 'auth:reset.title',
  },
  verifyEmail: {
    path: '/verify-email',
    access: 'everyone',
    title: 'auth:verify.title',
  },
  linkedInCallback: {
    path: '/auth/linkedin/callback',
    access: 'everyone',
    title: 'auth:linkedinCallback.title',
  },
  ...ownRoutes,
  userDashboard: { path: '/user/dashboard', access: ANY_ROLE, sameAs: 'dashboard' },
  userProfile: { path: '/user/profile', access: ANY_ROLE, sameAs: 'profile' },
  ...adminRoutes,
} as const satisfies Record<string, RouteRow>;

type Table = typeof table;
export type RouteId = keyof Table;
export const ROUTES: Readonly<Record<RouteId, RouteRow>> = table;
export const ROUTE_IDS = keysOf(table);

/** The text keys that rows name; src/i18n/textKey.ts checks that the texts exist. */
type TextOf<Row, Member extends string> = Row extends { readonly [M in Member]: infer Key } ? Key : never;
export type RouteTextKey = TextOf<Table[RouteId], 'title'> | TextOf<Table[RouteId], 'summary'>;
export type NavLabelKey = TextOf<TextOf<Table[RouteId], 'nav'>, 'label'>;
type MenuOf<Of extends string> = TextOf<TextOf<TextOf<Table[RouteId], 'menu'>, Of>, 'label'>;
export type MenuLabelKey = MenuOf<'User'> | MenuOf<'Admin'> | MenuOf<'signedOut'>;
export type AboveLabelKey = TextOf<TextOf<Table[RouteId], 'above'>, 'label'>;

/** The names of the parameters of a path: `'/jobs/:job'` has `job`. */
type ParameterNames<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? ParameterNames<First> | ParameterNames<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;
export type PathParams<Path extends string> = { readonly [Name in ParameterNames<Path>]: string };
export type RouteParams<Id extends RouteId> = PathParams<Table[Id]['path']>;

/** The routes whose path has no parameter. */
export type PlainRouteId = {
  [Id in RouteId]: ParameterNames<Table[Id]['path']> extends never ? Id : never;
}[RouteId];

/** Whether a route can be linked to without parameters. */
export const isPlain = (id: RouteId): id is PlainRouteId => !ROUTES[id].path.includes(':');

/** The route whose page an address shows: the route itself, or the one that it is a second address of. */
export function pageIdOf(id: RouteId): PageId {
  const row: RouteRow = ROUTES[id];
  return row.sameAs === undefined ? (id as PageId) : pageIdOf(row.sameAs as RouteId);
}

/** The routes with a page of their own. */
export type PageId = {
  [Id in RouteId]: Table[Id] extends { readonly sameAs: string } ? never : Id;
}[RouteId];

/** The row of the page that an address shows. */
export const pageRowOf = (id: RouteId): PageRow => ROUTES[pageIdOf(id)] as PageRow;

/** The row of a route with a page of its own; undefined for a second address of another route's page. */
export function ownRowOf(id: RouteId): PageRow | undefined {
  const row = ROUTES[id];
  return row.sameAs === undefined ? row : undefined;
}

/**
 * A path with its parameters filled in: `/jobs/:job` with `{ job: 'a b' }` becomes `/jobs/a%20b`.
 * @throws RangeError when a parameter is missing, empty, '.' or '..'
 */
export const filledPath = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name] ?? '';
    if (/^\.{0,2}$/.test(value)) throw new RangeError(`${path} has no address for ${name}="${value}"`);
    return encodeURIComponent(value);
  });

/** The path of a route: `pathOf('dashboard')` is `/dashboard`. A route with parameters requires them. */
export const pathOf = <Id extends RouteId>(
  id: Id,
  ...[params]: Id extends PlainRouteId ? [params?: undefined] : [params: RouteParams<Id>]
): string => filledPath(ROUTES[id].path, params ?? {});

/** From these paths a signed-in person is redirected to the role's default route. */
export const LANDING_PATHS: readonly string[] = ['/', '/home', '/about', '/contact', '/services'];
