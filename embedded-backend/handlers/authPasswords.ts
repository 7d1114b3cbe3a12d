import { isoAfter } from '../backend.ts';
import { HttpFailure } from '../http/HttpFailure.ts';
import { get, post, put, success, type Resource } from '../http/route.ts';
import { issueToken, peekToken, revokeTokens, sendMail, spendToken } from '../security/oneTimeTokens.ts';
import { hashPassword } from '../security/passwords.ts';
import { closeSessionsOf, isBlocked } from '../security/sessions.ts';
import { changePassword, findByEmail } from './accounts.ts';

export const passwordRoutes: Resource = (backend) => [
  post('/api/auth/forgot-password', async ({ form: read, url }) => {
    const form = await read();
    const email = form.email();
    form.done();
    const user = findByEmail(backend, email);
    if (user && !isBlocked(user)) {
      revokeTokens(backend, 'reset', user.id);
      const link = `/reset-password?token=${issueToken(backend, 'reset', user.id)}`;
      sendMail(
        backend,
        {
          to: user.email,
          subject: 'Reset your password',
          text: `Hello ${user.firstName}, you can choose a new password within one hour: ${link}`,
          link,
        },
        url.origin,
      );
    }
    return success('If an account with this address exists, we have sent a link to it.');
  }),

  get('/api/auth/validate-reset-token', ({ query }) => ({
    valid: peekToken(backend, 'reset', query.get('token') ?? '') !== undefined,
  })),

  post('/api/auth/reset-password', async ({ form: read }) => {
    const form = await read();
    const token = form.required('token');
    const password = form.newPassword('newPassword');
    form.done();
    const record = peekToken(backend, 'reset', token);
    const user = record && backend.data.users.get(record.userId);
    if (!record || !user) {
      throw new HttpFailure(410, 'This reset link is no longer valid. Please ask for a new one.');
    }
    spendToken(backend, record);
    backend.data.users.update(user.id, {
      passwordHash: await hashPassword(password, backend.passwordCost),
      // Only the owner of the address can read the mail, so it counts as verified.
      isEmailVerified: true,
      updatedAt: isoAfter(backend, user.updatedAt),
    });
    closeSessionsOf(backend, user.id);
    backend.wrongPasswords.delete(user.email);
    return success('Your password was changed. You can sign in now.');
  }),

  put('/api/auth/change-password', (call) => changePassword(backend, call)),
];
