import type { Backend } from '../backend.ts';
import type { Notification } from '../data/notificationRecords.ts';

const HOUR = 3_600_000;

type Told = Pick<Notification, 'topic' | 'kind' | 'params' | 'title' | 'link'>;
const notice = (
  topic: Told['topic'],
  kind: string,
  title: string,
  link: string | null,
  params: Told['params'] = {},
): Told => ({ topic, kind, title, link, params });

const OF_APPLICANTS: readonly Told[] = [
  notice('tasks', 'taskAssigned', 'A new task', '/tasks', { title: 'Add your education' }),
  notice('documents', 'documentVerified', 'A document was verified', '/documents', { name: 'Passport.pdf' }),
  notice('applications', 'applicationMoved', 'News about an application', '/applications', {
    job: 'Site Engineer',
  }),
  notice('documents', 'documentExpiring', 'A document expires', '/documents', { name: 'IELTS result.pdf' }),
  notice('account', 'newSignIn', 'A new sign-in', '/settings'),
];
const OF_THE_AGENCY: readonly Told[] = [
  notice('documents', 'documentSubmitted', 'A document was added', '/admin/documents', {
    name: 'Diploma.pdf',
  }),
  notice('tasks', 'taskSubmitted', 'A task was answered', '/admin/tasks?state=submitted', {
    title: 'Confirm your address',
  }),
];

const OF_DEMO_USER = 20;
const OF_DEMO_ADMIN = 4;
const UNREAD = 3;

/** 24 notifications: 20 of the demo applicant over eight weeks, 4 of the demo administrator. */
export const seedNotifications = (backend: Backend): void => {
  const put = (userId: string, side: Notification['side'], all: readonly Told[], count: number) => {
    for (let index = 0; index < count; index += 1) {
      const what = all[index % all.length];
      if (what === undefined) continue;
      const at = backend.now() - (index * index * 3 + 2) * HOUR;
      backend.data.notifications.put({
        ...what,
        id: `notification-${side}-${index + 1}`,
        userId,
        side,
        body: null,
        texts: null,
        createdAt: new Date(at).toISOString(),
        readAt: index < UNREAD ? null : new Date(at + HOUR).toISOString(),
      });
    }
  };
  put('user-demo', 'applicant', OF_APPLICANTS, OF_DEMO_USER);
  put('user-demo-admin', 'agency', OF_THE_AGENCY, OF_DEMO_ADMIN);
};
