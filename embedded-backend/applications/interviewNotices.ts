import type { Backend } from '../backend.ts';
import type { Application } from '../data/jobRecords.ts';
import { notify, notifyAgency } from '../notifications/notify.ts';
import { fullNameOf } from '../security/sessions.ts';

/** Notifies both sides about an application and its interview. */
const linkOf = ({ id }: Application): string => `/applications/${id}`;

export const notifyOfMove = (backend: Backend, application: Application): void => {
  const { status, interview, userId, jobTitle } = application;
  const isProposal = status === 'interview' && (interview?.times ?? null) !== null;
  notify(backend, {
    userId,
    topic: isProposal ? 'interviews' : 'applications',
    kind: isProposal ? 'interviewProposed' : 'applicationMoved',
    title: isProposal ? 'Choose a time for your interview' : 'News about your application',
    params: { job: jobTitle },
    link: linkOf(application),
  });
};

export const notifyOfAnswer = (backend: Backend, application: Application): void => {
  const user = backend.data.users.get(application.userId);
  const isNone = application.interview?.answer?.none === true;
  notifyAgency(backend, application.userId, {
    topic: 'interviews',
    kind: isNone ? 'interviewNone' : 'interviewChosen',
    title: isNone ? 'Other interview times are needed' : 'An interview time was chosen',
    params: { name: user === undefined ? '' : fullNameOf(user) },
    link: `/admin${linkOf(application)}`,
  });
};
