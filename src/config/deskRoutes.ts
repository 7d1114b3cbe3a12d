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
  },
} as const satisfies Record<string, RouteRow>;
