import type { EmbeddedBackend } from '../../embedded-backend/handlers.ts';
import type { AnyArgs } from '../../src/api/endpoint';
import { countryBody, levelBody, profileBody, unusedCountry } from './endpointCases';
import { at, CANADA, type Case, EMAIL, LEVEL, PROFILE, type Stage } from './endpointStage';

/** The admin family: five calls for each of eight entities. */
type Find = (data: EmbeddedBackend['data']) => string | undefined;
interface AdminCase {
  readonly find: Find;
  readonly create: object;
  readonly change: object;
  /** The record to delete, for entities of which some records cannot be deleted. */
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
    find: (data) => data.roles.find(({ name }) => name === 'agent')?.id,
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
/** Bodies that need records of the seed. */
const CREATE: Readonly<Record<string, (stage: Stage) => object>> = {
  userProfiles: ({ backend: { data } }) => {
    data.userProfiles.delete(PROFILE);
    const { headline, countryOfBirthId } = profileBody;
    return { headline, countryOfBirthId, userId: data.users.find(({ email }) => email === EMAIL)?.id };
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

const adminCases: readonly (readonly [name: string, called: Case])[] = Object.entries(ADMIN).flatMap(
  ([name, { find, create, change, remove }]) => {
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
  },
);

export const ADMIN_CASES: Readonly<Record<string, Case>> = {
  'admin.dashboard': { as: 'admin' },
  'adminAudit.list': {
    as: 'admin',
    args: { query: { page: 1, pageSize: 5, sort: 'at', entity: 'users', outcome: 'done', within: '30' } },
  },
  'adminReports.funnel': {
    as: 'admin',
    args: {
      query: {
        from: '2026-01-01',
        to: '2026-03-31',
        compareFrom: '2025-01-01',
        compareTo: '2025-03-31',
      },
    },
  },
  'adminReports.placements': { as: 'admin', args: { query: { from: '2025-06-01', to: '2026-11-30' } } },
  'adminReports.openings': { as: 'admin' },
  'adminReports.waiting': { as: 'admin' },
  'adminDesk.desk': { as: 'admin' },
  'adminDesk.trends': { as: 'admin' },
  'admin.users.usage': { as: 'admin', args: at({ id: 'user-demo' }) },
  'admin.countries.usage': { as: 'admin', args: at({ id: CANADA }) },
  'admin.educationLevels.usage': { as: 'admin', args: at({ id: LEVEL }) },
  'admin.users.block': { as: 'admin', args: at({ id: 'user-demo' }, { body: { reason: 'Spam' } }) },
  'admin.users.unblock': { as: 'admin', args: at({ id: 'user-demo' }) },
  'admin.users.signOut': { as: 'admin', args: at({ id: 'user-demo' }) },
  ...Object.fromEntries(adminCases),
};
