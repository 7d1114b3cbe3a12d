import type { Backend } from '../backend.ts';
import type { Application } from '../data/jobRecords.ts';
import type { User } from '../data/records.ts';
import { accountView } from '../handlers/accounts.ts';
import { applicantView } from '../applications/views.ts';
import { sectionsOf } from '../profile/sections.ts';
import { taskView } from '../tasks/tasks.ts';
import { postsOf, postView, threadView } from '../conversation/threads.ts';
import { messagesTo } from '../handlers/messages.ts';
import { consentsOf } from './consents.ts';

const entryOf = (backend: Backend, { id, jobId, jobTitle, company, sent }: Application) => {
  if (sent === null) return [];
  return [
    {
      id,
      at: sent.at,
      recipient: {
        kind: 'employer',
        name: sent.to || company,
        countryCode: backend.data.jobs.get(jobId)?.countryCode ?? null,
      },
      purpose: 'application',
      applicationId: id,
      jobTitle,
      fields: [
        ...sent.fields.map(({ name }) => name),
        ...(sent.answers.length > 0 ? ['answers'] : []),
        ...(sent.coverLetter === null ? [] : ['coverLetter']),
      ],
      documents: sent.documents.map((document) => ({ id: document.id, name: document.name, version: 1 })),
    },
  ];
};

/** Which data of a person were sent to whom, newest first. */
export const ledgerOf = (backend: Backend, userId: string) =>
  backend.data.applications
    .filter((application) => application.userId === userId)
    .flatMap((application) => entryOf(backend, application))
    .sort((a, b) => b.at.localeCompare(a.at));

/** All stored data about a person, without secrets and the bytes of files. */
export const exportOf = (backend: Backend, user: User) => {
  const { applications, documents, savedJobs, savedSearches } = backend.data;
  const isTheirs = (record: { userId: string }): boolean => record.userId === user.id;
  return {
    account: accountView(backend, user),
    ...sectionsOf(backend, user.id),
    applications: applications.filter(isTheirs).map(applicantView(backend)),
    documents: documents.filter(isTheirs).map(({ file: _file, earlier: _earlier, ...document }) => document),
    conversations: backend.data.threads.filter(isTheirs).map((thread) => ({
      ...threadView(backend, thread, { id: user.id, side: 'applicant' }),
      posts: postsOf(backend, thread.id).map(postView),
    })),
    messages: messagesTo(backend, user.id),
    tasks: backend.data.tasks.filter(isTheirs).map((task) => taskView(backend, task)),
    notifications: backend.data.notifications.filter(isTheirs),
    plan: backend.data.plans.get(user.id) ?? null,
    savedJobs: savedJobs.filter(isTheirs),
    savedSearches: savedSearches.filter(isTheirs),
    consents: consentsOf(backend, user),
    sent: ledgerOf(backend, user.id),
  };
};
