import type { RouteRow } from './routeRow';

/** The routes for applying and for a person's applications. */
export const applicationRoutes = {
  applications: {
    path: '/applications',
    access: 'signedIn',
    title: 'terms:yourApplications',
    summary: 'applications:list.lead',
    head: 'first',
    area: 'applications',
    whenOff: 'comingSoon',
    menu: { User: { place: 1, label: 'terms:yourApplications' } },
  },
  newApplication: {
    path: '/applications/new/:job',
    access: 'signedIn',
    title: 'applications:apply.pageTitle',
    narrow: true,
    above: { route: 'jobDetail' },
    area: 'apply',
  },
  application: {
    path: '/applications/:id',
    access: 'signedIn',
    title: 'terms:application',
    area: 'applications',
  },
  receipt: {
    path: '/applications/:id/receipt',
    access: 'signedIn',
    title: 'applications:receipt.page',
    narrow: true,
    area: 'applications',
  },
} as const satisfies Record<string, RouteRow>;
