import type { RouteRow } from './routeRow';

/** The routes of the legal texts that the footer links to. */
export const legalRoutes = {
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
} as const satisfies Readonly<Record<string, RouteRow>>;
