import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { hold, server } from '../support/backend';
import { type RenderedApp, renderApp } from '../support/renderApp';
import { callsOf, configure, recordRequests, type SeenRequest } from './authDialog';

type Verb = 'get' | 'post' | 'put' | 'delete';
const answer = (verb: Verb, path: string, body: JsonBodyType, status = 200): void =>
  server.use(http[verb](`*${path}`, () => HttpResponse.json(body, { status })));
/** The demo user's account with other facts. */
const account = (facts: Record<string, JsonBodyType>): void =>
  answer('get', '/api/auth/me', {
    userId: 'user-demo',
    userProfileId: null,
    email: 'user@visatalent.test',
    fullName: 'Demo User',
    roles: ['end_user'],
    isEmailVerified: true,
    twoFactorEnabled: false,
    googleLinked: false,
    hasPassword: true,
    createdAt: '2025-03-01T00:00:00Z',
    updatedAt: '2025-03-01T00:00:00Z',
    ...facts,
  });
const part = (name: string) => within(screen.getByRole('region', { name }));
const callsTo = (seen: readonly SeenRequest[], method: string, path: string) =>
  callsOf(seen, path).filter((request) => request.method === method);

async function open(): Promise<RenderedApp> {
  const app = await renderApp({ path: '/settings', signedInAs: 'user' });
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  return app;
}

// One attempt, because the test is about the message after the last one.
beforeEach(() => configure({ VITE_API_RETRY_ATTEMPTS: 1 }));

