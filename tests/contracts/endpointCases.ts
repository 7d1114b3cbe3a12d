import { countryId } from '../../embedded-backend/seed/countries.ts';
import type { AnyArgs } from '../../src/api/endpoint';
import { JOB_CASES } from './endpointCasesJobs';
import { NOTIFICATION_CASES } from './endpointCasesNotifications';
import { ANNOUNCEMENT_CASES } from './endpointCasesAnnouncements';
import { TASK_CASES } from './endpointCasesTasks';
import { THREAD_CASES } from './endpointCasesThreads';
import { AUTH_CASES, passwords, verifyToken } from './endpointCasesAuth';
import { PASSWORD } from './backendCaller';
import { at, CANADA, type Case, LEVEL, PROFILE, type Stage } from './endpointStage';

const page = { query: { page: 2, pageSize: 5, search: 'a', sort: 'name', order: 'desc' } } as const;
const upload = () => ({
  body: { file: new File(['hello'], 'cv.txt', { type: 'text/plain' }), type: 'resume' },
});
export const countryBody = { code: 'XX', name: 'Nowhere', region: 'Europe' };
export const unusedCountry = ({ backend }: Stage): AnyArgs => {
  const { userProfiles, educationLevels, countries } = backend.data;
  const free = countries
    .all()
    .find(
      ({ id }) =>
        !userProfiles.find((each) => each.countryOfBirthId === id || each.countryOfResidenceId === id) &&
        !educationLevels.find((each) => each.countryId === id),
    );
  return at({ id: free?.id ?? 'none' });
};
const countries: Readonly<Record<string, Case>> = {
  'countries.list': { args: page },
  'countries.forRegistration': {},
  'countries.byId': { args: at({ id: CANADA }) },
  'countries.byCode': { args: at({ code: 'CA' }) },
  'countries.create': { as: 'admin', args: { body: countryBody } },
  'countries.update': { as: 'admin', args: at({ id: CANADA }, { body: { code: 'CA', name: 'Kanada' } }) },
  'countries.remove': { as: 'admin', args: unusedCountry },
  'countries.search': { args: { query: { q: 'can' } } },
  'countries.region': { args: at({ region: 'Europe' }) },
  'countries.popular': { args: { query: { limit: 3 } } },
  'countries.statistics': {},
  'countries.bulkUpdate': {
    as: 'admin',
    args: {
      body: {
        updates: [
          { id: CANADA, name: 'Kanada' },
          { id: 'none', name: 'x' },
        ],
      },
    },
  },
  'countries.visaRequirements': { args: { query: { from: 'PH', to: 'CA' } } },
  'countries.visaRequirementsOf': { args: at({ code: 'PH' }) },
};

export const levelBody = {
  code: 'new-level',
  name: 'New Level',
  level: 2,
  order: 40,
  isActive: true,
  countryId: null,
};
const educationLevels: Readonly<Record<string, Case>> = {
  'educationLevels.list': { args: { query: { ...page.query, active: true } } },
  'educationLevels.byId': { args: at({ id: LEVEL }) },
  'educationLevels.byCode': { args: at({ code: 'phd' }) },
  'educationLevels.create': { as: 'admin', args: { body: levelBody } },
  'educationLevels.update': {
    as: 'admin',
    args: ({ backend }) => {
      const { code, lastModified } = backend.data.educationLevels.require(LEVEL);
      return at({ id: LEVEL }, { body: { code, name: 'Changed', lastModified } });
    },
  },
  'educationLevels.remove': { as: 'admin', args: at({ id: LEVEL }) },
  'educationLevels.search': { args: { query: { q: 'degree' } } },
  'educationLevels.ofLevel': { args: at({ n: 1 }) },
  'educationLevels.active': {},
  'educationLevels.hierarchy': {},
  'educationLevels.atPosition': { args: at({ n: 1 }) },
  'educationLevels.statistics': {},
  'educationLevels.exists': { args: at({ code: 'phd' }) },
  'educationLevels.bulkUpdate': { as: 'admin', args: { body: { updates: [{ id: LEVEL, name: 'B.' }] } } },
  'educationLevels.defaults': {},
  'educationLevels.createDefaults': { as: 'admin' },
  'educationLevels.ofCountry': { args: at({ id: CANADA }) },
  'educationLevels.recognition': { args: at({ id: LEVEL, countryId: CANADA }) },
};

