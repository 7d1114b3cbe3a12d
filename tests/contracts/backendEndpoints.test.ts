import { beforeEach, describe, expect, it } from 'vitest';
import { openEnvelope } from '@/api/answer';
import type { AnyEndpoint } from '@/api/endpoint';
import { admin } from '@/api/endpoints/admin';
import { auth } from '@/api/endpoints/auth';
import { countries } from '@/api/endpoints/countries';
import { documents } from '@/api/endpoints/documents';
import { educationLevels } from '@/api/endpoints/educationLevels';
import { jobs } from '@/api/endpoints/jobs';
import { log } from '@/api/endpoints/log';
import { system } from '@/api/endpoints/system';
import { user } from '@/api/endpoints/user';
import { userProfiles } from '@/api/endpoints/userProfiles';
import { users } from '@/api/endpoints/users';
import { createBackend, type EmbeddedBackend } from '../../embedded-backend/handlers.ts';
import { totp } from '../../embedded-backend/security/totp.ts';
import { caller, ORIGIN, PASSWORD, type Wire } from './backendCaller';

/** The embedded backend answers every declared endpoint as the declaration says. */

const GROUPS = {
  admin,
  auth,
  countries,
  documents,
  educationLevels,
  jobs,
  log,
  system,
  user,
  userProfiles,
  users,
};

const isEndpoint = (value: object): value is AnyEndpoint => 'method' in value && 'path' in value;
const collect = (name: string, value: object): [name: string, endpoint: AnyEndpoint][] =>
  isEndpoint(value)
    ? [[name, value]]
    : Object.entries(value).flatMap(([key, inner]: [string, object]) => collect(`${name}.${key}`, inner));
const ENDPOINTS = Object.entries(GROUPS).flatMap(([name, group]) => collect(name, group));

let backend: EmbeddedBackend;
let api: ReturnType<typeof caller>;
let token = '';

interface Sample {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** Prepares what the call needs: its result is merged over the sample. */
  readonly prepare?: () => Promise<Sample>;
}

const idToken = `e30.${Buffer.from(
  JSON.stringify({ iss: 'https://accounts.visatalent.test', sub: 'g', email: 'g@example.com', name: 'G H' }),
).toString('base64url')}.x`;
const NEW_USER = { email: 'n@example.com', password: 'secret1', firstName: 'N', lastName: 'P' };
const LEVEL = { code: 'new-level', name: 'New level' };

const twoFactor = async (): Promise<{ secret: string; code: string }> => {
  const { body } = await api.call('POST', '/api/auth/2fa/enable', { token, body: {} });
  return { secret: body.secret, code: totp(body.secret, Date.now()) };
};
const enabled = async (): Promise<{ code: string }> => {
  const { code } = await twoFactor();
  await api.call('POST', '/api/auth/2fa/confirm', { token, body: { code } });
  return { code };
};
const registered = async (): Promise<string> => {
  await api.call('POST', '/api/auth/register', { body: NEW_USER });
  return api.mailedToken(NEW_USER.email, 'Confirm');
};
const resetToken = async (): Promise<string> => {
  await api.call('POST', '/api/auth/forgot-password', { body: { email: 'user@visatalent.test' } });
  return api.mailedToken('user@visatalent.test', 'Reset');
};
const firstId = async (path: string): Promise<Sample> => {
  const { body } = await api.call<{ data: Wire[] }>('GET', `${path}?pageSize=1`, { token });
  return { path: { id: body.data[0]?.id ?? '' } };
};
const change = { currentPassword: PASSWORD, newPassword: 'changed-1' };

