import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { server } from '../support/backend';
import { renderApp, turnToLanguage } from '../support/renderApp';
import { answerPost, callsOf, dialog, openDialog, recordRequests } from './authDialog';

const page = () => within(screen.getByRole('main'));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a forgotten password', () => {
  it('leads from the dialog to a link in the mail, a new password, and a sign-in with it', async () => {
    const app = await renderApp();
    await openDialog(app);
    await app.user.click(dialog().getByRole('link', { name: 'Forgot password?' }));
    await heading('Forgot password');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.title).toBe('Forgot password · VisaTalent');
    await app.user.type(page().getByLabelText('Email'), 'user@visatalent.test');
    await app.user.click(page().getByRole('button', { name: 'Send reset link' }));
    expect(await page().findByText(/If there’s an account for user@visatalent.test/)).toBeVisible();

    const outbox = await fetch(new URL('/api/dev/outbox?to=user@visatalent.test', location.origin));
    const [mail] = (await outbox.json()) as { link: string }[];
    if (mail === undefined) throw new Error('No mail was sent');
    const link = new URL(mail.link, location.origin);

    const seen = recordRequests();
    const second = await renderApp({ path: link.pathname + link.search });
    await heading('Reset password');
    await waitFor(() => expect(second.address()).toBe('/reset-password'));
    await page().findByLabelText('Password');
    await second.user.click(page().getByRole('button', { name: 'Save new password' }));
    expect(await page().findByRole('alert')).toHaveTextContent(
      'Please fill in all required fields: Password',
    );
    await second.user.type(page().getByLabelText('Password'), 'N3wsecret');
    await second.user.type(page().getByLabelText('Confirm Password'), 'N3wsecret');
    await second.user.click(page().getByRole('button', { name: 'Save new password' }));
    const done = await page().findByRole('heading', { name: 'Your new password is saved' });
    await waitFor(() => expect(done).toHaveFocus());
    expect(await callsOf(seen, '/api/auth/reset-password')[0]?.body).toEqual({
      token: link.searchParams.get('token'),
      newPassword: 'N3wsecret',
    });
  });

  it('checks the address before anything is sent', async () => {
    const app = await renderApp({ path: '/forgot-password' });
    const seen = recordRequests();
    await heading('Forgot password');
    await app.user.click(page().getByRole('button', { name: 'Send reset link' }));
    expect(await page().findByRole('alert')).toHaveTextContent('Please fill in all required fields: Email');
    expect(callsOf(seen, '/api/auth/forgot-password')).toHaveLength(0);
  });

  it('says what is wrong once more in the language that the page is turned to', async () => {
    const app = await renderApp({ path: '/forgot-password' });
    await heading('Forgot password');
    const button = page().getByRole('button', { name: 'Send reset link' });
    await app.user.click(button);
    await waitFor(() => expect(page().getByLabelText('Email')).toHaveFocus());
    button.focus();
    turnToLanguage('fr');
    await heading('Mot de passe oublié');
    await waitFor(() =>
      expect(page().getByRole('alert')).toHaveTextContent(
        'Veuillez remplir tous les champs obligatoires : Courriel',
      ),
    );
    expect(page().getByLabelText('Courriel')).toHaveAccessibleDescription('Ce champ est obligatoire');
    expect(button).toHaveFocus();
  });

  it.each([
    ['without a token', '', null, 'This link is incomplete'],
    ['with a used one', '?token=old', { valid: false }, 'This link no longer works'],
  ])('a link %s says so and offers a new one', async (_name, search, answer, message) => {
    if (answer !== null)
      server.use(http.get('*/api/auth/validate-reset-token', () => HttpResponse.json(answer)));
    const app = await renderApp({ path: `/reset-password${search}` });
    await heading('Reset password');
    expect(await page().findByRole('heading', { name: message })).toBeVisible();
    expect(app.address()).toBe('/reset-password');
    await app.user.click(page().getByRole('link', { name: 'Ask for a new link' }));
    await heading('Forgot password');
  });
});

it('a link whose check is refused says so in our words, with those of the server', async () => {
  server.use(
    http.get('*/api/auth/validate-reset-token', () =>
      HttpResponse.json({ success: false, message: 'Token has expired' }, { status: 400 }),
    ),
  );
  await renderApp({ path: '/reset-password?token=old' });
  expect(await page().findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  expect(page().getByText('The server said: Token has expired')).toBeVisible();
  expect(page().getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
});

describe('confirming an e-mail address (R-1077)', () => {
  /** Opens the link of the message, and presses. */
  const confirmBy = async (link: string) => {
    const app = await renderApp({ path: `/verify-email${link}` });
    await app.user.click(await page().findByRole('button', { name: 'Confirm my email address' }));
    return app;
  };

  it('an address that was confirmed before is confirmed', async () => {
    answerPost('/api/auth/verify', { success: false, message: 'Email is already verified' }, 409);
    await confirmBy('?token=used');
    expect(await page().findByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
  });

  it.each(['?token=mail-token', '#token=mail-token'])(
    'takes %s out of the address and confirms',
    async (link) => {
      const seen = recordRequests();
      answerPost('/api/auth/verify', { success: true, data: null, message: 'ok' });
      const app = await renderApp({ path: `/verify-email${link}` });
      await heading('Verify email');
      await waitFor(() => expect(app.address() + window.location.hash).toBe('/verify-email'));
      // A mail scanner that opens the link confirms nothing.
      expect(callsOf(seen, '/api/auth/verify')).toHaveLength(0);
      await app.user.click(page().getByRole('button', { name: 'Confirm my email address' }));
      expect(await page().findByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
      expect(await callsOf(seen, '/api/auth/verify')[0]?.body).toEqual({ token: 'mail-token' });
    },
  );

  it('says why not, and sends a new link', async () => {
    answerPost('/api/auth/verify', { success: false, message: 'This link has expired.' }, 410);
    const app = await confirmBy('?token=old');
    expect(await page().findByText(/This link no longer works. It may have expired/)).toBeVisible();
    expect(page().getByText('The server said: This link has expired.')).toBeVisible();
    await app.user.type(page().getByLabelText('Email'), 'user@visatalent.test');
    await app.user.click(page().getByRole('button', { name: 'Send confirmation link' }));
    expect(await page().findByText(/If user@visatalent.test is waiting to be confirmed/)).toBeVisible();
  });
});
