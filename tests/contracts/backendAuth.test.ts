import { beforeEach, describe, expect, it } from 'vitest';
import { createBackend, type EmbeddedBackend } from '../../embedded-backend/handlers.ts';
import { caller, PASSWORD } from './backendCaller';

const MINUTE = 60_000;
const person = { email: 'new.person@example.com', password: 'secret1', firstName: 'New', lastName: 'Person' };

let time = Date.parse('2026-11-20T10:00:00Z');
let backend: EmbeddedBackend;
let api: ReturnType<typeof caller>;

beforeEach(() => {
  time = Date.parse('2026-11-20T10:00:00Z');
  backend = createBackend({ now: () => time });
  api = caller(backend);
});

const signIn = (email: string, password = PASSWORD) =>
  api.call('POST', '/api/auth/login', { body: { email, password, rememberMe: false } });
const me = (token: string) => api.call('GET', '/api/auth/me', { token });

describe('signing in and out', () => {
  it('opens a session with the fields of the contract', async () => {
    const { status, body } = await signIn('both@visatalent.test');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      data: {
        userId: 'user-demo-both',
        userProfileId: 'profile-demo-both',
        email: 'both@visatalent.test',
        fullName: 'Shirin Karimi',
        roles: ['end_user', 'administrator', 'admin'],
        expiresIn: 43_200,
      },
    });
    expect((await me(body.data.accessToken)).body).toMatchObject({
      isEmailVerified: true,
      hasPassword: true,
    });
  });

  it('stores no token and no password in readable form', async () => {
    const { body } = await signIn('user@visatalent.test');
    const kept = JSON.stringify(backend.data);
    expect(kept).not.toContain(body.data.accessToken);
    expect(kept).not.toContain(body.data.refreshToken);
    expect(kept).not.toContain(PASSWORD);
  });

  it.each([
    ['a wrong password', 'user@visatalent.test'],
    ['an unknown address', 'nobody@visatalent.test'],
    ['an account without a password', 'social.user@visatalent.test'],
  ])('answers 401 Invalid credentials for %s', async (_, email) => {
    const { status, body } = await signIn(email, 'wrong-password');
    expect(status).toBe(401);
    expect(body).toEqual({ success: false, message: 'Invalid credentials' });
  });

  it('ignores case and spaces in the address', async () => {
    expect((await signIn('  User@VisaTalent.test ')).status).toBe(200);
  });

  it('answers 429 with Retry-After after ten wrong passwords, for fifteen minutes', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await signIn('user@visatalent.test', 'wrong')).status).toBe(401);
      time += 1000;
    }
    const refused = await signIn('user@visatalent.test');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBe(890);
    expect((await signIn('admin@visatalent.test')).status).toBe(200);
    time += 15 * MINUTE;
    expect((await signIn('user@visatalent.test')).status).toBe(200);
  });

  it('ends the session at logout, and answers a second logout too', async () => {
    const token = await api.login('user');
    expect((await api.call('POST', '/api/auth/logout', { token, body: {} })).status).toBe(200);
    expect((await me(token)).status).toBe(401);
    expect((await api.call('POST', '/api/auth/logout', { token, body: {} })).status).toBe(200);
  });

  it('ends the refresh token of a remembered device at logout (F-209)', async () => {
    const { refreshToken } = (await signIn('user@visatalent.test')).body.data;
    expect((await api.call('POST', '/api/auth/logout', { body: { refreshToken } })).status).toBe(200);
    expect((await api.call('POST', '/api/auth/refresh', { body: { refreshToken } })).status).toBe(401);
  });

  it('lets the access token expire after twelve hours, used or not', async () => {
    const token = await api.login('user');
    time += 719 * MINUTE;
    expect((await me(token)).status).toBe(200);
    time += MINUTE;
    const { status, body } = await me(token);
    expect(status).toBe(401);
    expect(body.success).toBe(false);
  });

  it('exchanges a refresh token once, with a short grace period, for thirty days', async () => {
    const { body } = await signIn('user@visatalent.test');
    const refresh = (refreshToken: string) =>
      api.call('POST', '/api/auth/refresh', { body: { refreshToken } });
    time += 29 * 24 * 60 * MINUTE;
    const renewed = await refresh(body.data.refreshToken);
    expect(renewed.status).toBe(200);
    expect((await me(renewed.body.data.accessToken)).status).toBe(200);
    expect((await refresh(body.data.refreshToken)).status).toBe(200);
    time += 2 * MINUTE;
    expect((await refresh(body.data.refreshToken)).status).toBe(401);
    expect((await refresh('invented')).status).toBe(401);
  });

  it('accepts the placeholder token of the social sign-in stub, also after its logout', async () => {
    const token = 'placeholder-token-social';
    await api.call('POST', '/api/auth/logout', { token, body: {} });
    expect((await me(token)).body).toMatchObject({
      email: 'social.user@visatalent.test',
      fullName: 'Social User',
      roles: ['end_user'],
    });
  });
});

