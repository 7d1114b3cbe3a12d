import type { AnyArgs } from '../../src/api/endpoint';
import { at, type Case, type Stage } from './endpointStage';

/** Jobs, saved jobs and searches, applications and hiring. */
const SEARCH = { name: 'Welders in Ontario', query: 'q=welder&country=CA&region=CA-ON' };
const savedSearch = async ({ api, token }: Stage): Promise<string> => {
  const { body } = await api.call('POST', '/api/jobs/searches', { token, body: SEARCH });
  return body.id;
};
const applicationIn =
  (status: string, more: AnyArgs = {}) =>
  ({ backend }: Stage): AnyArgs => {
    const found = backend.data.applications.find((each) => each.status === status);
    return at({ id: found?.id ?? 'none' }, more);
  };
const MOVE = {
  to: 'inReview',
  note: 'Strong references',
  visible: false,
  expected: 'submitted',
  moveId: 'm1',
};
const JOB = {
  reference: 'VT-9001',
  title: 'Roofer',
  company: 'Northgate',
  location: 'Toronto, ON',
  salary: { min: 30, max: 38, currency: 'CAD', period: 'hour' },
  tags: ['new'],
};
const unasked = ({ backend }: Stage): AnyArgs => {
  const { jobs, applications } = backend.data;
  const free = jobs.find(({ id }) => !applications.find(({ jobId }) => jobId === id));
  return at({ id: free?.id ?? 'none' });
};

export const JOB_CASES: Readonly<Record<string, Case>> = {
  'jobs.list': {
    args: { query: { page: 1, pageSize: 5, type: ['full-time', 'contract'], match: true, sort: 'salary' } },
  },
  'jobs.search': { args: { query: { q: 'nurse', minPay: 40_000, country: 'CA', region: ['CA-ON'] } } },
  'jobs.featured': {},
  'jobs.categories': {},
  'jobs.byId': { args: at({ id: 'job-1' }) },
  'jobs.similar': { args: at({ id: 'job-1' }, { query: { limit: 3 } }) },
  'jobs.report': { args: at({ id: 'job-1' }, { body: { reason: 'money', text: 'They asked for CA$500.' } }) },
  'savedJobs.list': { as: 'user' },
  'savedJobs.save': { as: 'user', args: at({ id: 'job-1' }) },
  'savedJobs.unsave': { as: 'user', args: at({ id: 'job-3' }) },
  'savedJobs.searches': { as: 'user' },
  'savedJobs.addSearch': { as: 'user', args: { body: SEARCH } },
  'savedJobs.changeSearch': {
    as: 'user',
    args: async (stage) => at({ id: await savedSearch(stage) }, { body: { name: 'Welders' } }),
  },
  'savedJobs.removeSearch': { as: 'user', args: async (stage) => at({ id: await savedSearch(stage) }) },
  'applications.list': { as: 'user' },
  'applications.byId': { as: 'user', args: at({ id: 'application-1' }) },
  'applications.saveDraft': {
    as: 'user',
    args: at({ id: 'job-2' }, { body: { coverLetter: 'Dear', answers: [], documentIds: [], step: 4 } }),
  },
  'applications.removeDraft': { as: 'user', args: at({ id: 'job-22' }) },
  'applications.apply': { as: 'admin', args: at({ id: 'job-1' }, { body: { coverLetter: 'Hello' } }) },
  'applications.withdraw': {
    as: 'user',
    args: at({ id: 'application-3' }, { body: { reason: 'I stay where I am.' } }),
  },
  'applications.nudge': { as: 'user', args: at({ id: 'application-3' }, { body: {} }) },
  'applications.answerOffer': {
    as: 'user',
    args: ({ backend }) => {
      const { applications } = backend.data;
      applications.update('application-both-3', { userId: 'user-demo' });
      return at({ id: 'application-both-3' }, { body: { answer: 'accept' } });
    },
  },
  'applications.answerInterview': {
    as: 'user',
    args: ({ backend }) => {
      const { applications } = backend.data;
      const { interview } = applications.update('application-both-8', { userId: 'user-demo' });
      return at(
        { id: 'application-both-8' },
        {
          body: {
            interviewId: interview?.id ?? '',
            timeId: interview?.times?.[0]?.id ?? '',
            zone: 'Asia/Manila',
            clientId: 'answer-1',
          },
        },
      );
    },
  },
  'applications.saveNote': {
    as: 'user',
    args: at({ id: 'application-1' }, { body: { text: 'Ask about shifts', remindOn: '2026-12-01' } }),
  },
  'applications.changeConsent': {
    as: 'user',
    args: at({ id: 'application-1' }, { body: { id: 'keep', given: true } }),
  },
  'adminJobs.list': { as: 'admin', args: { query: { page: 1, pageSize: 5, q: 'welder', status: 'open' } } },
  'adminJobs.byId': { as: 'admin', args: at({ id: 'job-1' }) },
  'adminJobs.create': { as: 'admin', args: { body: JOB } },
  'adminJobs.update': { as: 'admin', args: at({ id: 'job-1' }, { body: { title: 'Changed' } }) },
  'adminJobs.remove': { as: 'admin', args: unasked },
  'adminJobs.bulkUpdate': {
    as: 'admin',
    args: { body: { updates: [{ id: 'job-1', openings: 3 }, { id: 'none' }] } },
  },
  'adminJobs.close': { as: 'admin', args: at({ id: 'job-1' }, { body: { reason: 'filled' } }) },
  'adminJobs.reopen': { as: 'admin', args: at({ id: 'job-121' }, { body: { closesAt: null } }) },
  'adminJobs.duplicate': { as: 'admin', args: at({ id: 'job-1' }) },
  'adminApplications.list': {
    as: 'admin',
    args: {
      query: { page: 1, pageSize: 5, status: ['submitted', 'inReview'], waiting: 'long', interview: 'open' },
    },
  },
  'adminApplications.byId': { as: 'admin', args: applicationIn('submitted') },
  'adminApplications.seen': { as: 'admin', args: applicationIn('submitted') },
  'adminApplications.move': { as: 'admin', args: applicationIn('submitted', { body: MOVE }) },
  'adminApplications.addNote': {
    as: 'admin',
    args: applicationIn('submitted', { body: { text: 'Called twice', visible: false } }),
  },
  'adminApplications.bulkMove': {
    as: 'admin',
    args: {
      body: { ids: ['application-3'], to: 'rejected', outcome: { reason: 'filled' }, moveId: 'm2' },
    },
  },
};
