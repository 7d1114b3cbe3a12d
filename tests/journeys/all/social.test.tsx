import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loginOverHttp } from '../../support/backend';
import { renderApp } from '../../support/renderApp';
import {
  answerPost,
  callsOf,
  configure,
  dialog,
  field,
  openDialog,
  recordRequests,
  stored,
} from '../authDialog';

const continueWith = (name: string) => dialog().getByRole('button', { name: `Continue with ${name}` });

it('without a client id both sign in a placeholder user after a second and a half, unless the dialog is closed', async () => {
  const app = await renderApp({ path: '/jobs' });
  const seen = recordRequests();
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await openDialog(app);
  await app.user.click(continueWith('Google'));
  await app.user.click(dialog().getByRole('button', { name: 'Close' }));
  await closed();
  await new Promise((resolve) => setTimeout(resolve, 1800));
  expect(stored().token).toBeNull();
  expect(app.address()).toBe('/jobs');

  await openDialog(app, 'Register');
  const before = performance.now();
  await app.user.click(continueWith('LinkedIn'));
  expect(continueWith('LinkedIn')).toBeDisabled();
  expect(field('Email')).toBeDisabled();
  await waitFor(() => expect(app.address()).toBe('/dashboard'));
  expect(performance.now() - before).toBeGreaterThan(1400);
  await closed();
  expect(stored()).toMatchObject({
    user: { email: 'social.user@visatalent.test', role: 'end_user', roles: ['end_user'] },
    token: 'placeholder-token-social',
  });
  expect(seen.filter(({ path }) => /google|linkedin/.test(path))).toHaveLength(0);
});

/**
 * A session as the server gives it. The backend must know its token: an unknown one would be checked and
 * refused, and the session would end, sometimes before the test has looked.
 */
const session = () => loginOverHttp('user');

/**
 * Google Identity Services, as far as the app uses it: its button is a plain one that returns a credential.
 */
function standInGoogle(credential: unknown): {
  clientId: () => string;
  choosesAlone: () => boolean | undefined;
} {
  let callback: (answer: { credential?: unknown }) => void = () => undefined;
  let clientId = '';
  let choosesAlone: boolean | undefined;
  vi.stubGlobal('google', {
    accounts: {
      id: {
        initialize(options: { client_id: string; auto_select?: boolean; callback: typeof callback }) {
          clientId = options.client_id;
          choosesAlone = options.auto_select;
          callback = options.callback;
        },
        renderButton(parent: HTMLElement) {
          const button = document.createElement('button');
          button.textContent = 'Continue with Google';
          button.addEventListener('click', () => callback({ credential }));
          parent.append(button);
        },
      },
    },
  });
  return { clientId: () => clientId, choosesAlone: () => choosesAlone };
}

it("Google's own button gives a credential for a session; a refusal is said, and the second factor is not avoided (F-205)", async () => {
  // The other button is switched off, which hides only that one.
  configure({ VITE_GOOGLE_CLIENT_ID: 'client-1', VITE_FEATURE_LINKEDIN_SIGN_IN: 'false' });
  const google = standInGoogle('id.token.1');
  const app = await renderApp();
  const seen = recordRequests();
  answerPost('/api/auth/google', { message: 'Not you' }, 401);
  await openDialog(app, 'Register');
  await waitFor(() => expect(google.clientId()).toBe('client-1'));
  // Nobody is signed in without a press.
  expect(google.choosesAlone()).toBe(false);
  expect(dialog().queryByRole('button', { name: 'Continue with LinkedIn' })).toBeNull();
  const press = async () => {
    await waitFor(() => expect(continueWith('Google')).toBeVisible());
    await app.user.click(continueWith('Google'));
  };
  await press();
  expect(await dialog().findByRole('alert')).toHaveTextContent(
    'Google registration failed. Please try again.',
  );
  await app.user.click(dialog().getByRole('link', { name: 'Sign in here' }));
  await screen.findByRole('dialog', { name: 'Sign In' });
  await press();
  expect(await dialog().findByRole('alert')).toHaveTextContent('Google login failed. Please try again.');
  expect(stored().token).toBeNull();

  answerPost('/api/auth/google', { requiresTwoFactor: true, twoFactorToken: 'second' });
  const given = await session();
  answerPost('/api/auth/2fa/verify', { ...given });
  await press();
  await app.user.type(await dialog().findByLabelText('Authentication code'), '123456');
  expect(stored().token).toBeNull();
  await app.user.click(dialog().getByRole('button', { name: 'Verify' }));
  await waitFor(() => expect(stored().token).toBe(given.accessToken));
  expect(await callsOf(seen, '/api/auth/google').at(-1)?.body).toEqual({ idToken: 'id.token.1' });
  expect(await callsOf(seen, '/api/auth/2fa/verify')[0]?.body).toEqual({ code: '123456', token: 'second' });
  await waitFor(() => expect(app.address()).toBe('/dashboard'));
});

it('a return from LinkedIn sends nothing with a wrong state or a refusal, else its code, and the second factor is not avoided (F-205)', async () => {
  const STATE = 'visatalent_dev_linkedin_state';
  const heading = () => screen.findByRole('heading', { level: 1, name: 'LinkedIn' });
  const seen = recordRequests();
  sessionStorage.setItem(STATE, 'login.abc');
  const app = await renderApp({ path: '/auth/linkedin/callback?code=x&state=login.other' });
  await heading();
  expect(await screen.findByText('LinkedIn login failed. Please try again.')).toBeVisible();
  await app.goTo('/access-denied');
  sessionStorage.setItem(STATE, 'register.abc');
  await app.goTo('/auth/linkedin/callback?error=user_cancelled_authorize&state=register.abc');
  await heading();
  expect(await screen.findByText('LinkedIn registration failed. Please try again.')).toBeVisible();
  expect(callsOf(seen, '/api/auth/linkedin')).toHaveLength(0);
  expect(app.address()).toBe('/auth/linkedin/callback');
  expect(stored().token).toBeNull();

  await app.goTo('/access-denied');
  sessionStorage.setItem(STATE, 'register.abc');
  answerPost('/api/auth/linkedin', { requiresTwoFactor: true, twoFactorToken: 'second' });
  const given = await session();
  answerPost('/api/auth/2fa/verify', { ...given });
  await app.goTo('/auth/linkedin/callback?code=the-code&state=register.abc');
  await app.user.type(await screen.findByLabelText('Authentication code'), '123456');
  expect(stored().token).toBeNull();
  await app.user.click(screen.getByRole('button', { name: 'Verify' }));
  await waitFor(() => expect(stored().token).toBe(given.accessToken));
  await waitFor(() => expect(app.address()).toBe('/dashboard'));
  const calls = callsOf(seen, '/api/auth/linkedin');
  expect(await Promise.all(calls.map(({ body }) => body))).toEqual([{ code: 'the-code' }]);
  expect(sessionStorage.getItem(STATE)).toBeNull();
});