describe('sessions', () => {
  it('lists them with the current one first and signs out one or all others', async () => {
    const first = await api.login('user');
    time += MINUTE;
    const current = await api.login('user');
    await api.login('user');
    await api.login('admin');
    const list = async () =>
      (await api.call<{ id: string; current: boolean }[]>('GET', '/api/auth/sessions', { token: current }))
        .body;
    const sessions = await list();
    expect(sessions).toHaveLength(3);
    expect(sessions.map((session) => session.current)).toEqual([true, false, false]);
    const oldest = sessions.at(-1);
    expect(
      (await api.call('DELETE', `/api/auth/sessions/${oldest?.id ?? ''}`, { token: current })).status,
    ).toBe(200);
    expect((await me(first)).status).toBe(401);
    await api.call('DELETE', '/api/auth/sessions/others', { token: current });
    expect(await list()).toHaveLength(1);
    expect((await me(current)).status).toBe(200);
  });

  it("hides other people's sessions", async () => {
    await api.login('admin');
    const theirs = backend.data.sessions.find(({ userId }) => userId === 'user-demo-admin');
    const token = await api.login('user');
    expect((await api.call('DELETE', `/api/auth/sessions/${theirs?.id ?? ''}`, { token })).status).toBe(404);
  });
});

describe('registration', () => {
  const register = (fields: object) =>
    api.call('POST', '/api/auth/register', { body: { command: 'register', ...person, ...fields } });

  it('creates account, profile and session together', async () => {
    const { status, body } = await register({
      phoneNumber: '+1 416 555 0100',
      createProfile: true,
      countryOfBirthId: 'country-ir',
      countryOfResidenceId: 'country-ca',
    });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      email: person.email,
      fullName: 'New Person',
      roles: ['end_user'],
      isEmailVerified: false,
      hasProfile: true,
      profileCompletionPercentage: 20,
      tokenType: 'Bearer',
    });
    expect((await me(body.data.accessToken)).body).toMatchObject({
      userProfileId: body.data.userProfileId,
      phoneNumber: '+1 416 555 0100',
    });
  });

  it('reports no profile when none was requested', async () => {
    expect((await register({})).body.data).toMatchObject({ hasProfile: false, userProfileId: null });
  });

  it('refuses a taken address with its message (R-822), in any case', async () => {
    const { status, body } = await register({ email: 'USER@visatalent.test' });
    expect(status).toBe(409);
    expect(body.message).toBe('An account with this email address already exists.');
  });

  it('creates one account when two registrations run at the same time', async () => {
    const answers = await Promise.all([register({}), register({})]);
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 409]));
  });

  it('names every wrong field', async () => {
    const { status, body } = await register({
      email: 'nonsense',
      password: '12345',
      firstName: ' ',
      countryOfBirthId: 'country-xx',
    });
    expect(status).toBe(422);
    expect(Object.keys(body.errors).sort()).toEqual(['countryOfBirthId', 'email', 'firstName', 'password']);
    expect(body.errors.password).toEqual(['Password must be at least 6 characters long']);
  });

  it('answers malformed bodies with 400', async () => {
    for (const raw of ['{"email":', '[]', '"text"', 'null']) {
      expect((await api.call('POST', '/api/auth/register', { raw })).status).toBe(400);
    }
  });

  it('says whether an address has an account', async () => {
    const exists = async (email: string) =>
      (await api.call('GET', `/api/auth/check-email?email=${email}`)).body.exists;
    expect(await exists('user@visatalent.test')).toBe(true);
    expect(await exists(person.email)).toBe(false);
  });

  it('confirms the address with the mailed token, once; a newer mail replaces the token', async () => {
    const { body } = await register({});
    const old = await api.mailedToken(person.email, 'Confirm');
    await api.call('POST', '/api/auth/resend-verification', { body: { email: person.email } });
    const token = await api.mailedToken(person.email, 'Confirm');
    const verify = (value: string) => api.call('POST', '/api/auth/verify', { body: { token: value } });
    expect((await verify(old)).status).toBe(400);
    expect((await verify(token)).status).toBe(200);
    expect((await verify(token)).status).toBe(400);
    expect((await me(body.data.accessToken)).body.isEmailVerified).toBe(true);
  });
});

