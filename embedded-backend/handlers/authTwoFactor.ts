import { randomInt } from 'node:crypto';
import { writeFailedSignIn } from '../audit/log.ts';
import type { Backend } from '../backend.ts';
import { isoNow } from '../backend.ts';
import type { TwoFactor, User } from '../data/records.ts';
import { conflict, HttpFailure, invalid } from '../http/HttpFailure.ts';
import type { Form } from '../http/Form.ts';
import { post, success, type Resource } from '../http/route.ts';
import { enter } from './authSessions.ts';
import { peekToken, spendToken } from '../security/oneTimeTokens.ts';
import { hashToken } from '../security/tokens.ts';
import { newSecret, otpauthUri, stepOfCode } from '../security/totp.ts';

const BACKUP_CODES = 10;
const ATTEMPTS = 5;
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const newBackupCodes = (): string[] =>
  Array.from({ length: BACKUP_CODES }, () => {
    const letters = Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)] ?? 'a').join('');
    return `${letters.slice(0, 5)}-${letters.slice(5)}`;
  });

const hashCode = (code: string): string => hashToken(code.toLowerCase().replace(/[^a-z0-9]/g, ''));

const codeOf = async (read: () => Promise<Form>): Promise<{ form: Form; code: string }> => {
  const form = await read();
  const code = form.required('code', { max: 40 }).replace(/\s/g, '');
  return { form, code };
};

export const wrongCode = (): HttpFailure => invalid({ code: ['The code is not correct.'] });

/** The two-factor settings after a code was used, or undefined if the code is wrong. */
const spendCode = (backend: Backend, twoFactor: TwoFactor, code: string): TwoFactor | undefined => {
  const step = stepOfCode(twoFactor.secret, code, backend.now());
  if (step !== undefined) return step > twoFactor.lastStep ? { ...twoFactor, lastStep: step } : undefined;
  const hash = hashCode(code);
  if (!twoFactor.backupCodeHashes.includes(hash)) return undefined;
  return { ...twoFactor, backupCodeHashes: twoFactor.backupCodeHashes.filter((other) => other !== hash) };
};

/**
 * Whether a code is valid for a change of the account. A code that was just used to sign in is accepted too.
 */
export const isCodeOf = (backend: Backend, twoFactor: TwoFactor, code: string): boolean =>
  spendCode(backend, { ...twoFactor, lastStep: 0 }, code) !== undefined;

export const twoFactorRoutes: Resource = (backend) => {
  const { users, oneTimeTokens } = backend.data;
  const save = (user: User, twoFactor: TwoFactor | null): User =>
    users.update(user.id, { twoFactor, updatedAt: isoNow(backend) });
  const enabled = (user: User): TwoFactor => {
    if (!user.twoFactor?.enabled) throw conflict('Two-factor sign-in is not enabled.');
    return user.twoFactor;
  };

  return [
    post('/api/auth/2fa/enable', ({ user }) => {
      const account = user();
      if (account.twoFactor?.enabled) throw conflict('Two-factor sign-in is already enabled.');
      const secret = newSecret();
      save(account, { secret, enabled: false, backupCodeHashes: [], lastStep: 0 });
      return { secret, otpauthUri: otpauthUri(secret, account.email) };
    }),

    post('/api/auth/2fa/confirm', async ({ user, form: read }) => {
      const account = user();
      const { form, code } = await codeOf(read);
      form.done();
      const pending = account.twoFactor;
      if (!pending || pending.enabled) throw conflict('Start setting up two-factor sign-in first.');
      if (stepOfCode(pending.secret, code, backend.now()) === undefined) throw wrongCode();
      const backupCodes = newBackupCodes();
      save(account, { ...pending, enabled: true, backupCodeHashes: backupCodes.map(hashCode) });
      return { enabled: true, backupCodes };
    }),

    post('/api/auth/2fa/disable', async ({ user, form: read }) => {
      const account = user();
      const { form, code } = await codeOf(read);
      form.done();
      const twoFactor = enabled(account);
      if (!isCodeOf(backend, twoFactor, code)) throw wrongCode();
      save(account, null);
      return { enabled: false };
    }),

    post('/api/auth/2fa/backup-codes', async ({ user, form: read }) => {
      const account = user();
      const { form, code } = await codeOf(read);
      form.done();
      const twoFactor = enabled(account);
      if (!isCodeOf(backend, twoFactor, code)) throw wrongCode();
      const backupCodes = newBackupCodes();
      save(account, { ...twoFactor, backupCodeHashes: backupCodes.map(hashCode) });
      return { backupCodes };
    }),

    post('/api/auth/2fa/verify', async ({ form: read, request }) => {
      const { form, code } = await codeOf(read);
      const token = form.required('token');
      form.done();
      const pending = peekToken(backend, 'two-factor', token);
      const user = pending && users.get(pending.userId);
      if (!pending || !user?.twoFactor?.enabled) {
        throw new HttpFailure(401, 'This sign-in took too long. Please start again.');
      }
      const used = spendCode(backend, user.twoFactor, code);
      if (!used) {
        writeFailedSignIn(backend, user.email);
        if (pending.attempts + 1 >= ATTEMPTS) spendToken(backend, pending);
        else oneTimeTokens.put({ ...pending, attempts: pending.attempts + 1 });
        throw wrongCode();
      }
      spendToken(backend, pending);
      const current = save(user, used);
      return success('Login successful', enter(backend, current, request));
    }),
  ];
};
