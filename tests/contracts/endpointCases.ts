import type { AnyArgs } from '../../src/api/endpoint';
import type { EmbeddedBackend } from '../../embedded-backend/handlers.ts';
import { totp } from '../../embedded-backend/security/totp.ts';
import { countryId } from '../../embedded-backend/seed/countries.ts';
import { educationLevelId } from '../../embedded-backend/seed/educationLevels.ts';
import type { caller } from './backendCaller';
import { PASSWORD } from './backendCaller';

/** How each declared endpoint is called successfully against the embedded backend's seed. */
export interface Stage {
  readonly api: ReturnType<typeof caller>;
  readonly backend: EmbeddedBackend;
  /** The signed-in person's access token; '' without one. */
  readonly token: string;
}
export interface Case {
  readonly as?: 'user' | 'admin';
  readonly args?: AnyArgs | ((stage: Stage) => AnyArgs | Promise<AnyArgs>);
}

const EMAIL = 'user@visatalent.test';
const CANADA = countryId('CA');
const LEVEL = educationLevelId('bachelors');
const PROFILE = 'profile-demo-user';
const page = { query: { page: 2, pageSize: 5, search: 'a', sort: 'name', order: 'desc' } } as const;
const at = (path: AnyArgs['path'], more: AnyArgs = {}): AnyArgs => ({ path, ...more });

