import type { RouteRow } from './routeRow';

/** The rows of the route table for a profile on paper and in files. */
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
