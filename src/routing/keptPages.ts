import type { RouteId } from './routes';

/** What is read without a connection where offline use is on, and the pages around it: routes. */
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
