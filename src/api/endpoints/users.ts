import { date, id, maybe, nothing, text, texts } from '@/api/scalars';
import { get, post, put, z } from '@/api/schema';

/** Spec section 7, "Configured but unused": /api/users. */
const account = z.object({
  userId: id,
  userProfileId: maybe(id),
  email: text,
  fullName: text,
  phoneNumber: maybe(text),
  roles: texts,
  isEmailVerified: maybe(z.boolean()),
  createdAt: date,
  updatedAt: date,
});

export const users = {
  me: get('/api/users/me', 'The account of the signed-in user', { response: account, ours: true }),
  updateMe: put('/api/users/me', 'Change name or phone of the signed-in user', {
    body: z.object({
      fullName: z.optional(text),
      firstName: z.optional(text),
      lastName: z.optional(text),
      phoneNumber: z.optional(z.nullable(text)),
    }),
    response: account,
    conflicts: [422],
    ours: true,
  }),
  verifyEmail: post('/api/users/verify-email', 'Confirm an e-mail address with the token from the message', {
    body: z.object({ token: text }),
    response: nothing,
    ours: true,
  }),
  changePassword: put('/api/users/change-password', 'Change the password of the signed-in user', {
    body: z.object({ currentPassword: text, newPassword: text }),
    response: nothing,
    conflicts: [422],
    ours: true,
  }),
};
