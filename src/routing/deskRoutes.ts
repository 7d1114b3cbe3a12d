import type { RouteRow } from './routeRow';

/** The rows of what goes on between a person and the agency. */
export const deskRoutes = {
  taskList: {
    path: '/tasks',
    access: 'signedIn',
    title: 'terms:tasks',
    texts: ['tasks'],
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
    texts: ['documents', 'problems', 'messages', 'outbox'],
    area: 'tasks',
  },
  messages: {
    path: '/messages',
    access: 'signedIn',
    title: 'terms:messages',
    texts: ['messages', 'placeholders', 'tasks', 'documents', 'problems', 'outbox'],
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
    texts: ['notifications'],
    area: 'notifications',
  },
} as const satisfies Record<string, RouteRow>;
