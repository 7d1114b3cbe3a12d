import { unusedAnswer, text } from '@/api/scalars';
import { get, post, put, z } from '@/api/schema';
import { account, confirmed } from './auth';

/** Calls below /api/users. */
export const users = {
  me: get('/api/users/me', 'The account of the signed-in user', { response: account, isProposal: true }),
  updateMe: put('/api/users/me', 'Change name, phone or e-mail address of the signed-in user', {
    body: z.object({
      email: z.optional(text),
      firstName: z.optional(text),
      lastName: z.optional(text),
      phoneNumber: z.optional(z.nullable(text)),
    }),
    response: account,
    conflicts: [409, 422],
    isProposal: true,
  }),
  verifyEmail: post('/api/users/verify-email', 'Confirm an e-mail address with the token from the message', {
    ...confirmed,
    body: z.object({ token: text }),
  }),
  changePassword: put('/api/users/change-password', 'Change the password of the signed-in user', {
    body: z.object({ currentPassword: text, newPassword: text }),
    response: unusedAnswer,
    repeatable: false,
    conflicts: [422],
    isProposal: true,
  }),
};
