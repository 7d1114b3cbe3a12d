import { totp } from '../../embedded-backend/security/totp.ts';
import type { AnyArgs } from '../../src/api/endpoint';
import { PASSWORD } from './backendCaller';
import { at, CANADA, type Case, EMAIL, type Stage } from './endpointStage';

/** The auth family. Each case prepares what its call needs. */
const idToken = (sub: string): string => {
  const claims = { iss: 'https://accounts.visatalent.test', sub, email: 'g@example.test', name: 'G User' };
  return `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;
};

/**
 * Begins to set up the second factor.
 * @returns the secret
 */
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
/** A person who has just registered. */
const NEWCOMER = 'new.person@example.test';
const register = ({ api }: Stage) =>
  api.call('POST', '/api/auth/register', {
    body: { command: 'register', email: NEWCOMER, password: 'secret1', firstName: 'New', lastName: 'Person' },
  });
export const verifyToken = async (stage: Stage): Promise<AnyArgs> => {
  await register(stage);
  return { body: { token: await stage.api.mailedToken(NEWCOMER, 'onfirm') } };
};
export const passwords = { body: { currentPassword: PASSWORD, newPassword: 'N3w-Passw0rd!' } };

export const AUTH_CASES: Readonly<Record<string, Case>> = {
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
    args: async (stage) => ({ body: { code: totp(await confirmTwoFactor(stage), Date.now()) } }),
  },
};
