import type { RouteRow } from './routeRow';

/** The legal texts that the footer leads to. */
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
