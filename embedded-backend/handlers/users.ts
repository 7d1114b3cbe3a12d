import { isoAfter } from '../backend.ts';
import { conflict } from '../http/HttpFailure.ts';
import { get, post, put, type Resource } from '../http/route.ts';
import {
  accountView,
  changePassword,
  findByEmail,
  namesOf,
  sendVerification,
  verifyEmail,
} from './accounts.ts';
import { PHONE } from './authRegistration.ts';

/** /api/users: the account of the asker. */
export const users: Resource = (backend) => [
  get('/api/users/me', ({ user }) => accountView(backend, user())),
  put('/api/users/me', async ({ user, form: read, url }) => {
    const account = user();
    const form = await read();
    const email = form.has('email') ? form.email() : account.email;
    const names = namesOf(form, account);
    const phoneNumber = form.has('phoneNumber')
      ? (form.text('phoneNumber', PHONE) ?? null)
      : account.phoneNumber;
    form.done();
    const other = findByEmail(backend, email);
    if (other && other.id !== account.id)
      throw conflict('An account with this email address already exists.');
    const moved = email !== account.email;
    const updated = backend.data.users.update(account.id, {
      email,
      ...names,
      phoneNumber,
      isEmailVerified: moved ? false : account.isEmailVerified,
      updatedAt: isoAfter(backend, account.updatedAt),
    });
    if (moved) sendVerification(backend, updated, url.origin);
    return accountView(backend, updated);
  }),
  post('/api/users/verify-email', (call) => verifyEmail(backend, call)),
  put('/api/users/change-password', (call) => changePassword(backend, call)),
];
