import { appointmentOf, interviewIdOf } from '../applications/interviews.ts';
import { type Backend, dayOf } from '../backend.ts';
import { threadView } from '../conversation/threads.ts';
import { expiresAs } from '../documents/expiry.ts';
import { fullNameOf } from '../security/sessions.ts';
import { notify, notifyAgency } from './notify.ts';

/**
 * Notifications that are sent at a certain time. Each has an id derived from its subject, so that it is sent
 * only once: notifications are stored for longer than any reminder can be due.
 */
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Hours before an interview at which both sides are reminded, the shorter one first. */
const BEFORE_INTERVIEW = [1, 24] as const;
const TASK_DAYS = [2, 0] as const;
const UNANSWERED_AFTER = DAY;
/** The shortest time between two checks, in ms. */
const CHECK_INTERVAL = 60_000;

const nameOf = ({ data }: Backend, userId: string): string => {
  const user = data.users.get(userId);
  return user === undefined ? '' : fullNameOf(user);
};
const isSent = ({ data }: Backend, id: string): boolean => data.notifications.get(id) !== undefined;
/** Whether a time (ms since the epoch) is after the previous check and not in the future. */
type IsDue = (moment: number) => boolean;

const interviews = (backend: Backend, isDue: IsDue): void => {
  for (const application of backend.data.applications.filter(({ status }) => status === 'interview')) {
    const at = appointmentOf(application)?.at;
    const left = at === undefined ? -1 : Date.parse(at) - backend.now();
    const hours = BEFORE_INTERVIEW.find((each) => left > 0 && left <= each * HOUR);
    if (hours === undefined || !isDue(Date.parse(at ?? '') - hours * HOUR)) continue;
    const id = `soon-${interviewIdOf(application)}-${Date.parse(at ?? '')}-${hours}`;
    const reminder = {
      topic: 'interviews',
      kind: 'interviewSoon',
      title: 'An interview is soon',
      params: { job: application.jobTitle },
    } as const;
    const { userId } = application;
    if (!isSent(backend, id)) {
      notify(backend, { ...reminder, userId, link: `/applications/${application.id}` }, id);
    }
    const link = `/admin/applications/${application.id}`;
    notifyAgency(backend, userId, { ...reminder, link }, (person) => `${id}-${person}`);
  }
};

const tasks = (backend: Backend, isDue: IsDue): void => {
  const dayIn = (days: number): string => dayOf(new Date(backend.now() + days * DAY).toISOString());
  for (const { id: taskId, userId, title, dueOn } of backend.data.tasks.filter(
    ({ state }) => state === 'open',
  )) {
    const days = TASK_DAYS.find((each) => dueOn === dayIn(each));
    if (days === undefined || !isDue(Date.parse(dueOn ?? '') - days * DAY)) continue;
    const id = `due-${taskId}-${dueOn}-${days}`;
    if (isSent(backend, id)) continue;
    const reminder = { topic: 'tasks', kind: 'taskDue', title: 'A task is due', params: { title } } as const;
    notify(backend, { ...reminder, userId, link: `/tasks/${taskId}` }, id);
  }
};

const documents = (backend: Backend, isDue: IsDue): void => {
  for (const document of backend.data.documents.filter((each) => expiresAs(backend, each, 'soon'))) {
    const { userId, name, expiresOn } = document;
    const id = `expiring-${document.id}-${expiresOn}`;
    const since = Math.max(Date.parse(expiresOn ?? '') - 29 * DAY, Date.parse(document.uploadedAt));
    if (!isDue(since) || isSent(backend, id)) continue;
    notify(
      backend,
      {
        userId,
        topic: 'documents',
        kind: 'documentExpiring',
        title: 'A document expires soon',
        params: { name },
        link: '/documents',
      },
      id,
    );
  }
};

const conversations = (backend: Backend, isDue: IsDue): void => {
  for (const thread of backend.data.threads.all()) {
    const since = threadView(backend, thread, { id: '', side: 'agency' }).unansweredSince;
    if (since === null || !isDue(Date.parse(since) + UNANSWERED_AFTER)) continue;
    notifyAgency(
      backend,
      thread.userId,
      {
        topic: 'messages',
        kind: 'messageUnanswered',
        title: 'A message is waiting for an answer',
        params: { name: nameOf(backend, thread.userId) },
        link: `/messages?thread=${thread.id}`,
      },
      (person) => `unanswered-${thread.id}-${Date.parse(since)}-${person}`,
    );
  }
};

/**
 * @param since in ms since the epoch: earlier reminders are not sent
 * @returns a function that sends due reminders. It is called before each request.
 */
export const createReminders = (backend: Backend, since: number): (() => void) => {
  let checkedAt = -Infinity;
  return () => {
    const now = backend.now();
    if (Math.abs(now - checkedAt) < CHECK_INTERVAL) return;
    checkedAt = now;
    const isDue: IsDue = (moment) => moment > since && moment <= now;
    for (const remind of [interviews, tasks, documents, conversations]) remind(backend, isDue);
  };
};