const idToken = (sub: string): string => {
  const claims = { iss: 'https://accounts.visatalent.test', sub, email: 'g@example.test', name: 'G User' };
  return `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;
};

/** Begins to set up the second factor; the secret. */
const enableTwoFactor = async ({ api, token }: Stage): Promise<string> =>
  (await api.call('POST', '/api/auth/2fa/enable', { token, body: {} })).body.secret;
const confirmTwoFactor = async (stage: Stage, token = stage.token): Promise<string> => {
  const secret = await enableTwoFactor({ ...stage, token });
  const code = totp(secret, Date.now());
  await stage.api.call('POST', '/api/auth/2fa/confirm', { token, body: { code } });
  return secret;
};
const resetToken = async ({ api }: Stage): Promise<string> => {
  await api.call('POST', '/api/auth/forgot-password', { body: { email: EMAIL } });
  return api.mailedToken(EMAIL, 'assword');
};
/** Somebody who has just registered. */
const NEWCOMER = 'new.person@example.test';
const register = ({ api }: Stage) =>
  api.call('POST', '/api/auth/register', {
    body: { command: 'register', email: NEWCOMER, password: 'secret1', firstName: 'New', lastName: 'Person' },
  });
const verifyToken = async (stage: Stage): Promise<AnyArgs> => {
  await register(stage);
  return { body: { token: await stage.api.mailedToken(NEWCOMER, 'onfirm') } };
};
const passwords = { body: { currentPassword: PASSWORD, newPassword: 'N3w-Passw0rd!' } };
const upload = () => ({
  body: { file: new File(['hello'], 'cv.txt', { type: 'text/plain' }), type: 'resume' },
});

const auth: Readonly<Record<string, Case>> = {
  'auth.login': { args: { body: { email: EMAIL, password: PASSWORD, rememberMe: false } } },
  'auth.register': {
    args: {
      body: {
        command: 'register',
        email: 'other@example.test',
        password: 'secret1',
        firstName: 'New',
        lastName: 'Person',
        phoneNumber: '+15551234567',
        referralCode: 'FRIEND',
        createProfile: true,
        countryOfBirthId: CANADA,
        countryOfResidenceId: CANADA,
      },
    },
  },
  'auth.logout': { as: 'user' },
  'auth.refresh': {
    args: async ({ api }) => {
      const { body } = await api.call('POST', '/api/auth/login', {
        body: { email: EMAIL, password: PASSWORD, rememberMe: true },
      });
      return { body: { refreshToken: body.data.refreshToken } };
    },
  },
  'auth.verify': { args: verifyToken },
  'auth.forgotPassword': { args: { body: { email: EMAIL } } },
  'auth.resetPassword': {
    args: async (stage) => ({ body: { token: await resetToken(stage), newPassword: 'N3w-Passw0rd!' } }),
  },
  'auth.changePassword': { as: 'user', args: passwords },
  'auth.me': { as: 'user' },
  'auth.recheck': { as: 'admin' },
  'auth.resendVerification': {
    args: async (stage) => {
      await register(stage);
      return { body: { email: NEWCOMER } };
    },
  },
  'auth.checkEmail': { args: { query: { email: EMAIL } } },
  'auth.validateResetToken': { args: async (stage) => ({ query: { token: await resetToken(stage) } }) },
  'auth.google': { args: { body: { idToken: idToken('g1') } } },
  'auth.linkGoogle': { as: 'user', args: { body: { idToken: idToken('g2') } } },
  'auth.unlinkGoogle': { as: 'user' },
  'auth.linkedIn': { args: { body: { code: 'stand-in-ada' } } },
  'auth.sessions': { as: 'user' },
  'auth.endSession': {
    as: 'user',
    args: async ({ api, token }) => {
      await api.login('user');
      const { body } = await api.call<readonly { id: string; current: boolean }[]>(
        'GET',
        '/api/auth/sessions',
        {
          token,
        },
      );
      return at({ id: body.find(({ current }) => !current)?.id ?? 'none' });
    },
  },
  'auth.endOtherSessions': { as: 'user' },
  'auth.enableTwoFactor': { as: 'user' },
  'auth.confirmTwoFactor': {
    as: 'user',
    args: async (stage) => ({ body: { code: totp(await enableTwoFactor(stage), Date.now()) } }),
  },
  'auth.disableTwoFactor': {
    as: 'user',
    args: async (stage) => ({ body: { code: totp(await confirmTwoFactor(stage), Date.now()) } }),
  },
  'auth.verifyTwoFactor': {
    args: async (stage) => {
      const secret = await confirmTwoFactor(stage, await stage.api.login('user'));
      const { body } = await stage.api.call('POST', '/api/auth/login', {
        body: { email: EMAIL, password: PASSWORD, rememberMe: false },
      });
      const answer = 'data' in body ? body.data : body;
      return { body: { code: totp(secret, Date.now()), token: answer.twoFactorToken } };
    },
  },
  'auth.renewBackupCodes': {
    as: 'user',
    args: async (stage) => {
      await confirmTwoFactor(stage);
      return {};
    },
  },
};

const countryBody = { code: 'XX', name: 'Nowhere', region: 'Europe' };
const unusedCountry = ({ backend }: Stage): AnyArgs => {
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

const levelBody = {
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

const profileBody = {
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

/** The user's own document, as the seed has it. */
const ownDocument = async ({ api, token }: Stage): Promise<AnyArgs> => {
  const { body } = await api.call<readonly { id: string }[]>('GET', '/api/documents', { token });
  return at({ id: body[0]?.id ?? 'none' });
};
const ownMessage = async ({ api, token }: Stage): Promise<AnyArgs> => {
  const { body } = await api.call<{ data: readonly { id: string }[] }>('GET', '/api/messages', { token });
  return at({ id: body.data[0]?.id ?? 'none' });
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
  'jobs.list': { args: { query: { page: 1, pageSize: 5, type: 'full-time' } } },
  'jobs.search': { args: { query: { q: 'nurse' } } },
  'jobs.featured': {},
  'jobs.categories': {},
  'jobs.byId': { args: at({ id: 'job-1' }) },
  'jobs.applications': { as: 'user' },
  'jobs.save': { as: 'user', args: at({ id: 'job-1' }) },
  'jobs.unsave': { as: 'user', args: at({ id: 'job-3' }) },
  'jobs.apply': { as: 'admin', args: at({ id: 'job-1' }, { body: { coverLetter: 'Hello' } }) },
  'documents.list': { as: 'user' },
  'documents.upload': { as: 'user', args: upload },
  'documents.download': { as: 'user', args: ownDocument },
  'documents.remove': { as: 'user', args: ownDocument },
  'documents.verify': { as: 'admin', args: at({ id: 'document-1' }, { body: { status: 'verified' } }) },
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

type Find = (data: EmbeddedBackend['data']) => string | undefined;
interface AdminCase {
  readonly find: Find;
  readonly create: object;
  readonly change: object;
  /** Where not every record may go. */
  readonly remove?: (stage: Stage) => AnyArgs | Promise<AnyArgs>;
}
const ADMIN: Readonly<Record<string, AdminCase>> = {
  users: {
    find: (data) => data.users.find(({ email }) => email === EMAIL)?.id,
    create: { email: 'made@example.test', firstName: 'Made', lastName: 'Here', roles: ['end_user'] },
    change: { firstName: 'Changed' },
  },
  countries: {
    find: () => CANADA,
    create: countryBody,
    change: { code: 'CA', name: 'Kanada' },
    remove: unusedCountry,
  },
  roles: {
    find: (data) => data.roles.all()[0]?.id,
    create: { name: 'reviewer', displayName: 'Reviewer', description: 'Reads' },
    change: { description: 'Changed' },
    remove: ({ backend: { data } }) =>
      at({
        id: data.roles.put({ ...data.roles.all()[0], id: 'r', name: 'unused' } as Parameters<
          typeof data.roles.put
        >[0]).id,
      }),
  },
  educationLevels: { find: () => LEVEL, create: levelBody, change: { name: 'Changed' } },
  languageCertificates: {
    find: (data) => data.languageCertificates.all()[0]?.id,
    create: { code: 'new-test', name: 'New Test', language: 'en' },
    change: { name: 'Changed' },
    remove: async ({ api, token }) => {
      const body = { code: 'unused', name: 'Unused', language: 'en' };
      const made = await api.call('POST', '/api/admin/language-certificates', { token, body });
      return at({ id: made.body.id });
    },
  },
  userProfiles: {
    find: () => PROFILE,
    create: {},
    change: { headline: 'Changed' },
  },
  userLanguageCertificates: {
    find: (data) => data.userLanguageCertificates.all()[0]?.id,
    create: {},
    change: { score: '8.0' },
  },
  userRoles: {
    find: (data) => `${data.users.find(({ email }) => email === EMAIL)?.id}~end_user`,
    create: {},
    change: { role: 'agent' },
  },
};
/** Bodies that need what is in the seed. */
const CREATE: Readonly<Record<string, (stage: Stage) => object>> = {
  userProfiles: ({ backend: { data } }) => {
    data.userProfiles.delete(PROFILE);
    return { ...profileBody, userId: data.users.find(({ email }) => email === EMAIL)?.id };
  },
  userLanguageCertificates: ({ backend: { data } }) => ({
    userId: data.users.find(({ email }) => email === EMAIL)?.id,
    languageCertificateId: data.languageCertificates.all()[0]?.id,
    score: '7.0',
  }),
  userRoles: ({ backend: { data } }) => ({
    userId: data.users.find(({ email }) => email === EMAIL)?.id,
    role: 'agent',
  }),
};

const adminCases = Object.entries(ADMIN).flatMap(([name, { find, create, change, remove }]) => {
  const one = (stage: Stage, more: AnyArgs = {}): AnyArgs =>
    at({ id: find(stage.backend.data) ?? 'none' }, more);
  const cases: readonly (readonly [string, Case['args']])[] = [
    ['list', { query: { page: 1, pageSize: 5, search: '', order: 'desc' } }],
    ['byId', (stage) => one(stage)],
    ['create', (stage) => ({ body: CREATE[name]?.(stage) ?? create })],
    ['update', (stage) => one(stage, { body: change })],
    ['remove', remove ?? ((stage) => one(stage))],
  ];
  return cases.map(([call, args]) => [`admin.${name}.${call}`, { as: 'admin', args } as Case] as const);
});

export const CASES: Readonly<Record<string, Case>> = {
  ...auth,
  ...countries,
  ...educationLevels,
  ...userProfiles,
  ...others,
  'admin.dashboard': { as: 'admin' },
  ...Object.fromEntries(adminCases),
};
