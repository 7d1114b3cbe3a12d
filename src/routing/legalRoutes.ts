import type { RouteRow } from './routeRow';

/** The legal texts that the footer leads to. */
export const legalRoutes = {
  privacyPolicy: {
    path: '/privacy',
    access: 'everyone',
    page: 'privacy-policy/PrivacyPolicyPage',
    title: 'words:privacyPolicy',
    texts: ['legal'],
    prerendered: true,
  },
  terms: {
    path: '/terms',
    access: 'everyone',
    page: 'terms/TermsPage',
    title: 'words:termsOfService',
    texts: ['legal'],
    prerendered: true,
  },
} as const satisfies Readonly<Record<string, RouteRow>>;
