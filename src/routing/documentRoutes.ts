import type { RouteRow } from './routeRow';

/** The routes of a person's documents. */
export const documentRoutes = {
  documents: {
    path: '/documents',
    access: 'signedIn',
    title: 'terms:documents',
    summary: 'documents:lead',
    head: 'first',
    area: 'documents',
    menu: { User: { place: 2, label: 'terms:documents' } },
  },
  documentPlan: {
    path: '/documents/plan',
    access: 'signedIn',
    title: 'plan:title',
    narrow: true,
    area: 'planner',
  },
} as const satisfies Record<string, RouteRow>;
