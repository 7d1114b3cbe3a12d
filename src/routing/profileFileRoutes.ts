import type { RouteRow } from './routeRow';

/** The routes for printing a profile and for importing it from a file. */
export const profileFileRoutes = {
  profilePrint: {
    path: '/profile/print',
    access: 'signedIn',
    title: 'print:title',
    narrow: true,
  },
  profileImport: {
    path: '/profile/import',
    access: 'signedIn',
    title: 'print:files.import',
    narrow: true,
  },
} as const satisfies Record<string, RouteRow>;
