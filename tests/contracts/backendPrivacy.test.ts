import { beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD } from './backendCaller';
import { PROFILE } from './endpointStage';
import { api, backend, clock, freshBackendForEachTest } from './freshBackend';

/** Tests how the embedded backend handles requests of people about their own data. */
interface Entry {
  readonly at: string;
  readonly recipient: { readonly name: string; readonly countryCode: string };
  readonly applicationId: string;
  readonly fields: readonly string[];
  readonly documents: readonly { readonly name: string }[];
}
interface Deletion {
  readonly status: string;
  readonly effectiveOn: string | null;
}
interface Consent {
  readonly id: string;
  readonly given: boolean;
  readonly changedAt: string | null;
}

const NOON = Date.parse('2026-11-22T12:00:00Z');
const DAY = 86_400_000;
let token = '';
freshBackendForEachTest(NOON);
beforeEach(async () => {
  token = await api.login('user');
});

const BASE = '/api/users/me';
const DELETION = `${BASE}/deletion-request`;
const get = <T>(path: string) => api.call<T>('GET', `${BASE}${path}`, { token });
const deletion = (method: string, body?: unknown) =>
  api.call<Deletion & { errors: Record<string, string[]>; message: string }>(method, DELETION, {
    token,
    body,
  });

describe('what was sent to whom', () => {
  it('are the applications that were sent, newest first, without drafts', async () => {
    const { body } = await get<{ data: Entry[]; totalCount: number }>('/ledger');
    expect(body.totalCount).toBe(4);
    expect(body.data.map(({ applicationId }) => applicationId)).not.toContain('application-4');
    const times = body.data.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
    expect(body.data[0]).toMatchObject({
      recipient: { kind: 'employer', countryCode: 'CA' },
      purpose: 'application',
    });
    expect(body.data[0]?.fields).toContain('email');
  });

  it('is in the export too, which contains no secret', async () => {
    const { body } = await get<{ sent: Entry[]; account: { email: string } }>('/export');
    expect(body.account.email).toBe('user@visatalent.test');
    expect(body.sent).toHaveLength(4);
    expect(JSON.stringify(body)).not.toMatch(/passwordHash|scrypt/);
  });
});

describe('consents', () => {
  const change = (id: string, body: unknown) =>
    api.call<Consent & { current: Consent }>('PUT', `${BASE}/consents/${id}`, { token, body });

  it('are given and withdrawn, each with its time', async () => {
    expect((await change('news', { given: true, version: 1 })).body).toMatchObject({
      given: true,
      changedAt: new Date(NOON).toISOString(),
    });
    const { body } = await get<Consent[]>('/consents');
    expect(body.map(({ id, given }) => [id, given])).toEqual([
      ['account', true],
      ['suggest', false],
      ['news', true],
    ]);
  });

  it('keep the old answer if the text has changed, and if the account needs them', async () => {
    expect(await change('suggest', { given: true, version: 1 })).toMatchObject({
      status: 409,
      body: { current: { given: false, version: 2 } },
    });
    expect((await change('account', { given: false, version: 1 })).status).toBe(409);
    expect((await change('news', { given: 'yes', version: 1 })).status).toBe(422);
    expect((await change('other', { given: true, version: 1 })).status).toBe(404);
  });
});

describe('deleting the account', () => {
  const profileSeenBy = async (name: 'user' | 'both' | 'admin') =>
    (await api.call('GET', `/api/UserProfiles/${PROFILE}`, { token: await api.login(name) })).status;

  it('needs the password', async () => {
    const wrong = await deletion('POST', { password: 'not this one' });
    expect([wrong.status, wrong.body.errors]).toEqual([422, { password: ['The password is not correct.'] }]);
    expect((await deletion('GET')).body.status).toBe('none');
  });

  it('hides the profile from everyone but its owner and staff, until the account is kept', async () => {
    const stranger = backend.data.users.find(({ id }) => id === 'user-social');
    expect(stranger).toBeDefined();
    const seen = async () =>
      (await api.call('GET', `/api/UserProfiles/${PROFILE}`, { token: 'placeholder-token-social' })).status;
    expect(await seen()).toBe(200);
    const asked = await deletion('POST', { password: PASSWORD });
    expect([asked.status, asked.body.effectiveOn]).toEqual([201, '2026-12-22']);
    expect([await seen(), await profileSeenBy('user'), await profileSeenBy('admin')]).toEqual([
      403, 200, 200,
    ]);
    expect((await deletion('DELETE')).body).toEqual({ status: 'none', requestedAt: null, effectiveOn: null });
    expect(await seen()).toBe(200);
  });

  it('happens after thirty days, and a second request does not move the day', async () => {
    await deletion('POST', { password: PASSWORD });
    clock.now = NOON + 10 * DAY;
    token = await api.login('user');
    expect((await deletion('POST', { password: PASSWORD })).body.effectiveOn).toBe('2026-12-22');
    clock.now = NOON + 30 * DAY;
    expect((await api.call('GET', BASE, { token })).status).toBe(401);
    expect(backend.data.users.get('user-demo')).toBeUndefined();
    expect(backend.data.applications.find(({ userId }) => userId === 'user-demo')).toBeUndefined();
  });

  it('is refused to the last administrator', async () => {
    const { users } = backend.data;
    users.delete('user-demo-both');
    for (const { id } of users.filter(
      (user) => user.id !== 'user-demo-admin' && user.roles.includes('admin'),
    ))
      users.delete(id);
    token = await api.login('admin');
    expect((await deletion('POST', { password: PASSWORD })).status).toBe(409);
  });
});
