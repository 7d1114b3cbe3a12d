import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { server } from '../support/backend';
import { renderApp } from '../support/renderApp';
import { callsOf, configure, recordRequests } from './authDialog';

const main = () => within(screen.getByRole('main'));
const refuse = (verb: 'get' | 'post', path: string, status: number): void =>
  server.use(http[verb](`*${path}`, () => HttpResponse.json({}, { status })));

beforeEach(() => configure({ VITE_API_RETRY_ATTEMPTS: 1 }));

it('without reset links the page says so and offers a way to continue; the message is sent again from where it was sent', async () => {
  refuse('post', '/api/auth/forgot-password', 501);
  const app = await renderApp({ path: '/forgot-password' });
  const seen = recordRequests();
  await app.user.type(await main().findByLabelText('Email'), 'ada@example.com');
  await app.user.click(main().getByRole('button', { name: 'Send reset link' }));
  expect(await main().findByRole('alert')).toHaveTextContent(
    'We can’t send a link right now. Please write to us, and we’ll help you.',
  );
  expect(main().getByLabelText('Email')).toHaveValue('ada@example.com');

  server.resetHandlers();
  await app.user.click(main().getByRole('button', { name: 'Send reset link' }));
  await app.user.click(await main().findByRole('button', { name: 'Send it again' }));
  const done = await main().findByRole('heading', { name: 'Sent again' });
  await waitFor(() => expect(done).toHaveFocus());
  server.use(http.post('*/api/auth/forgot-password', () => HttpResponse.error()));
  await app.user.click(main().getByRole('button', { name: 'Send it again' }));
  expect(await main().findByRole('alert')).toHaveTextContent('Network error.');
  expect(callsOf(seen, '/api/auth/forgot-password')).toHaveLength(4);
});

it('a new password stays and is saved if links cannot be checked, and a check can be tried again', async () => {
  refuse('get', '/api/auth/validate-reset-token', 405);
  server.use(http.post('*/api/auth/reset-password', () => HttpResponse.error()));
  const app = await renderApp({ path: '/reset-password?token=from-the-mail' });
  const seen = recordRequests();
  await app.user.type(await main().findByLabelText('Password'), 'N3wsecret');
  await app.user.type(main().getByLabelText('Confirm Password'), 'N3wsecret');
  await app.user.click(main().getByRole('button', { name: 'Save new password' }));
  expect(await main().findByRole('alert')).toHaveTextContent('Network error.');
  expect(main().getByLabelText('Password')).toHaveValue('N3wsecret');
  server.use(http.post('*/api/auth/reset-password', () => HttpResponse.json({ success: true })));
  await app.user.click(main().getByRole('button', { name: 'Save new password' }));
  const done = await main().findByRole('heading', { name: 'Your new password is saved' });
  await waitFor(() => expect(done).toHaveFocus());
  const bodies = callsOf(seen, '/api/auth/reset-password').map(({ body }) => body);
  const sent = { token: 'from-the-mail', newPassword: 'N3wsecret' };
  expect(await Promise.all(bodies)).toEqual([sent, sent]);

  server.use(http.get('*/api/auth/validate-reset-token', () => HttpResponse.error()));
  await app.goTo('/access-denied');
  await app.goTo('/reset-password?token=from-the-mail');
  expect(await main().findByText('Network error. Please check your connection and try again.')).toBeVisible();
  server.use(http.get('*/api/auth/validate-reset-token', () => HttpResponse.json({ valid: true })));
  await app.user.click(main().getByRole('button', { name: 'Try again' }));
  expect(await main().findByLabelText('Password')).toBeVisible();

  // Without confirmation of addresses nothing is requested.
  refuse('post', '/api/auth/verify', 404);
  await app.goTo('/verify-email?token=from-the-mail');
  await app.user.click(await main().findByRole('button', { name: 'Confirm my email address' }));
  expect(await main().findByText(/Email addresses can’t be confirmed here right now/)).toBeVisible();
  expect(main().queryByLabelText('Email')).toBeNull();
});

it('a new password whose answer was lost may be saved, and leads to the sign-in when the link is refused', async () => {
  refuse('get', '/api/auth/validate-reset-token', 405);
  server.use(http.post('*/api/auth/reset-password', () => HttpResponse.error()));
  const app = await renderApp({ path: '/reset-password?token=from-the-mail', signedInAs: 'user' });
  await app.user.type(await main().findByLabelText('Password'), 'N3wsecret');
  await app.user.type(main().getByLabelText('Confirm Password'), 'N3wsecret');
  await app.user.click(main().getByRole('button', { name: 'Save new password' }));
  expect(await main().findByRole('alert')).toHaveTextContent('Network error.');
  refuse('post', '/api/auth/reset-password', 410);
  await app.user.click(main().getByRole('button', { name: 'Save new password' }));
  const title = await main().findByRole('heading', { name: 'Your new password may already be saved' });
  await waitFor(() => expect(title).toHaveFocus());
  expect(main().getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  await app.user.click(main().getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('dialog', { name: 'Sign In' })).toBeVisible();
  expect(localStorage.getItem('auth_token')).toBeNull();
});
