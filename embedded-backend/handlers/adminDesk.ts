import { isInterview } from '../applications/interviews.ts';
import { settledWhere } from '../applications/states.ts';
import { waitsLong } from '../applications/views.ts';
import { type Backend, dayOf, firstDayOf, isoNow } from '../backend.ts';
import { type Asker, threadView } from '../conversation/threads.ts';
import { expiresAs } from '../documents/expiry.ts';
import { get, type Resource } from '../http/route.ts';
import { isDue } from '../tasks/tasks.ts';

/** The asker has no id, because 'unanswered' is the same for all staff. */
const AGENCY: Asker = { id: '', side: 'agency' };
/** Trends compare two windows of 30 days. */
const DAYS = 60;

const startOf = (day: string | null): string | null => (day === null ? null : `${day}T00:00:00.000Z`);

const items = (backend: Backend) => {
  const { data } = backend;
  const item = (id: string, moments: readonly (string | null | undefined)[]) => ({
    id,
    count: moments.length,
    oldestAt: moments.filter((moment) => typeof moment === 'string').sort()[0] ?? null,
  });
  const now = backend.now();
  const interviews = settledWhere(backend, ({ status }) => status === 'interview');
  return [
    item(
      'documents',
      data.documents.filter(({ status }) => status === 'pending').map(({ uploadedAt }) => uploadedAt),
    ),
    item(
      'waiting',
      settledWhere(backend, ({ status }) => status !== 'draft')
        .filter((each) => waitsLong(each, backend.now()))
        .map(({ submittedAt }) => submittedAt),
    ),
    item(
      'messages',
      data.threads
        .all()
        .map((thread) => threadView(backend, thread, AGENCY).unansweredSince)
        .filter((since) => since !== null),
    ),
    item(
      'interviewsNone',
      interviews.filter((each) => isInterview(each, 'none', now)).map((each) => each.interview?.answer?.at),
    ),
    item(
      'interviewsSoon',
      interviews.filter((each) => isInterview(each, 'soon', now)).map((each) => each.interview?.at),
    ),
    item(
      'tasksSubmitted',
      data.tasks.filter(({ state }) => state === 'submitted').map(({ submittedAt }) => submittedAt),
    ),
    item(
      'tasksOverdue',
      data.tasks.filter((task) => isDue(backend, task, 'overdue')).map(({ dueOn }) => startOf(dueOn)),
    ),
    item(
      'expiring',
      data.documents
        .filter((each) => expiresAs(backend, each, 'soon'))
        .map(({ expiresOn }) => startOf(expiresOn)),
    ),
    item(
      'unverified',
      data.users.filter(({ isEmailVerified }) => !isEmailVerified).map(({ createdAt }) => createdAt),
    ),
  ];
};

/** The number of times on each of the last days, oldest day first. */
const byDay = (backend: Backend, moments: readonly (string | null)[]) => {
  const counts = new Map<string, number>();
  for (const moment of moments) {
    if (moment !== null) counts.set(dayOf(moment), (counts.get(dayOf(moment)) ?? 0) + 1);
  }
  return Array.from({ length: DAYS }, (_, at) => {
    const day = firstDayOf(backend, DAYS - at);
    return { day, count: counts.get(day) ?? 0 };
  });
};

/** The agency's waiting work, and the numbers of recent days. */
export const adminDesk: Resource = (backend) => [
  get('/api/admin/desk', ({ admin }) => {
    admin();
    return { asOf: isoNow(backend), items: items(backend) };
  }),
  get('/api/admin/trends', ({ admin }) => {
    admin();
    const { data } = backend;
    const sent = data.applications.filter(({ status }) => status !== 'draft');
    const series = {
      users: data.users.all().map(({ createdAt }) => createdAt),
      applications: sent.map(({ submittedAt }) => submittedAt),
      documents: data.documents.all().map(({ uploadedAt }) => uploadedAt),
    };
    return {
      asOf: isoNow(backend),
      series: Object.fromEntries(Object.entries(series).map(([name, each]) => [name, byDay(backend, each)])),
    };
  }),
];