describe('passwords', () => {
  it('resets by mail once, within an hour, and ends every session', async () => {
    const session = await api.login('user');
    const forgot = () =>
      api.call('POST', '/api/auth/forgot-password', { body: { email: 'user@visatalent.test' } });
    await forgot();
    const late = await api.mailedToken('user@visatalent.test', 'Reset');
    time += 61 * MINUTE;
    const valid = async (token: string) =>
      (await api.call('GET', `/api/auth/validate-reset-token?token=${token}`)).body.valid;
    const reset = (token: string) =>
      api.call('POST', '/api/auth/reset-password', { body: { token, newPassword: 'changed-1' } });
    expect(await valid(late)).toBe(false);
    expect((await reset(late)).status).toBe(410);
    await forgot();
    const token = await api.mailedToken('user@visatalent.test', 'Reset');
    expect(await valid(token)).toBe(true);
    expect((await reset(token)).status).toBe(200);
    expect((await reset(token)).status).toBe(410);
    expect((await me(session)).status).toBe(401);
    expect((await signIn('user@visatalent.test')).status).toBe(401);
    expect((await signIn('user@visatalent.test', 'changed-1')).status).toBe(200);
  });

  it('answers forgot-password for unknown addresses in the same way, and mails nothing', async () => {
    const ask = (email: string) => api.call('POST', '/api/auth/forgot-password', { body: { email } });
    const known = await ask('user@visatalent.test');
    const unknown = await ask('nobody@example.com');
    expect(unknown.body).toEqual(known.body);
    expect((await api.call('GET', '/api/dev/outbox?to=nobody@example.com')).body).toEqual([]);
  });

  it('changes with the current password, keeps this session and ends the others', async () => {
    const other = await api.login('user');
    const token = await api.login('user');
    const change = (currentPassword: string, newPassword: string) =>
      api.call('PUT', '/api/auth/change-password', { token, body: { currentPassword, newPassword } });
    const wrong = await change('not-it', 'changed-1');
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors).toEqual({ currentPassword: ['The current password is not correct.'] });
    expect((await change(PASSWORD, PASSWORD)).body.errors).toHaveProperty('newPassword');
    expect((await change(PASSWORD, 'changed-1')).status).toBe(200);
    expect((await me(token)).status).toBe(200);
    expect((await me(other)).status).toBe(401);
  });
});

describe('Google and LinkedIn', () => {
  const idToken = (claims: object): string =>
    `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.unsigned`;
  const claims = {
    iss: 'https://accounts.visatalent.test',
    sub: 'g-1',
    email: 'gina@example.com',
    given_name: 'Gina',
    family_name: 'Green',
  };
  const google = (value: object) =>
    api.call('POST', '/api/auth/google', { body: { idToken: idToken(value) } });

  it('creates an account, and finds it again', async () => {
    const first = (await google(claims)).body.data;
    expect(first).toMatchObject({ email: 'gina@example.com', fullName: 'Gina Green', isEmailVerified: true });
    expect((await google(claims)).body.data.userId).toBe(first.userId);
    expect((await me(first.accessToken)).body).toMatchObject({ googleLinked: true, hasPassword: false });
  });

  it('accepts no token of a real issuer, no expired one and no invalid one', async () => {
    expect((await google({ ...claims, iss: 'https://accounts.google.com' })).status).toBe(401);
    expect((await google({ ...claims, exp: time / 1000 - 1 })).status).toBe(401);
    expect((await api.call('POST', '/api/auth/google', { body: { idToken: 'nonsense' } })).status).toBe(401);
  });

  it('links and unlinks, and keeps the last way to sign in', async () => {
    const token = await api.login('user');
    const link = (sub: string) =>
      api.call('POST', '/api/auth/link-google', { token, body: { idToken: idToken({ ...claims, sub }) } });
    const unlink = (bearer: string) => api.call('DELETE', '/api/auth/unlink-google', { token: bearer });
    expect((await link('g-2')).status).toBe(200);
    expect((await me(token)).body.googleLinked).toBe(true);
    expect((await unlink(token)).status).toBe(200);
    const gina = (await google(claims)).body.data.accessToken;
    expect((await link('g-1')).status).toBe(409);
    expect((await unlink(gina)).status).toBe(409);
  });

  it('accepts only the codes of the LinkedIn stand-in', async () => {
    const linkedIn = (code: string) => api.call('POST', '/api/auth/linkedin', { body: { code } });
    expect((await linkedIn('stand-in-lin')).body.data).toMatchObject({
      fullName: 'Lin User',
      hasProfile: false,
    });
    expect((await linkedIn('AQT-real-code')).status).toBe(401);
  });
});
