import { describe, expect, it } from 'vitest';
import { totp } from '../../embedded-backend/security/totp.ts';
import { PASSWORD } from './backendCaller';
import { api, backend, clock, freshBackendForEachTest } from './freshBackend';

const STEP = 30_000;

freshBackendForEachTest(Date.parse('2026-11-20T10:00:00Z'));

const post = (path: string, body: object, token?: string) =>
  api.call('POST', `/api/auth/${path}`, token === undefined ? { body } : { body, token });
const firstStep = async () =>
  (await post('login', { email: 'user@visatalent.test', password: PASSWORD })).body.data;

const enable = async () => {
  const token = await api.login('user');
  const { secret } = (await post('2fa/enable', {}, token)).body;
  const { backupCodes } = (await post('2fa/confirm', { code: totp(secret, clock.now) }, token)).body;
  return { token, secret, backupCodes };
};

describe('one-time passwords', () => {
  // RFC 6238, appendix B, SHA-1: the last six of the eight digits.
  const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i s it is %s', (seconds, code) => {
    expect(totp(SECRET, seconds * 1000)).toBe(code);
  });
});

describe('two-factor sign-in', () => {
  it('is set up with a secret and confirmed with a code', async () => {
    const token = await api.login('user');
    const { body } = await post('2fa/enable', {}, token);
    expect(body.otpauthUri).toContain(`secret=${body.secret}`);
    expect(new URL(body.otpauthUri).protocol).toBe('otpauth:');
    expect((await post('2fa/confirm', { code: '000000' }, token)).status).toBe(422);
    expect(await firstStep()).not.toHaveProperty('requiresTwoFactor');
    const confirmed = await post('2fa/confirm', { code: totp(body.secret, clock.now) }, token);
    expect(confirmed.body.enabled).toBe(true);
    expect(new Set(confirmed.body.backupCodes).size).toBe(10);
    expect((await api.call('GET', '/api/auth/me', { token })).body.twoFactorEnabled).toBe(true);
    expect((await post('2fa/enable', {}, token)).status).toBe(409);
  });

  it('asks for the second step, allows one time step early or late, and accepts a code once', async () => {
    const { secret } = await enable();
    const first = await firstStep();
    expect(first).toEqual({ requiresTwoFactor: true, twoFactorToken: first.twoFactorToken });
    const verify = (code: string, token: string) => post('2fa/verify', { code, token });
    expect((await verify(totp(secret, clock.now - 3 * STEP), first.twoFactorToken)).status).toBe(422);
    const entered = await verify(totp(secret, clock.now - STEP), first.twoFactorToken);
    expect(entered.status).toBe(200);
    expect(entered.body.data).toMatchObject({ userId: 'user-demo', expiresIn: 43_200 });
    const again = await firstStep();
    expect((await verify(totp(secret, clock.now - STEP), again.twoFactorToken)).status).toBe(422);
    expect((await verify(totp(secret, clock.now + STEP), again.twoFactorToken)).status).toBe(200);
    expect((await verify(totp(secret, clock.now + STEP), again.twoFactorToken)).status).toBe(401);
  });

  it('ends a sign-in after five wrong codes or five minutes', async () => {
    const { secret } = await enable();
    const { twoFactorToken: token } = await firstStep();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await post('2fa/verify', { code: 'abc', token })).status).toBe(422);
    }
    expect((await post('2fa/verify', { code: totp(secret, clock.now), token })).status).toBe(401);
    const late = await firstStep();
    clock.now += 5 * 60_000;
    expect(
      (await post('2fa/verify', { code: totp(secret, clock.now), token: late.twoFactorToken })).status,
    ).toBe(401);
  });

  it('accepts each backup code once, and new ones replace the old', async () => {
    const { token, backupCodes, secret } = await enable();
    const [one = '', two = ''] = backupCodes;
    const use = async (code: string) =>
      (await post('2fa/verify', { code, token: (await firstStep()).twoFactorToken })).status;
    expect(await use(one.toUpperCase().replace('-', ' '))).toBe(200);
    expect(await use(one)).toBe(422);
    expect((await post('2fa/backup-codes', { code: '123' }, token)).status).toBe(422);
    const { backupCodes: renewed } = (
      await post('2fa/backup-codes', { code: totp(secret, clock.now) }, token)
    ).body;
    expect(await use(two)).toBe(422);
    expect(await use(renewed[0] ?? '')).toBe(200);
    expect(JSON.stringify(backend.data)).not.toContain(renewed[1]);
  });

  it('is turned off with a code only', async () => {
    const { token, secret } = await enable();
    expect((await post('2fa/disable', { code: '123' }, token)).status).toBe(422);
    expect((await post('2fa/disable', { code: totp(secret, clock.now) }, token)).body).toEqual({
      enabled: false,
    });
    expect(await firstStep()).toHaveProperty('accessToken');
    expect((await post('2fa/backup-codes', { code: '123' }, token)).status).toBe(409);
  });

  it('is required for Google, and before an account is linked', async () => {
    const { token, secret } = await enable();
    const claims = { iss: 'https://accounts.visatalent.test', sub: 'g-7', email: 'user@visatalent.test' };
    const idToken = `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.unsigned`;
    const entered = (await post('google', { idToken })).body.data;
    expect(entered).not.toHaveProperty('accessToken');
    const verified = await post('2fa/verify', {
      code: totp(secret, clock.now),
      token: entered.twoFactorToken,
    });
    expect(verified.body.data).toHaveProperty('accessToken');
    expect((await post('link-google', { idToken }, token)).status).toBe(422);
    expect((await post('link-google', { idToken, code: totp(secret, clock.now) }, token)).status).toBe(200);
  });
});
