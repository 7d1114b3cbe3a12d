import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { totp } from '../../../embedded-backend/security/totp';
import { backend, server } from '../../support/backend';
import { renderApp } from '../../support/renderApp';
import { configure } from '../authDialog';

const part = (name: string) => within(screen.getByRole('region', { name }));

async function open() {
  const app = await renderApp({ path: '/settings', signedInAs: 'user' });
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  return app;
}

it('two-step verification is shown as on when only the answer to the first code was lost', async () => {
  configure({ VITE_API_RETRY_ATTEMPTS: 1 });
  const { user } = await open();
  const own = part('Two-step verification');
  await user.click(await own.findByRole('button', { name: 'Set up' }));
  const secret = (await own.findByText(/^(?:[A-Z2-7]{4} )+/)).textContent.replaceAll(' ', '');
  await user.type(own.getByLabelText('Authentication code'), totp(secret, Date.now()));
  server.use(
    http.post('*/api/auth/2fa/confirm', async ({ request }) => {
      await backend.answer(request);
      return HttpResponse.error();
    }),
  );
  await user.click(own.getByRole('button', { name: 'Turn on' }));
  expect(await own.findByRole('button', { name: 'New backup codes' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('a password whose change had no answer may be the current one when the change is refused', async () => {
  const { user } = await open();
  const own = part('Password');
  for (const [label, value] of [
    ['Current password', 'Passw0rd!'],
    ['New password', 'N3wsecret'],
    ['Confirm new password', 'N3wsecret'],
  ] as const)
    await user.type(own.getByLabelText(label), value);
  server.use(
    http.put(
      '*/api/auth/change-password',
      async ({ request }) => {
        await backend.answer(request);
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  const change = own.getByRole('button', { name: 'Change password' });
  await user.click(change);
  expect(await own.findByText('Network error. Please check your connection and try again.')).toBeVisible();
  await user.click(change);
  expect(await own.findByText(/so your new password may already be saved\./)).toBeVisible();
  expect(own.getByLabelText('Current password')).toBeInvalid();
});

it('offline use says when this device can no longer store anything', async () => {
  // A test of the store itself may have given this worker a database.
  vi.stubGlobal('indexedDB', undefined);
  localStorage.setItem('visatalent_dev_offline', JSON.stringify({ userId: 'user-demo', at: Date.now() }));
  await open();
  expect(
    await part('This device').findByText('This browser can’t keep anything for offline use.'),
  ).toBeVisible();
});
