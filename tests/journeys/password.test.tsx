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
    await app.goTo(link.pathname + link.search);
    await heading('Reset password');
    await waitFor(() => expect(app.address()).toBe('/reset-password'));
    await page().findByLabelText('Password');
    await app.user.click(page().getByRole('button', { name: 'Save new password' }));
    expect(await page().findByRole('alert')).toHaveTextContent(
      'Please fill in all required fields: Password',
    );
    await app.user.type(page().getByLabelText('Password'), 'N3wsecret');
    await app.user.type(page().getByLabelText('Confirm Password'), 'N3wsecret');
    await app.user.click(page().getByRole('button', { name: 'Save new password' }));
    const done = await page().findByRole('heading', { name: 'Your new password is saved' });
    await waitFor(() => expect(done).toHaveFocus());
    expect(await callsOf(seen, '/api/auth/reset-password')[0]?.body).toEqual({
      token: link.searchParams.get('token'),
      newPassword: 'N3wsecret',
    });
  });

  it('checks the address before anything is sent, and shows the error in the language of the page', async () => {
    const app = await renderApp({ path: '/forgot-password' });
    const seen = recordRequests();
    await heading('Forgot password');
    const button = page().getByRole('button', { name: 'Send reset link' });
    await app.user.click(button);
    expect(await page().findByRole('alert')).toHaveTextContent('Please fill in all required fields: Email');
    expect(callsOf(seen, '/api/auth/forgot-password')).toHaveLength(0);
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

  it("explains a link that does not work in our words, with the server's below, and offers a new one", async () => {
    const app = await renderApp({ path: '/reset-password' });
    for (const [path, answer, name] of [
      ['/reset-password', null, 'This link is incomplete'],
      ['/reset-password?token=old', { body: { valid: false }, status: 200 }, 'This link no longer works'],
      [
        '/reset-password?token=older',
        { body: { success: false, message: 'Token has expired' }, status: 400 },
        'This link no longer works',
      ],
    ] as const) {
      if (answer !== null)
        server.use(
          http.get('*/api/auth/validate-reset-token', () =>
            HttpResponse.json(answer.body, { status: answer.status }),
          ),
        );
      await app.goTo(path);
      await heading('Reset password');
      expect(await page().findByRole('heading', { name })).toBeVisible();
      await waitFor(() => expect(app.address()).toBe('/reset-password'));
      const said = answer?.status === 400 ? ['The server said: Token has expired'] : [];
      expect(
        page()
          .queryAllByText(/^The server said/)
          .map(({ textContent }) => textContent),
      ).toEqual(said);
      await app.user.click(page().getByRole('link', { name: 'Ask for a new link' }));
      await heading('Forgot password');
    }
  });
});

it('an e-mail address is confirmed once, by pressing the button, or the page says why not (R-1077)', async () => {
  const seen = recordRequests();
  const confirm = () => page().findByRole('button', { name: 'Confirm my email address' });
  const confirmed = () => page().findByRole('heading', { name: 'Your email address is confirmed' });
  const app = await renderApp({ path: '/verify-email?token=mail-token' });
  answerPost('/api/auth/verify', { success: true, data: null, message: 'ok' });
  let sent = 0;
  for (const link of ['?token=mail-token', '#token=mail-token']) {
    await app.goTo('/access-denied');
    await app.goTo(`/verify-email${link}`);
    await heading('Verify email');
    await waitFor(() => expect(app.address() + window.location.hash).toBe('/verify-email'));
    // A mail scanner that opens the link confirms nothing.
    expect(callsOf(seen, '/api/auth/verify')).toHaveLength(sent);
    await app.user.click(await confirm());
    expect(await confirmed()).toBeVisible();
    const calls = callsOf(seen, '/api/auth/verify');
    sent += 1;
    expect(calls).toHaveLength(sent);
    expect(await calls.at(-1)?.body).toEqual({ token: 'mail-token' });
  }

  // An address that was confirmed before counts as confirmed.
  answerPost('/api/auth/verify', { success: false, message: 'Email is already verified' }, 409);
  await app.goTo('/access-denied');
  await app.goTo('/verify-email?token=used');
  await app.user.click(await confirm());
  expect(await confirmed()).toBeVisible();

  answerPost('/api/auth/verify', { success: true, data: { verified: false } });
  await app.goTo('/access-denied');
  await app.goTo('/verify-email?token=wrong');
  await app.user.click(await confirm());
  expect(await page().findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(page().queryByRole('heading', { name: 'Your email address is confirmed' })).toBeNull();

  answerPost('/api/auth/verify', { success: false, message: 'This link has expired.' }, 410);
  await app.goTo('/access-denied');
  await app.goTo('/verify-email?token=old');
  await app.user.click(await confirm());
  expect(await page().findByText(/This link no longer works. It may have expired/)).toBeVisible();
  expect(page().getByText('The server said: This link has expired.')).toBeVisible();
  await app.user.type(page().getByLabelText('Email'), 'user@visatalent.test');
  await app.user.click(page().getByRole('button', { name: 'Send confirmation link' }));
  expect(await page().findByText(/If user@visatalent.test is waiting to be confirmed/)).toBeVisible();
});
