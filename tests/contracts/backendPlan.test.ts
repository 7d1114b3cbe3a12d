import { beforeEach, expect, it } from 'vitest';
import { createBackend } from '../../embedded-backend/handlers.ts';
import { caller } from './backendCaller';

/** Tests how the embedded backend stores a person's plan of documents. */
interface Plan {
  readonly programme: string | null;
  readonly livedIn: readonly object[];
  readonly notNeeded: readonly string[];
  readonly lastModified: string | null;
  readonly current: Plan;
  readonly errors: Readonly<Record<string, readonly string[]>>;
}

let api = caller(createBackend());
beforeEach(() => {
  api = caller(createBackend({ now: () => Date.parse('2026-11-22T12:00:00Z') }));
});
const read = (token: string) => api.call<Plan>('GET', '/api/user/plan', { token });
const save = (token: string, body: object) => api.call<Plan>('PUT', '/api/user/plan', { token, body });

it('a plan belongs to its owner: it is empty at first, and is stored as it was sent', async () => {
  const token = await api.login('both');
  expect(await read(token)).toMatchObject({ status: 200, body: { programme: null, lastModified: null } });
  const said = {
    programme: 'fsw',
    invitationOn: '2026-11-22',
    livedIn: [{ countryCode: 'ir', from: '2001-05-01', to: null }],
    notNeeded: ['photo', 'photo'],
    reminders: true,
    lastModified: null,
  };
  expect((await save(token, said)).status).toBe(200);
  expect((await read(token)).body).toEqual({
    ...said,
    livedIn: [{ countryCode: 'IR', from: '2001-05-01', to: null }],
    notNeeded: ['photo'],
    lastModified: '2026-11-22T12:00:00.000Z',
  });
  expect((await read(await api.login('user'))).body.notNeeded).toEqual([]);
  expect((await api.call('GET', '/api/user/plan', {})).status).toBe(401);
});

it('a change made elsewhere meanwhile is not overwritten', async () => {
  const token = await api.login('user');
  const { body: seen } = await read(token);
  const first = await save(token, { ...seen, notNeeded: ['photo'] });
  const second = await save(token, { ...seen, programme: 'cec' });
  expect([second.status, second.body.current]).toEqual([409, first.body]);
  expect((await save(token, { ...seen, lastModified: null })).status).toBe(409);
  expect((await save(token, { ...first.body, programme: 'cec' })).body.programme).toBe('cec');
});

it('impossible days and unknown words are refused by name', async () => {
  const token = await api.login('user');
  const { body: seen } = await read(token);
  const wrong = await save(token, {
    ...seen,
    programme: 'lottery',
    invitationOn: '2026-11-24',
    livedIn: [{ countryCode: 'PHL', from: '2020-02-01', to: '2020-01-31' }],
  });
  expect(wrong.status).toBe(422);
  expect(Object.keys(wrong.body.errors).sort()).toEqual([
    'invitationOn',
    'livedIn.0.countryCode',
    'livedIn.0.to',
    'programme',
  ]);
  expect((await save(token, { ...seen, invitationOn: '2025-11-19' })).status).toBe(422);
});
