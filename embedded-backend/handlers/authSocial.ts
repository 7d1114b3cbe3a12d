import type { Backend } from '../backend.ts';
import { isoAfter } from '../backend.ts';
import type { User } from '../data/records.ts';
import type { Form } from '../http/Form.ts';
import { conflict, HttpFailure } from '../http/HttpFailure.ts';
import { del, post, success, type Resource } from '../http/route.ts';
import { accountView, findByEmail } from './accounts.ts';
import { newcomer, newUser } from './authRegistration.ts';
import { refuseBlockedSignIn, signedIn } from './authSessions.ts';
import { isCodeOf, wrongCode } from './authTwoFactor.ts';

/**
 * Issuers whose unsigned tokens are accepted: fake providers of tests and development. A real provider's
 * signature would have to be checked, and this backend sends no requests.
 */
const TEST_ISSUERS = ['https://accounts.visatalent.test', 'http://127.0.0.1', 'http://localhost'];

interface Claims {
  readonly subject: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, 254) : '');

const claimsOf = (idToken: string, now: number, refusal: 401 | 422): Claims => {
  const refused = new HttpFailure(refusal, 'The identity provider could not confirm who you are.');
  let claims: Record<string, unknown>;
  try {
    claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8')) as Record<
      string,
      unknown
    >;
  } catch {
    throw refused;
  }
  const issuer = text(claims?.iss);
  const expired = typeof claims?.exp === 'number' && claims.exp * 1000 < now;
  if (!TEST_ISSUERS.some((known) => issuer.startsWith(known)) || expired) throw refused;
  const email = text(claims.email).toLowerCase();
  const subject = text(claims.sub);
  if (!email.includes('@') || subject === '') throw refused;
  const [first = '', ...others] = text(claims.name).split(' ');
  return {
    subject,
    email,
    firstName: text(claims.given_name) || first || 'New',
    lastName: text(claims.family_name) || others.join(' ') || 'User',
  };
};

/** The provider confirms the identity, but a second factor that the account has is still required. */
const enter = (backend: Backend, user: User, request: Request): Record<string, unknown> =>
  signedIn(backend, user, request, newcomer(backend, user));

export const socialRoutes: Resource = (backend) => {
  const { users } = backend.data;
  const bySubject = (subject: string) => users.find((user) => user.googleSubject === subject);
  /** A 401 would end the session of a person who links an account, so they get a 422. */
  const idTokenOf = async (
    read: () => Promise<Form>,
    refusal: 401 | 422,
  ): Promise<Claims & { readonly code?: string | undefined }> => {
    const form = await read();
    const idToken = form.required('idToken', { max: 10_000 });
    const code = refusal === 422 ? form.text('code', { max: 40 }) : undefined;
    form.done();
    return { ...claimsOf(idToken, backend.now(), refusal), code };
  };

  return [
    post('/api/auth/google', async ({ form, request }) => {
      const { subject, code: _none, ...person } = await idTokenOf(form, 401);
      const found = bySubject(subject) ?? findByEmail(backend, person.email);
      if (found) refuseBlockedSignIn(backend, found);
      const user = found ?? newUser(backend, { ...person, googleSubject: subject });
      users.put({ ...user, googleSubject: subject, isEmailVerified: true });
      return enter(backend, users.require(user.id), request);
    }),

    post('/api/auth/link-google', async ({ form, user }) => {
      const account = user();
      const { subject, code } = await idTokenOf(form, 422);
      const { twoFactor } = account;
      if (twoFactor?.enabled && (code === undefined || !isCodeOf(backend, twoFactor, code)))
        throw wrongCode();
      const owner = bySubject(subject);
      if (owner && owner.id !== account.id) {
        throw conflict('This Google account is linked to another account.');
      }
      const linked = users.update(account.id, {
        googleSubject: subject,
        updatedAt: isoAfter(backend, account.updatedAt),
      });
      return success('Your Google account is linked.', accountView(backend, linked));
    }),

    del('/api/auth/unlink-google', ({ user }) => {
      const account = user();
      if (account.passwordHash === null) {
        throw conflict('Set a password first: without Google you could not sign in any more.');
      }
      const unlinked = users.update(account.id, {
        googleSubject: null,
        updatedAt: isoAfter(backend, account.updatedAt),
      });
      return success('Your Google account is no longer linked.', accountView(backend, unlinked));
    }),

    // A code of the fake provider begins with 'stand-in', followed by the name of the person.
    post('/api/auth/linkedin', async ({ form: read, request }) => {
      const form = await read();
      const code = form.required('code', { max: 2000 });
      form.text('code_verifier', { max: 128 });
      form.done();
      const person = /^stand-in(?:[-:.](?<name>[a-z0-9]+))?/i.exec(code);
      if (!person) throw new HttpFailure(401, 'LinkedIn did not accept this sign-in.');
      const name = person.groups?.name?.toLowerCase() ?? 'linkedin';
      const email = `${name}.user@visatalent.test`;
      const user =
        findByEmail(backend, email) ??
        users.put(
          newUser(backend, {
            email,
            firstName: name.charAt(0).toUpperCase() + name.slice(1),
            lastName: 'User',
            isEmailVerified: true,
          }),
        );
      return enter(backend, user, request);
    }),
  ];
};
