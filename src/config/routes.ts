import type { RoleName } from './roles';

/**
 * The route table: every path with its access beside it (docs/requirements.md#screens-and-routes).
 * Guards, navigation, titles, prerendering and tests are derived from it. Access to a path covers
 * every sub-path, matched case-insensitively; the longest path decides.
 */
export type Access = 'everyone' | 'signedIn' | readonly RoleName[];

interface RouteRow {
  readonly path: string;
  readonly access: Access;
  /** Rendered at build time into its own HTML file. */
  readonly prerendered?: true;
  /** Another route's page under a second path. */
  readonly sameAs?: string;
}

const ADMIN = ['Admin'] as const satisfies readonly RoleName[];
const ANY_ROLE = ['User', 'Admin'] as const satisfies readonly RoleName[];

const table = {
  home: { path: '/', access: 'everyone', prerendered: true },
  about: { path: '/about', access: 'everyone', prerendered: true },
  jobs: { path: '/jobs', access: 'everyone', prerendered: true },
  contact: { path: '/contact', access: 'everyone', prerendered: true },
  help: { path: '/help', access: 'everyone', prerendered: true },
  accessDenied: { path: '/access-denied', access: 'everyone', prerendered: true },
  forgotPassword: { path: '/forgot-password', access: 'everyone' },
  resetPassword: { path: '/reset-password', access: 'everyone' },
  verifyEmail: { path: '/verify-email', access: 'everyone' },
  linkedInCallback: { path: '/auth/linkedin/callback', access: 'everyone' },

  dashboard: { path: '/dashboard', access: 'signedIn' },
  profile: { path: '/profile', access: 'signedIn' },
  profileEdit: { path: '/profile/edit', access: 'signedIn' },
  settings: { path: '/settings', access: 'signedIn' },
  applications: { path: '/applications', access: 'signedIn' },
  messages: { path: '/messages', access: 'signedIn' },
  userDashboard: { path: '/user/dashboard', access: ANY_ROLE, sameAs: 'dashboard' },
  userProfile: { path: '/user/profile', access: ANY_ROLE, sameAs: 'profile' },

  admin: { path: '/admin', access: ADMIN },
  adminEducationLevels: { path: '/admin/education-levels', access: ADMIN },
  adminRoles: { path: '/admin/roles', access: ADMIN },
  adminCountries: { path: '/admin/countries', access: ADMIN },
  adminLanguageCertificates: { path: '/admin/language-certificates', access: ADMIN },
  adminUsers: { path: '/admin/users', access: ADMIN },
  adminUserProfiles: { path: '/admin/user-profiles', access: ADMIN },
  adminUserLanguageCertificates: { path: '/admin/user-language-certificates', access: ADMIN },
  adminUserRoles: { path: '/admin/user-roles', access: ADMIN },
  adminSystem: { path: '/admin/system', access: ADMIN },
  adminNotifications: { path: '/admin/notifications', access: ADMIN },
} as const satisfies Record<string, RouteRow>;

export type RouteId = keyof typeof table;
export const ROUTES: Readonly<Record<RouteId, RouteRow>> = table;
export const ROUTE_IDS = Object.keys(table) as RouteId[];

/** The path of a route: `pathOf('dashboard')` is `/dashboard`. */
export const pathOf = (id: RouteId): string => ROUTES[id].path;

/** Old addresses that redirect (R-1002). */
export const ALIASES: Readonly<Record<string, RouteId>> = { '/home': 'home' };

/** A signed-in person who stands here is taken to the role's default route. */
export const LANDING_PATHS: readonly string[] = ['/', '/home', '/about', '/contact', '/services'];
