/** Functions that several resources use for an account: show it, verify its address, change its password. */
import type { Backend } from '../backend.ts';
import { isoAfter } from '../backend.ts';
import type { User } from '../data/records.ts';
import type { Form } from '../http/Form.ts';
import { HttpFailure } from '../http/HttpFailure.ts';
import type { Call } from '../http/route.ts';
import { success } from '../http/route.ts';
import { issueToken, peekToken, revokeTokens, sendMail, spendToken } from '../security/oneTimeTokens.ts';
import { hashPassword, passwordMatches } from '../security/passwords.ts';
import { closeSessionsOf, fullNameOf, profileOf } from '../security/sessions.ts';

export const findByEmail = (backend: Backend, email: string): User | undefined =>
  backend.data.users.find((user) => user.email === email.trim().toLowerCase());

export const accountView = (backend: Backend, user: User) => ({
  userId: user.id,
  userProfileId: profileOf(backend, user.id)?.id ?? null,
  email: user.email,
  fullName: fullNameOf(user),
  ...(user.phoneNumber === null ? {} : { phoneNumber: user.phoneNumber }),
  roles: user.roles,
  isEmailVerified: user.isEmailVerified,
  twoFactorEnabled: user.twoFactor?.enabled ?? false,
  googleLinked: user.googleSubject !== null,
  hasPassword: user.passwordHash !== null,
  createdAt: user.createdAt,
  updatedAt: user.updatedAt,
});

export const sendVerification = (backend: Backend, user: User, origin: string): void => {
  revokeTokens(backend, 'verify', user.id);
  const link = `/verify-email?token=${issueToken(backend, 'verify', user.id)}`;
  sendMail(
    backend,
    {
      to: user.email,
      subject: 'Confirm your email address',
      text: `Hello ${user.firstName}, please confirm your email address. The link works for 24 hours: ${link}`,
      link,
    },
    origin,
  );
};

export const verifyEmail = async (backend: Backend, call: Call): Promise<unknown> => {
  const form = await call.form();
  const token = form.required('token', { max: 200 });
  form.done();
  const record = peekToken(backend, 'verify', token);
  const user = record && backend.data.users.get(record.userId);
  if (!record || !user) {
    throw new HttpFailure(400, 'This verification link is no longer valid. Please ask for a new one.');
  }
  spendToken(backend, record);
  backend.data.users.update(user.id, {
    isEmailVerified: true,
    updatedAt: isoAfter(backend, user.updatedAt),
  });
  return success('Your email address is confirmed.', { verified: true });
};

/** First and last name in a body: as two fields, or as one `fullName`. */
export const namesOf = (form: Form, current: { firstName: string; lastName: string }) => {
  if (form.has('fullName') && !form.has('firstName')) {
    const [first = '', ...rest] = form.required('fullName', { max: 200 }).split(/\s+/);
    return { firstName: first, lastName: rest.join(' ') };
  }
  const name = (field: 'firstName' | 'lastName'): string =>
    form.has(field) || current[field] === '' ? form.required(field, { max: 100 }) : current[field];
  return { firstName: name('firstName'), lastName: name('lastName') };
};

/**
 * Changes the password and ends all other sessions, so that anybody who knew the old password is signed out.
 */
export const changePassword = async (backend: Backend, call: Call): Promise<unknown> => {
  const user = call.user();
  const session = call.session();
  const form = await call.form();
  const current = user.passwordHash === null ? '' : form.secret('currentPassword');
  const next = form.newPassword('newPassword');
  form.done();
  if (user.passwordHash !== null) {
    if (!(await passwordMatches(current, user.passwordHash, backend.passwordCost))) {
      form.fail('currentPassword', 'The current password is not correct.');
    } else if (current === next) {
      form.fail('newPassword', 'The new password must differ from the current one.');
    }
    form.done();
  }
  backend.data.users.update(user.id, {
    passwordHash: await hashPassword(next, backend.passwordCost),
    updatedAt: isoAfter(backend, user.updatedAt),
  });
  closeSessionsOf(backend, user.id, session.id);
  return success('Your password was changed.');
};
