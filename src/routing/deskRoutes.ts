import type { RouteRow } from './routeRow';

/** The routes of tasks, messages and notifications between a person and the agency. */
export const deskRoutes = {
  taskList: {
    path: '/tasks',
    access: 'signedIn',
    title: 'terms:tasks',
    summary: 'tasks:lead',
    head: 'first',
    menu: { User: { place: 3, label: 'terms:tasks' } },
    area: 'tasks',
  },
  task: {
    path: '/tasks/:task',
    access: 'signedIn',
    title: 'tasks:pageTitle',
    narrow: true,
    area: 'tasks',
  },
  messages: {
    path: '/messages',
    access: 'signedIn',
    title: 'terms:messages',
    menu: {
      User: { place: 4, label: 'terms:messages' },
      Admin: { group: 'communication', place: 1, label: 'terms:messages' },
    },
    area: 'messages',
    whenOff: 'comingSoon',
  },
  notifications: {
    path: '/notifications',
    access: 'signedIn',
    title: 'words:notifications',
    area: 'notifications',
  },
} as const satisfies Record<string, RouteRow>;