/** Only what an endpoint needs in addition to the defaults below. */
const SAMPLES: Readonly<Record<string, Sample>> = {
  'auth.login': { body: { email: 'user@visatalent.test', password: PASSWORD, rememberMe: false } },
  'auth.register': { body: { command: 'register', ...NEW_USER } },
  'auth.refresh': {
    prepare: async () => {
      const body = { email: 'user@visatalent.test', password: PASSWORD };
      const { data } = (await api.call('POST', '/api/auth/login', { body })).body;
      return { body: { refreshToken: data.refreshToken } };
    },
  },
  'auth.verify': { prepare: async () => ({ body: { token: await registered() } }) },
  'auth.forgotPassword': { body: { email: 'user@visatalent.test' } },
  'auth.resetPassword': {
    prepare: async () => ({ body: { token: await resetToken(), newPassword: 'changed-1' } }),
  },
  'auth.changePassword': { body: change },
  'auth.resendVerification': { body: { email: 'user@visatalent.test' } },
  'auth.checkEmail': { query: { email: 'user@visatalent.test' } },
  'auth.validateResetToken': { query: { token: 'unknown' } },
  'auth.google': { body: { idToken } },
  'auth.linkGoogle': { body: { idToken } },
  'auth.linkedIn': { body: { code: 'stand-in' } },
  'auth.endSession': {
    prepare: async () => {
      const { body } = await api.call<Wire[]>('GET', '/api/auth/sessions', { token });
      return { path: { id: body[0]?.id ?? '' } };
    },
  },
  'auth.confirmTwoFactor': { prepare: async () => ({ body: { code: (await twoFactor()).code } }) },
  'auth.disableTwoFactor': { prepare: async () => ({ body: await enabled() }) },
  'auth.renewBackupCodes': { prepare: async () => ({ body: { ...(await enabled()) } }) },
  'auth.verifyTwoFactor': {
    prepare: async () => {
      const { code } = await enabled();
      const body = { email: 'both@visatalent.test', password: PASSWORD };
      const { data } = (await api.call('POST', '/api/auth/login', { body })).body;
      return { body: { code, token: data.twoFactorToken } };
    },
  },
  'countries.create': { body: { code: 'zz', name: 'Zedland' } },
  'countries.remove': { path: { id: 'country-bv' } },
  'countries.region': { path: { region: 'Oceania' } },
  'countries.visaRequirements': { query: { from: 'IR', to: 'CA' } },
  'countries.visaRequirementsOf': { path: { code: 'IR' } },
  'documents.verify': {
    prepare: async () => {
      const { body } = await api.call<{ data: Wire[] }>('GET', '/api/admin/documents?status=pending', {
        token,
      });
      return { path: { id: body.data[0]?.id ?? '' }, body: { status: 'verified' } };
    },
  },
  'educationLevels.byCode': { path: { code: 'phd' } },
  'educationLevels.exists': { path: { code: 'phd' } },
  'educationLevels.create': { body: LEVEL },
  'educationLevels.ofCountry': { path: { id: 'country-ca' } },
  'jobs.report': { body: { reason: 'money' } },
  'log.batch': { body: { logs: [] } },
  'user.addLanguageTest': { body: { name: 'CELPIP', language: 'en', score: '9', takenAt: '2026-01-31' } },
  'userProfiles.create': {
    prepare: async () => {
      await api.call('DELETE', '/api/UserProfiles/profile-demo-both', { token });
      return { body: { countryOfBirthId: 'country-ir' } };
    },
  },
  'userProfiles.withSkill': { path: { x: 'Framing' } },
  'userProfiles.ofCountry': { path: { id: 'country-ca' } },
  'userProfiles.ofEducationLevel': { path: { id: 'edu-phd' } },
  'userProfiles.ofExperienceLevel': { path: { id: 'senior' } },
  'userProfiles.ofJobCategory': { path: { id: 'healthcare' } },
  'userProfiles.recommendations': { path: { x: 'jobs' } },
  'userProfiles.export': { path: { format: 'csv' } },
  'users.verifyEmail': { prepare: async () => ({ body: { token: await registered() } }) },
  'users.changePassword': { body: change },
  'admin.users.create': { body: NEW_USER },
  'admin.users.remove': { path: { id: 'user-3' } },
  'admin.users.block': { path: { id: 'user-3' }, body: { reason: 'Spam' } },
  'admin.users.unblock': { path: { id: 'user-3' } },
  'admin.users.signOut': { path: { id: 'user-3' } },
  'admin.countries.create': { body: { code: 'zz', name: 'Zedland' } },
  'admin.countries.remove': { path: { id: 'country-bv' } },
  'admin.roles.create': { body: { name: 'auditor' } },
  'admin.roles.update': { path: { id: 'role-agent' } },
  'admin.roles.remove': {
    prepare: async () => {
      const { body } = await api.call('POST', '/api/admin/roles', { token, body: { name: 'auditor' } });
      return { path: { id: body.id } };
    },
  },
  'admin.educationLevels.create': { body: LEVEL },
  'admin.languageCertificates.create': { body: { code: 'new', name: 'New certificate' } },
  'admin.languageCertificates.remove': {
    prepare: async () => {
      const body = { code: 'new', name: 'New certificate' };
      const made = await api.call('POST', '/api/admin/language-certificates', { token, body });
      return { path: { id: made.body.id } };
    },
  },
  'admin.userProfiles.create': { body: { userId: 'user-demo-admin' } },
  'admin.userLanguageCertificates.create': {
    body: { userId: 'user-demo', languageCertificateId: 'certificate-delf-b2' },
  },
  'admin.userRoles.create': { body: { userId: 'user-demo', role: 'agent' } },
  'admin.userRoles.update': { body: { role: 'agent' } },
};

