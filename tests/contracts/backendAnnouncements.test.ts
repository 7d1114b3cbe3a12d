import { beforeEach, describe, expect, it } from 'vitest';
import { api, backend, freshBackendForEachTest } from './freshBackend';

/** Tests how the embedded backend answers about announcements, and what people receive. */
interface Row {
  readonly id: string;
  readonly state: string;
  readonly recipients: number | null;
  readonly count: number;
  readonly sample: readonly string[];
  readonly leftOut: { readonly blocked: number; readonly unverified: number; readonly optedOut: number };
  readonly message: string;
  readonly current: Row;
  readonly lastModified: string;
  readonly errors: Readonly<Record<string, string[]>>;
  readonly blocks: boolean;
  readonly items: readonly { readonly what: string; readonly count: number; readonly sample: string[] }[];
}

const BASE = '/api/admin/announcements';
const WRITTEN = {
  texts: {
    en: { title: 'Closed on Friday', body: 'Back on Monday.' },
    fa: { title: 'جمعه تعطیل است', body: 'دوشنبه برمی‌گردیم.' },
  },
  audience: { roles: ['User'] },
  email: true,
  link: '/documents',
};

let admin = '';

freshBackendForEachTest();
beforeEach(async () => {
  admin = await api.login('admin');
});

const ask = (method: string, path: string, body?: object) =>
  api.call<Row>(method, path, body === undefined ? { token: admin } : { token: admin, body });
const reach = async (audience: object) => (await ask('POST', `${BASE}/audience`, { audience })).body;
const draft = async (written: object = WRITTEN) => (await ask('POST', BASE, written)).body.id;
const send = (id: string, expectedCount: number, clientId = 'c-1') =>
  ask('POST', `${BASE}/${id}/send`, { expectedCount, clientId });
const told = (id: string) =>
  backend.data.notifications.filter(({ userId, kind }) => userId === id && kind === 'announcement');

describe('an announcement', () => {
  it('reaches everyone who fits all of its audience, and lists who is left out', async () => {
    const everyone = await reach({});
    expect(everyone.count).toBe(backend.data.users.size);
    expect(everyone.sample).toHaveLength(5);
    const { count: complete } = await reach({ profile: 'complete' });
    const { count: incomplete } = await reach({ profile: 'incomplete' });
    expect(complete + incomplete).toBe(everyone.count);
    expect((await reach({ roles: ['Admin'] })).count).toBe(2);
    expect((await reach({ applicationStatus: 'no-such-status' })).count).toBe(0);
    backend.data.users.update('user-demo', { blockedReason: 'Spam' });
    const without = await reach({});
    expect([without.count, without.leftOut.blocked]).toEqual([everyone.count - 1, 1]);
  });

  it('is sent once to each person, in all its languages; a repeated send does nothing', async () => {
    const id = await draft();
    const { count } = await reach(WRITTEN.audience);
    const sent = await send(id, count);
    expect(sent.body).toMatchObject({ state: 'sent', recipients: count });
    expect((await send(id, count)).body.id).toBe(id);
    expect(told('user-demo')).toMatchObject([
      { topic: 'announcements', side: 'applicant', link: '/documents', texts: WRITTEN.texts },
    ]);
    const again = await send(id, count, 'c-2');
    expect([again.status, again.body.current.state]).toEqual([409, 'sent']);
    expect((await ask('PUT', `${BASE}/${id}`, WRITTEN)).status).toBe(409);
    expect((await ask('DELETE', `${BASE}/${id}`)).status).toBe(409);
    expect(told('user-demo')).toHaveLength(1);
  });

  it('is not sent if the audience changed by more than a tenth and five people, or is empty', async () => {
    const id = await draft();
    const { count } = await reach(WRITTEN.audience);
    const changed = await send(id, count - 84);
    expect([changed.status, changed.body.message]).toEqual([
      409,
      `The audience has changed: ${count - 84} people before, ${count} now. Please look again.`,
    ]);
    expect(told('user-demo')).toEqual([]);
    const nobody = await draft({ ...WRITTEN, audience: { applicationStatus: 'none' } });
    expect((await send(nobody, 0)).body.message).toBe('No one matches.');
    expect((await send(id, count - 5)).status).toBe(200);
  });

  it('needs English, a path as its link, and the newest version', async () => {
    const { fa } = WRITTEN.texts;
    const refused = await ask('POST', BASE, { ...WRITTEN, texts: { fa }, link: '//evil.example' });
    expect(Object.keys(refused.body.errors).sort()).toEqual(['link', 'texts.en.title']);
    const id = await draft();
    const stale = await ask('PUT', `${BASE}/${id}`, { ...WRITTEN, lastModified: '2026-01-01T00:00:00.000Z' });
    expect([stale.status, stale.body.current.id]).toEqual([409, id]);
  });

  it('can be sent five times an hour', async () => {
    const { count } = await reach(WRITTEN.audience);
    for (let time = 1; time <= 6; time += 1)
      expect((await send(await draft(), count, `c-${time}`)).status).toBe(time > 5 ? 429 : 200);
  });
});

describe('the usage of a record', () => {
  it('is counted for a user, and prevents the deletion of a country', async () => {
    const user = (await ask('GET', '/api/admin/users/user-demo/usage')).body;
    expect(user.blocks).toBe(false);
    const applications = backend.data.applications.filter(({ userId }) => userId === 'user-demo');
    expect(user.items.find(({ what }) => what === 'applications')).toMatchObject({
      count: applications.length,
    });
    const canada = backend.data.countries.find(({ code }) => code === 'CA')?.id ?? '';
    const country = (await ask('GET', `/api/admin/countries/${canada}/usage`)).body;
    expect(country.blocks).toBe(true);
    expect(country.items[0]?.sample.length).toBeLessThanOrEqual(3);
    expect((await ask('DELETE', `/api/admin/countries/${canada}`)).status).toBe(409);
    expect((await ask('GET', '/api/admin/countries/none/usage')).status).toBe(404);
  });
});
