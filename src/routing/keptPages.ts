import type { RouteId } from './routes';

/** Routes of the pages that can be read offline, and of the pages around them. */
export const KEPT_PAGES = [
  'dashboard',
  'profile',
  'profileEdit',
  'profilePersonal',
  'applications',
  'application',
  'documents',
  'messages',
  'taskList',
  'task',
  'notifications',
  'settings',
  'help',
] as const satisfies readonly RouteId[];