export const profileBody = {
  headline: 'Nurse',
  countryOfBirthId: CANADA,
  experienceYears: 3,
  skills: ['Care'],
  languages: [{ code: 'en', level: 'C1' }],
  isPublic: true,
};
const withoutProfile = ({ backend }: Stage): AnyArgs => {
  backend.data.userProfiles.delete(PROFILE);
  return { body: profileBody };
};
const userProfiles: Readonly<Record<string, Case>> = {
  'userProfiles.list': { as: 'admin', args: { query: { ...page.query, sort: 'createdAt' } } },
  'userProfiles.byId': { as: 'user', args: at({ id: PROFILE }) },
  'userProfiles.create': { as: 'user', args: withoutProfile },
  'userProfiles.update': { as: 'user', args: at({ id: PROFILE }, { body: profileBody }) },
  'userProfiles.remove': { as: 'user', args: at({ id: PROFILE }) },
  'userProfiles.byUser': {
    as: 'user',
    args: ({ backend }) => at({ userId: backend.data.userProfiles.require(PROFILE).userId }),
  },
  'userProfiles.search': { as: 'user', args: { query: { q: 'welder' } } },
  'userProfiles.withSkill': { as: 'user', args: at({ x: 'Welding' }) },
  'userProfiles.ofCountry': { as: 'user', args: at({ id: countryId('PH') }) },
  'userProfiles.ofEducationLevel': { as: 'user', args: at({ id: LEVEL }) },
  'userProfiles.ofExperienceLevel': { as: 'user', args: at({ id: 'senior' }) },
  'userProfiles.ofJobCategory': { as: 'user', args: at({ id: 'construction' }) },
  'userProfiles.complete': { as: 'user' },
  'userProfiles.statistics': { as: 'admin' },
  'userProfiles.completionStatus': { as: 'user', args: at({ id: PROFILE }) },
  'userProfiles.matching': { as: 'user', args: at({ id: PROFILE }) },
  'userProfiles.featured': { as: 'user' },
  'userProfiles.recent': { as: 'user', args: { query: { limit: 3 } } },
  'userProfiles.bulkUpdate': { as: 'admin', args: { body: { updates: [{ id: PROFILE, headline: 'x' }] } } },
  'userProfiles.recommendations': { as: 'user', args: at({ id: PROFILE, x: 'jobs' }) },
  'userProfiles.export': { as: 'user', args: at({ id: PROFILE, format: 'pdf' }) },
};

