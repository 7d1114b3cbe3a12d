import type { RouteRow } from './routeRow';

/** The rows of the route table for what a person keeps here. */
export const documentRoutes = {
  documents: {
    path: '/documents',
    access: 'signedIn',
    page: 'documents/DocumentsPage',
    title: 'documents:title',
    area: 'documents',
  },
} as const satisfies Record<string, RouteRow>;
