import type { RouteRow } from './routeRow';

/** The rows of what goes on between a person and the agency. */
export const deskRoutes = {
  taskList: {
    path: '/tasks',
    access: 'signedIn',
    page: 'tasks/TasksPage',
    title: 'tasks:title',
    summary: 'tasks:lead',
    head: 'first',
    menu: { User: { place: 3, label: 'menus:pages.tasks' } },
    area: 'tasks',
  },
  task: {
    path: '/tasks/:task',
    access: 'signedIn',
    page: 'task/TaskPage',
    title: 'tasks:pageTitle',
    texts: ['documents', 'problems'],
    area: 'tasks',
  },
  messages: {
    path: '/messages',
    access: 'signedIn',
    status: 'comingSoon',
    placeholder: 'messages/MessagesPage',
    title: 'placeholders:messages.title',
    menu: {
      User: { place: 4, label: 'menus:pages.messages' },
      Admin: { group: 'communication', place: 1, label: 'menus:pages.messages' },
    },
  },
  notifications: {
    path: '/notifications',
    access: 'signedIn',
    page: 'notifications/NotificationsPage',
    title: 'notifications:title',
    menu: { User: { place: 7, label: 'menus:pages.notifications' } },
    area: 'notifications',
  },
} as const satisfies Record<string, RouteRow>;
