import { writeSignIn } from '../audit/log.ts';
import type { Backend } from '../backend.ts';
import { isoNow } from '../backend.ts';
import { emptyProfile, type ProfileFields } from '../data/emptyProfile.ts';
import type { User, UserProfile } from '../data/records.ts';
import { conflict } from '../http/HttpFailure.ts';
import type { Form } from '../http/Form.ts';
import { get, json, post, success, type Resource } from '../http/route.ts';
import { completionOf } from '../profileCompletion.ts';
import { hashPassword } from '../security/passwords.ts';
import { openSession, profileOf } from '../security/sessions.ts';
import { newId } from '../security/tokens.ts';
import { findByEmail, sendVerification, verifyEmail } from './accounts.ts';

export const newProfile = (
  backend: Backend,
  userId: string,
  fields: Partial<ProfileFields>,
): UserProfile => ({
  ...emptyProfile({ id: newId(), userId, at: isoNow(backend) }),
  ...fields,
});

export const newUser = (
  backend: Backend,
  fields: Pick<User, 'email' | 'firstName' | 'lastName'> & Partial<User>,
): User => ({
  phoneNumber: null,
  referralCode: null,
  passwordHash: null,
  roles: ['end_user'],
  isEmailVerified: false,
  googleSubject: null,
  twoFactor: null,
  ...fields,
  id: newId(),
  createdAt: isoNow(backend),
  updatedAt: isoNow(backend),
});

/** A country id that exists, or null if none was given. */
export const countryField = (backend: Backend, form: Form, name: string): string | null => {
  const id = form.text(name) ?? null;
  if (id !== null && !backend.data.countries.get(id)) form.fail(name, 'This country is not known.');
  return id;
};

export const PHONE = {
  max: 30,
  pattern: /^\+?[\p{Nd}\s().-]{4,}$/u,
  says: 'Please enter a valid phone number',
};

/** The additional fields in the answer to a first sign-in. */
export const newcomer = (backend: Backend, user: User): Record<string, unknown> => {
  const profile = profileOf(backend, user.id);
  return {
    isEmailVerified: user.isEmailVerified,
    profileCompletionPercentage: completionOf(profile).percentage,
    hasProfile: profile !== undefined,
  };
};

const taken = () => conflict('An account with this email address already exists.');

export const registration: Resource = (backend) => [
  post('/api/auth/register', async ({ form: read, request, url }) => {
    const form = await read();
    const email = form.email();
    const password = form.newPassword('password');
    const firstName = form.required('firstName', { max: 100 });
    const lastName = form.required('lastName', { max: 100 });
    const phoneNumber = form.text('phoneNumber', PHONE) ?? null;
    const referralCode = form.text('referralCode', { max: 50 }) ?? null;
    const createProfile = form.boolean('createProfile') ?? false;
    const countryOfBirthId = countryField(backend, form, 'countryOfBirthId');
    const countryOfResidenceId = countryField(backend, form, 'countryOfResidenceId');
    form.done();
    if (findByEmail(backend, email)) throw taken();
    const passwordHash = await hashPassword(password, backend.passwordCost);
    // Checked again, because another request may have taken the address during the hashing.
    if (findByEmail(backend, email)) throw taken();
    const user = newUser(backend, { email, firstName, lastName, phoneNumber, referralCode, passwordHash });
    backend.data.users.put(user);
    if (createProfile) {
      backend.data.userProfiles.put(
        newProfile(backend, user.id, { countryOfBirthId, countryOfResidenceId, referralCode }),
      );
    }
    sendVerification(backend, user, url.origin);
    const session = openSession(backend, user, request);
    writeSignIn(backend, user);
    return json(success('Registration successful', { ...session, ...newcomer(backend, user) }), 201);
  }),

  post('/api/auth/verify', (call) => verifyEmail(backend, call)),

  // The answer is always the same, so that it does not tell which addresses have accounts.
  post('/api/auth/resend-verification', async ({ form: read, visitor, url }) => {
    const form = await read();
    const email = form.has('email') ? form.email() : visitor()?.user.email;
    if (email === undefined) form.fail('email', 'This field is required.');
    form.done();
    const user = findByEmail(backend, email ?? '');
    if (user && !user.isEmailVerified) sendVerification(backend, user, url.origin);
    return success('If this address needs confirming, we have sent a new link.');
  }),

  get('/api/auth/check-email', ({ query }) => ({
    exists: findByEmail(backend, query.get('email') ?? '') !== undefined,
  })),
];
