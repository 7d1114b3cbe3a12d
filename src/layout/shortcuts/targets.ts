import { mayAccess } from '@/identity/guards/routeAccess';
import { statusOf } from '@/routing/matchRoute';
import type { Viewer } from '@/routing/routeRow';
import { pathOf, type PlainRouteId } from '@/routing/routes';

/** The pages that `g` and a second letter lead to. */
const TARGETS: Readonly<Record<string, PlainRouteId>> = {
  gh: 'home',
  gd: 'dashboard',
  gj: 'jobs',
  ga: 'applications',
  go: 'documents',
  gm: 'messages',
  gt: 'taskList',
  gp: 'profile',
  gs: 'settings',
};
const ADMIN_TARGETS: Readonly<Record<string, PlainRouteId>> = {
  ...TARGETS,
  gd: 'admin',
  ga: 'adminApplications',
  go: 'adminDocuments',
  gt: 'adminTasks',
  gu: 'adminUsers',
};

/** The keys of the pages that a viewer may see. */
export const targetsFor = (viewer: Viewer): readonly (readonly [key: string, route: PlainRouteId])[] =>
  Object.entries(viewer === 'Admin' ? ADMIN_TARGETS : TARGETS).filter(
    ([, route]) => statusOf(route) !== 'notFound' && mayAccess(pathOf(route), [viewer]),
  );
