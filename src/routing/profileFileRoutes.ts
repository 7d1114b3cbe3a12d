import type { RouteRow } from './routeRow';

/** The rows of the route table for a profile on paper and in files. */
export const profileFileRoutes = {
  profilePrint: {
    path: '/profile/print',
    access: 'signedIn',
    page: 'profile-print/ProfilePrintPage',
    title: 'print:title',
    narrow: true,
    texts: ['profile', 'eligibility'],
  },
  profileImport: {
    path: '/profile/import',
    access: 'signedIn',
    page: 'profile-import/ProfileImportPage',
    title: 'print:files.import',
    narrow: true,
    texts: ['profile', 'eligibility'],
  },
} as const satisfies Record<string, RouteRow>;