/** The user's own document in the seed. */
const ownDocument = async ({ api, token }: Stage): Promise<AnyArgs> => {
  const { body } = await api.call<readonly { id: string }[]>('GET', '/api/documents', { token });
  return at({ id: body[0]?.id ?? 'none' });
};
const ownMessage = async ({ api, token }: Stage): Promise<AnyArgs> => {
  const { body } = await api.call<{ data: readonly { id: string }[] }>('GET', '/api/messages', { token });
  return at({ id: body.data[0]?.id ?? 'none' });
};
/** The state of a seeded record, as a change must send it. */
const seen = ({ backend }: Stage, name: 'education' | 'families', id: string) => ({
  lastModified: backend.data[name].require(id).lastModified,
});
const testBody = {
  testCode: 'celpip-general',
  scores: { listening: '9', reading: '8', writing: '8', speaking: '9' },
  takenOn: '2026-01-31',
  lastModified: null,
};
const profileSections: Readonly<Record<string, Case>> = {
  'profileSections.mine': { as: 'user' },
  'profileSections.ofProfile': { as: 'admin', args: at({ id: PROFILE }) },
  'profileSections.saveEducation': {
    as: 'user',
    args: (stage) =>
      at(
        { id: 'education-demo-1' },
        {
          body: {
            credential: 'two-year',
            name: 'Welding',
            institution: 'TESDA',
            startedOn: '2016-06',
            finishedOn: '2018-03',
            eca: { status: 'ordered', body: 'WES' },
            ...seen(stage, 'education', 'education-demo-1'),
          },
        },
      ),
  },
  'profileSections.removeEducation': { as: 'user', args: at({ id: 'education-demo-1' }) },
  'profileSections.saveExperience': {
    as: 'user',
    args: at(
      { id: 'experience-new' },
      {
        body: {
          title: 'Welder',
          employer: 'Steel Works',
          countryId: CANADA,
          startedOn: '2024-01',
          hoursPerWeek: 40,
          paid: true,
          duties: ['Weld frames'],
          nocCode: '72106',
          lastModified: null,
        },
      },
    ),
  },
  'profileSections.removeExperience': { as: 'user', args: at({ id: 'experience-demo-1' }) },
  'profileSections.saveLanguageTest': { as: 'user', args: at({ id: 'test-new' }, { body: testBody }) },
  'profileSections.removeLanguageTest': { as: 'user', args: at({ id: 'language-test-1' }) },
  'profileSections.saveFamily': {
    as: 'user',
    args: (stage) => ({
      body: {
        maritalStatus: 'partner',
        partner: { accompanies: true, credential: 'doctoral', test: testBody, canadianWorkYears: 1 },
        dependants: [{ id: 'child-1', relation: 'child', dateOfBirth: '2020-02-29', accompanies: true }],
        siblingInCanada: true,
        ...seen(stage, 'families', 'user-demo'),
      },
    }),
  },
  'profileSections.saveDestination': {
    as: 'user',
    args: { body: { countryIds: [CANADA], provinces: ['CA-ON'], programme: 'fsw', nomination: false } },
  },
  'profileSections.languageCertificates': {},
};
const others: Readonly<Record<string, Case>> = {
  'user.profile': { as: 'user' },
  'user.updateProfile': { as: 'user', args: { body: profileBody } },
  'user.completeProfile': { as: 'user', args: { body: profileBody } },
  'user.uploadDocument': { as: 'user', args: upload },
  'user.languageTests': { as: 'user' },
  'user.addLanguageTest': {
    as: 'user',
    args: { body: { name: 'IELTS', language: 'en', score: '7.5', takenAt: '2026-01-31' } },
  },
  'user.dashboard': { as: 'user' },
  'users.me': { as: 'user' },
  'users.updateMe': { as: 'user', args: { body: { firstName: 'Ada', phoneNumber: null } } },
  'users.verifyEmail': { args: verifyToken },
  'users.changePassword': { as: 'user', args: passwords },
  'privacy.exportData': { as: 'user' },
  'privacy.ledger': { as: 'user', args: { query: { page: 1, pageSize: 2 } } },
  'privacy.consents': { as: 'user' },
  'privacy.changeConsent': { as: 'user', args: at({ id: 'news' }, { body: { given: true, version: 1 } }) },
  'privacy.deletion': { as: 'user' },
  'privacy.requestDeletion': { as: 'user', args: { body: { password: PASSWORD } } },
  'privacy.keepAccount': { as: 'user' },
  'documents.list': { as: 'user' },
  'documents.byId': { as: 'user', args: ownDocument },
  'documents.versions': { as: 'user', args: ownDocument },
  'documents.update': {
    as: 'user',
    args: ({ backend }) => {
      const { name, lastModified } = backend.data.documents.require('document-1');
      const body = { name, type: 'passport', expiresOn: '2031-05-01', countryCode: 'PH', lastModified };
      return at({ id: 'document-1' }, { body });
    },
  },
  'documents.upload': { as: 'user', args: upload },
  'documents.download': { as: 'user', args: ownDocument },
  'documents.remove': { as: 'user', args: ownDocument },
  'plan.read': { as: 'user' },
  'plan.save': {
    as: 'user',
    args: ({ backend }) => ({
      body: {
        programme: 'cec',
        invitationOn: new Date().toISOString().slice(0, 10),
        livedIn: [{ countryCode: 'PH', from: '2015-01-01', to: null }, { countryCode: 'SA' }],
        notNeeded: ['photo'],
        reminders: true,
        lastModified: backend.data.plans.require('user-demo').lastModified,
      },
    }),
  },
  'documents.staffList': {
    as: 'admin',
    args: { query: { status: 'pending', type: 'passport', page: 1, pageSize: 5, sort: 'ownerName' } },
  },
  'documents.verify': {
    as: 'admin',
    args: at(
      { id: 'document-3' },
      {
        body: {
          status: 'rejected',
          reason: 'cut-off',
          note: 'Both pages, please.',
          issuedOn: '2026-01-31',
          expiresOn: null,
          version: 1,
        },
      },
    ),
  },
  'system.health': {},
  'system.config': {},
  'system.metrics': { as: 'admin' },
  'messages.list': { as: 'user' },
  'messages.byId': { as: 'user', args: ownMessage },
  'messages.markRead': {
    as: 'user',
    args: async (stage) => ({ ...(await ownMessage(stage)), body: { read: true } }),
  },
};

/** All endpoints except the admin family, which is in endpointCasesAdmin. */
export const CASES: Readonly<Record<string, Case>> = {
  ...AUTH_CASES,
  ...countries,
  ...educationLevels,
  ...userProfiles,
  ...profileSections,
  ...JOB_CASES,
  ...TASK_CASES,
  ...ANNOUNCEMENT_CASES,
  ...NOTIFICATION_CASES,
  ...THREAD_CASES,
  ...others,
};