describe('the sections of the settings', () => {
  it('fail separately, each with its own way to try again', async () => {
    answer('get', '/api/auth/sessions', { message: 'The session store is asleep' }, 500);
    const app = await open();
    const sessions = part('Active sessions');
    expect(await sessions.findByText('Your sessions couldn’t be loaded')).toBeVisible();
    expect(sessions.getByText('The session store is asleep')).toBeVisible();
    expect(await part('Account').findByText('user@visatalent.test')).toBeVisible();
    // As short as the dates of the sessions below.
    expect(part('Account').getByText('Mar 12, 2025')).toBeVisible();
    expect(await part('Two-step verification').findByText('Two-step verification is off')).toBeVisible();
    server.resetHandlers();
    await app.user.click(sessions.getByRole('button', { name: 'Try again' }));
    expect(await sessions.findByText('This device')).toBeVisible();
  });

  it('stay in sight if the address names one, while what stands above it loads, until the person acts', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    onTestFinished(() => scrolled.mockRestore());
    const times = () => scrolled.mock.contexts.filter((each) => (each as Element).id === 'sessions').length;
    const { held, letGo } = hold();
    server.use(
      http.get('*/api/notifications/preferences', () =>
        held.then(() => HttpResponse.json({ message: 'No such call' }, { status: 404 })),
      ),
    );
    await renderApp({ path: '/settings#sessions', signedInAs: 'user' });
    await waitFor(() => expect(times()).toBeGreaterThan(0));
    expect(await part('Active sessions').findByText('This device')).toBeVisible();
    const before = times();
    letGo();
    expect(await part('Notifications').findByText('This is not available here yet.')).toBeVisible();
    await waitFor(() => expect(times()).toBeGreaterThan(before));

    fireEvent.wheel(window);
    const after = times();
    fireEvent.click(screen.getByRole('button', { name: 'Refresh list' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Refresh list' })).toBeEnabled());
    expect(times()).toBe(after);
  });

  it('say what the backend does not have', async () => {
    answer('get', '/api/auth/me', { message: 'No such call' }, 405);
    answer('get', '/api/auth/sessions', { message: 'No such call' }, 501);
    await open();
    expect(await part('Account').findByText('user@visatalent.test')).toBeVisible();
    expect(part('Account').queryByText('Member since')).toBeNull();
    expect(
      await part('Active sessions').findByText('A list of your sessions isn’t available right now.'),
    ).toBeVisible();
    expect(
      part('Two-step verification').getByText('Two-step verification isn’t available right now.'),
    ).toBeVisible();
    expect(part('Google').getByText('Linking a Google account isn’t available right now.')).toBeVisible();
    expect(screen.queryByText('No such call')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('claim nothing that the server does not say', async () => {
    account({ isEmailVerified: null, createdAt: null, roles: ['administrator', 'end_user'], fullName: '  ' });
    await open();
    const facts = part('Account');
    expect(await facts.findByText('Administrator and User')).toBeVisible();
    expect(facts.queryByText('Confirmed')).toBeNull();
    expect(facts.queryByText('Not confirmed yet')).toBeNull();
    expect(facts.queryByText('Member since')).toBeNull();
  });
});

describe('sending the confirmation message again', () => {
  it('says when it can be tried again, and sends once however often the button is pressed', async () => {
    account({ isEmailVerified: false });
    const app = await open();
    const seen = recordRequests();
    const button = await part('Account').findByRole('button', { name: 'Send the message again' });
    server.use(
      http.post('*/api/auth/resend-verification', () =>
        HttpResponse.json({ message: 'Too many.' }, { status: 429, headers: { 'retry-after': '20' } }),
      ),
    );
    for (let press = 0; press < 3; press += 1) fireEvent.click(button);
    expect(await part('Account').findByRole('alert')).toHaveTextContent(
      'Too many. You can try again in 20 seconds.',
    );
    expect(callsOf(seen, '/api/auth/resend-verification')).toHaveLength(1);
    server.resetHandlers();
    account({ isEmailVerified: false });
    await app.user.click(button);
    expect(await part('Account').findByText(/A new message is on its way/)).toBeVisible();
    expect(part('Account').queryByRole('alert')).toBeNull();
  });
});

describe('changing the password', () => {
  const field = (label: string) => part('Password').getByLabelText<HTMLInputElement>(label);
  const fill = (current: string, next: string, again = next) => {
    for (const [label, value] of [
      ['Current password', current],
      ['New password', next],
      ['Confirm new password', again],
    ] as const)
      fireEvent.change(field(label), { target: { value } });
  };
  const submit = () => fireEvent.click(part('Password').getByRole('button', { name: 'Change password' }));
  const PATH = '/api/auth/change-password';

  /** The server's text, the text that people read, and the field that it is about. */
  const REFUSALS: readonly (readonly [number, JsonBodyType, string, string | null])[] = [
    [
      422,
      {
        message: 'Some fields need your attention.',
        errors: { newPassword: ['This one is on a list of stolen passwords.'] },
      },
      'Some fields need your attention.',
      'New password',
    ],
    [500, {}, 'A server error occurred. Please try again later.', null],
    [403, {}, 'Access denied. You do not have permission to perform this action.', null],
    [409, {}, 'A conflict occurred. The resource may already exist.', null],
  ];

  it('keeps the input after every refusal; then sends it once, and clears the form', async () => {
    await open();
    fill('Passw0rd!', ' spaces count ');
    for (const [status, body, message, wrong] of REFUSALS) {
      answer('put', PATH, body, status);
      submit();
      await waitFor(() => expect(part('Password').getByRole('alert')).toHaveTextContent(message));
      const marked = wrong === null ? part('Password').getByRole('alert') : field(wrong);
      await waitFor(() => expect(marked).toHaveFocus());
      expect(marked.getAttribute('aria-invalid')).toBe(wrong === null ? null : 'true');
      expect(field('Current password')).toHaveValue('Passw0rd!');
      expect(field('Confirm new password')).toHaveValue(' spaces count ');
    }
    server.use(http.put(`*${PATH}`, () => HttpResponse.error()));
    submit();
    await waitFor(() =>
      expect(part('Password').getByRole('alert')).toHaveTextContent(
        'Network error. Please check your connection and try again.',
      ),
    );

    server.resetHandlers();
    const seen = recordRequests();
    for (let press = 0; press < 3; press += 1) submit();
    expect(await part('Password').findByText(/Your password has been changed/)).toBeVisible();
    expect(callsOf(seen, PATH)).toHaveLength(1);
    expect(await callsOf(seen, PATH)[0]?.body).toEqual({
      currentPassword: 'Passw0rd!',
      newPassword: ' spaces count ',
    });
    expect(field('Current password')).toHaveValue('');
    expect(field('New password')).toHaveValue('');

    answer('put', PATH, {}, 501);
    fill('Passw0rd!', 'N3wsecret');
    submit();
    expect(
      await part('Password').findByText('The password can’t be changed from here right now.'),
    ).toBeVisible();
  });

  it('needs no current password if there is none yet', async () => {
    account({ hasPassword: false, googleLinked: true });
    const app = await open();
    const button = await part('Password').findByRole('button', { name: 'Set password' });
    expect(part('Password').queryByLabelText('Current password')).toBeNull();
    await app.user.click(button);
    expect(part('Password').getByRole('alert')).toHaveTextContent(
      'Please fill in all required fields: New password, Confirm new password',
    );
  });
});

describe('the sessions', () => {
  const session = (id: string, facts: Record<string, JsonBodyType> = {}) => ({
    id,
    device: 'Firefox on Windows',
    ipAddress: '10.0.0.2',
    location: 'Toronto, Canada',
    createdAt: '2026-01-01T10:00:00Z',
    lastActiveAt: '2026-01-01T11:00:00Z',
    current: false,
    ...facts,
  });

  it('show data of a server as text', async () => {
    answer('get', '/api/auth/sessions', [
      session('1', { current: true }),
      session('2', {
        device: ' <b>Evil</b> ',
        location: null,
        ipAddress: null,
        createdAt: null,
        lastActiveAt: null,
      }),
      session('3', { device: '', lastActiveAt: '2999-01-01T00:00:00Z' }),
    ]);
    await open();
    const rows = await part('Active sessions').findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Toronto, Canada\u00a0· 10.0.0.2\u00a0· Active now'),
      expect.stringContaining('Unknown device'),
      expect.stringContaining('<b>Evil</b>Last activity unknown'),
    ]);
    expect(part('Active sessions').getByRole('button', { name: 'Sign out Unknown device' })).toBeVisible();
  });

  it('show the newest five, and all of them on request', async () => {
    const many = Array.from({ length: 12 }, (_, at) =>
      session(String(at), {
        device: `Device ${at}`,
        lastActiveAt: `2026-01-${String(at + 1).padStart(2, '0')}T10:00:00Z`,
        current: at === 3,
      }),
    );
    answer('get', '/api/auth/sessions', many);
    const app = await open();
    const devices = () =>
      part('Active sessions')
        .getAllByRole('listitem')
        .map(({ textContent }) => /Device \d+/.exec(textContent)?.[0]);
    const button = await part('Active sessions').findByRole('button', { name: 'Show all' });
    expect(devices()).toEqual(['Device 3', 'Device 11', 'Device 10', 'Device 9', 'Device 8']);
    await app.user.click(button);
    expect(devices()).toHaveLength(12);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await app.user.click(button);
    expect(devices()).toHaveLength(5);
  });

  it('stay in place when ending one fails, and can be tried again there', async () => {
    const rows = [session('1', { current: true }), session('2')];
    server.use(http.get('*/api/auth/sessions', () => HttpResponse.json(rows)));
    answer('delete', '/api/auth/sessions/2', { message: 'Not now' }, 500);
    const app = await open();
    await app.user.click(
      await part('Active sessions').findByRole('button', { name: 'Sign out Firefox on Windows' }),
    );
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign out Firefox on Windows?' }));
    await app.user.click(dialog.getByRole('button', { name: 'Sign out' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Not now');

    // Meanwhile another device ended it, so the wanted state is reached.
    answer('delete', '/api/auth/sessions/2', { message: 'The session was not found.' }, 404);
    rows.pop();
    await app.user.click(dialog.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('Firefox on Windows was signed out.')).toBeVisible();
    await waitFor(() => expect(part('Active sessions').getAllByRole('listitem')).toHaveLength(1));
  });

  it('keep the shown list when it cannot be read again', async () => {
    const app = await open();
    expect(await part('Active sessions').findByText('This device')).toBeVisible();
    answer('get', '/api/auth/sessions', {}, 503);
    await app.user.click(part('Active sessions').getByRole('button', { name: 'Refresh list' }));
    expect(await part('Active sessions').findByRole('alert')).toHaveTextContent('couldn’t be refreshed');
    expect(part('Active sessions').getByText('This device')).toBeVisible();
  });

  it('that were signed out elsewhere end here with one message', async () => {
    const app = await open();
    expect(await part('Active sessions').findByText('This device')).toBeVisible();
    answer('get', '/api/auth/sessions', { message: 'Authentication expired. Please login again.' }, 401);
    await app.user.click(part('Active sessions').getByRole('button', { name: 'Refresh list' }));
    expect(await screen.findByText('Authentication expired. Please login again.')).toBeVisible();
    expect(screen.getAllByText('Authentication expired. Please login again.')).toHaveLength(1);
    expect(app.address()).toBe('/');
  });
});

describe('setting up two-factor sign-in', () => {
  const begin = async (app: RenderedApp) =>
    app.user.click(await part('Two-step verification').findByRole('button', { name: 'Set up' }));

  it('shows only the key if it is too long for a QR code', async () => {
    const app = await open();
    answer('post', '/api/auth/2fa/enable', {
      secret: 'ABCDEFGH',
      otpauthUri: `otpauth://totp/x?secret=${'A'.repeat(5000)}`,
    });
    await begin(app);
    expect(await part('Two-step verification').findByText('ABCD EFGH')).toBeVisible();
    expect(part('Two-step verification').queryByRole('img')).toBeNull();
    await app.user.click(part('Two-step verification').getByRole('button', { name: 'Cancel' }));
    expect(part('Two-step verification').getByText('Two-step verification is off')).toBeVisible();
  });

  it('detects that it is on already, and says if it is not offered', async () => {
    const app = await open();
    const seen = recordRequests();
    answer('post', '/api/auth/2fa/enable', { message: 'Two-factor sign-in is already enabled.' }, 409);
    const button = await part('Two-step verification').findByRole('button', { name: 'Set up' });
    account({ twoFactorEnabled: true });
    await app.user.click(button);
    expect(await part('Two-step verification').findByText('Two-step verification is on')).toBeVisible();
    expect(callsTo(seen, 'POST', '/api/auth/2fa/enable')).toHaveLength(1);

    answer('post', '/api/auth/2fa/disable', {}, 500);
    await app.user.click(part('Two-step verification').getByRole('button', { name: 'Turn off' }));
    await app.user.type(part('Two-step verification').getByLabelText('Authentication code'), '١٢٣ ٤٥٦');
    await app.user.click(part('Two-step verification').getByRole('button', { name: 'Turn off' }));
    expect(await part('Two-step verification').findByRole('alert')).toHaveTextContent(
      'A server error occurred',
    );
    expect(await callsOf(seen, '/api/auth/2fa/disable')[0]?.body).toEqual({ code: '123456' });
  });

  it('says if it is not offered', async () => {
    const app = await open();
    answer('post', '/api/auth/2fa/enable', {}, 501);
    await begin(app);
    expect(
      await part('Two-step verification').findByText('Two-step verification isn’t available right now.'),
    ).toBeVisible();
  });
});

describe('Google in the settings', () => {
  it('is not shown while the feature is off', async () => {
    configure({ VITE_API_RETRY_ATTEMPTS: 1, VITE_FEATURE_GOOGLE_SIGN_IN: false });
    document.querySelector('#runtime-config')?.remove();
    await open();
    expect(screen.queryByRole('region', { name: 'Google' })).toBeNull();
    const nav = within(screen.getByRole('navigation', { name: 'Settings sections' }));
    expect(nav.getAllByRole('link')).toHaveLength(9);
  });

  it('explains why it cannot be linked without a client id', async () => {
    await open();
    expect(await part('Google').findByText(/Google sign-in hasn’t been set up for this site/)).toBeVisible();
    expect(part('Google').queryByRole('button')).toBeNull();
  });

  it('is unlinked after a question', async () => {
    account({ googleLinked: true });
    const app = await open();
    const seen = recordRequests();
    await app.user.click(await part('Google').findByRole('button', { name: 'Unlink Google' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Unlink your Google account?' }));
    account({ googleLinked: false });
    await app.user.click(dialog.getByRole('button', { name: 'Unlink Google' }));
    expect(await screen.findByText('Your Google account is no longer linked.')).toBeVisible();
    expect(callsTo(seen, 'DELETE', '/api/auth/unlink-google')).toHaveLength(1);
  });

  it('cannot be unlinked if it is the only way to sign in', async () => {
    account({ googleLinked: true, hasPassword: false });
    await open();
    const button = await part('Google').findByRole('button', { name: 'Unlink Google' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(/Set a password first/);
  });

  it("is linked with the credential of Google's button", async () => {
    document.querySelector('#runtime-config')?.remove();
    configure({ VITE_API_RETRY_ATTEMPTS: 1, VITE_GOOGLE_CLIENT_ID: 'client-id' });
    let choose: (answer: { credential: string }) => void = () => undefined;
    vi.stubGlobal('google', {
      accounts: {
        id: {
          initialize: (options: { callback: typeof choose }) => {
            choose = options.callback;
          },
          renderButton: () => undefined,
        },
      },
    });
    account({ twoFactorEnabled: true });
    await open();
    expect(await part('Google').findByText(/Choose the Google account/)).toBeVisible();
    const typeCode = async () => {
      fireEvent.change(await part('Google').findByLabelText('Authentication code'), {
        target: { value: '123456' },
      });
      fireEvent.click(part('Google').getByRole('button', { name: 'Continue' }));
    };
    await typeCode();
    const seen = recordRequests();
    answer(
      'post',
      '/api/auth/link-google',
      { message: 'This Google account is linked to another account.' },
      409,
    );
    await waitFor(() => {
      choose({ credential: 'id-token' });
      expect(callsOf(seen, '/api/auth/link-google').length).toBeGreaterThan(0);
    });
    expect(await part('Google').findByRole('alert')).toHaveTextContent(
      'This Google account is linked to another account.',
    );
    answer('post', '/api/auth/link-google', { success: true, data: null, message: 'ok' });
    account({ googleLinked: true });
    await typeCode();
    await waitFor(() => {
      choose({ credential: 'id-token' });
      expect(part('Google').getByText(/Your Google account is linked\./)).toBeVisible();
    });
    expect(await callsOf(seen, '/api/auth/link-google')[0]?.body).toEqual({
      idToken: 'id-token',
      code: '123456',
    });
  });
});
