import { at, type Case } from './endpointStage';

const WAYS = { inApp: true, email: false };
const TOPICS = {
  messages: WAYS,
  applications: WAYS,
  interviews: WAYS,
  documents: WAYS,
  tasks: WAYS,
  announcements: WAYS,
  account: WAYS,
};

export const NOTIFICATION_CASES: Readonly<Record<string, Case>> = {
  'notifications.list': {
    as: 'admin',
    args: { query: { side: 'agency', page: 1, pageSize: 2, unread: true, topic: 'tasks' } },
  },
  'notifications.markRead': {
    as: 'user',
    args: at({ id: 'notification-applicant-1' }, { body: { read: true } }),
  },
  'notifications.markAllRead': {
    as: 'user',
    args: { body: { side: 'applicant', upTo: 'notification-applicant-2' } },
  },
  'notifications.preferences': { as: 'user' },
  'notifications.savePreferences': {
    as: 'user',
    args: { body: { topics: TOPICS, lastModified: new Date(0).toISOString() } },
  },
};