const IDS: Readonly<Record<string, string>> = {
  countries: 'country-ca',
  educationLevels: 'edu-phd',
  userProfiles: 'profile-demo-both',
  jobs: 'job-1',
  documents: 'document-1',
};
const DEFAULTS = { code: 'CA', n: '1', userId: 'user-demo-both', countryId: 'country-ca' };

const multipart = (): FormData => {
  const form = new FormData();
  form.set('file', new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }));
  form.set('type', 'resume');
  return form;
};

const sampleOf = async (name: string, endpoint: AnyEndpoint): Promise<Sample> => {
  const { prepare, ...sample } = SAMPLES[name] ?? {};
  const [group = ''] = name.split('.');
  const collection = endpoint.path.replace(/\/\{id\}(?:\/usage)?$/, '');
  const needsFirst = group === 'admin' && collection !== endpoint.path && sample.path === undefined;
  const found = prepare ? await prepare() : needsFirst ? await firstId(collection) : {};
  return { ...sample, ...found, path: { ...DEFAULTS, id: IDS[group] ?? '', ...sample.path, ...found.path } };
};

const ask = async (name: string, endpoint: AnyEndpoint): Promise<Response | undefined> => {
  const { path = {}, query = {}, body } = await sampleOf(name, endpoint);
  const filled = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(path[key] ?? ''));
  const search = new URLSearchParams(endpoint.path.endsWith('/search') ? { q: 'a', ...query } : query);
  const content = endpoint.multipart ? multipart() : JSON.stringify(body ?? { updates: [] });
  return backend.answer(
    new Request(`${ORIGIN}${filled}?${search.toString()}`, {
      method: endpoint.method,
      headers: { authorization: `Bearer ${token}` },
      body: endpoint.method === 'GET' || endpoint.method === 'DELETE' ? null : content,
    }),
  );
};

const bodyOf = async (endpoint: AnyEndpoint, response: Response): Promise<unknown> => {
  if (endpoint.binary) return response.blob();
  const text = await response.text();
  return text === '' ? undefined : openEnvelope(JSON.parse(text));
};

describe('every declared endpoint', () => {
  beforeEach(async () => {
    backend = createBackend();
    // A person who may do everything: an administrator with a profile and documents.
    api = caller(backend);
    token = await api.login('both');
  });

  it.each(ENDPOINTS)('%s is answered as declared', async (name, endpoint) => {
    const response = await ask(name, endpoint);
    expect(response).toBeDefined();
    if (!response) return;
    const failure = response.ok ? '' : `${response.status} ${await response.clone().text()}`;
    expect(failure).toBe('');
    const body = await bodyOf(endpoint, response);
    expect(() => endpoint.read(body)).not.toThrow();
    const documented = endpoint.response.safeParse(body);
    expect(documented.success ? '' : String(documented.error)).toBe('');
  });
});
