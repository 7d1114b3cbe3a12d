import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, server } from '../support/backend';
import { renderApp, turnToLanguage } from '../support/renderApp';
import {
  answerPost,
  callsOf,
  configure,
  dialog,
  field,
  fill,
  openDialog,
  recordRequests,
  stored,
  submit,
} from './authDialog';

const LOGIN = '/api/auth/login';

describe('the fields of the Sign In dialog', () => {
  it('are labelled, checked and explained in the language of the page, and nothing is sent before (F-182)', async () => {
    const app = await renderApp({ path: '/access-denied' });
    const seen = recordRequests();
    await openDialog(app);
    expect(field('Email')).toHaveAttribute('type', 'email');
    expect(field('Email')).toHaveAttribute('autocomplete', 'email');
    expect(field('Email')).toHaveAttribute('inputmode', 'email');
    expect(field('Password')).toHaveAttribute('type', 'password');
    expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
    await app.user.click(dialog().getByRole('button', { name: 'Show characters' }));
    expect(field('Password')).toHaveAttribute('type', 'text');
    await app.user.click(field('Password'));
    await app.user.paste('from a password manager');
    expect(field('Password')).toHaveValue('from a password manager');

    for (const [email, password, message, wrong] of [
      ['', '', 'Please fill in all required fields: Email, Password', 'Email'],
      ['', 'secret1', 'Please fill in all required fields: Email', 'Email'],
      ['ada@example.com', '', 'Please fill in all required fields: Password', 'Password'],
      ['   ', 'secret1', 'Please fill in all required fields: Email', 'Email'],
      ['ada', 'secret1', 'Please enter a valid email address', 'Email'],
      ['ada', '', 'Please fill in all required fields: Password', 'Password'],
      ['', '', 'Please fill in all required fields: Email, Password', 'Email'],
    ] as const) {
      fill('Email', email);
      fill('Password', password);
      await app.user.click(dialog().getByRole('button', { name: 'Sign In' }));
      await waitFor(() => expect(dialog().getByRole('alert').textContent).toBe(message));
      await waitFor(() => expect(field(wrong)).toHaveFocus());
      expect(field(wrong)).toBeInvalid();
      expect(field(wrong)).toHaveAccessibleDescription();
      // The input stays; the browser itself trims the value of an e-mail field.
      expect(field('Password')).toHaveValue(password);
    }
    expect(callsOf(seen, LOGIN)).toHaveLength(0);

    // The error is announced again when another tab changes the language.
    turnToLanguage('fr');
    await dialog().findByText('Veuillez remplir tous les champs obligatoires : Courriel, Mot de passe');
    expect(dialog().getByLabelText('Courriel')).toHaveAccessibleDescription('Ce champ est obligatoire');
    server.use(http.post(`*${LOGIN}`, () => HttpResponse.json({}, { status: 401 })));
    fill('Courriel', 'ada@example.com');
    fill('Mot de passe', 'secret1');
    await app.user.click(dialog().getByRole('button', { name: 'Se connecter' }));
    const said = () => dialog().getByRole('alert').textContent;
    await waitFor(() => expect(said()).toContain('L’authentification a échoué'));
    turnToLanguage('en');
    await waitFor(() => expect(said()).toMatch(/^Authentication failed/));

    // The dialog can change between its two modes, and opens empty in the requested mode.
    await app.user.click(dialog().getByRole('link', { name: 'Sign up here' }));
    await screen.findByRole('dialog', { name: 'Create Account' });
    expect(dialog().queryByRole('alert')).toBeNull();
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openDialog(app, 'Register');
    await app.user.click(dialog().getByRole('link', { name: 'Sign in here' }));
    await screen.findByRole('dialog', { name: 'Sign In' });
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openDialog(app);
    expect(field('Email')).toHaveValue('');
    expect(field('Password')).toHaveValue('');
    expect(dialog().queryByRole('alert')).toBeNull();
  });
});

const ADA = { userId: '7', email: 'a@b.c', fullName: 'Ada Lovelace', roles: ['end_user'] };
const REFUSALS: [string, JsonBodyType, number, string | RegExp][] = [
  [
    'nothing but failure',
    { success: false },
    200,
    /^(Login failed\.|Invalid email or password\.) Please check your credentials/,
  ],
  ['a message', { success: false, message: 'The office\nis closed' }, 200, 'The office is closed'],
  [
    'an error field',
    { error: 'Invalid credentials' },
    401,
    'Invalid email or password. Please check your credentials and try again.',
  ],
  ['no body', null, 401, 'Authentication failed. Please check your credentials.'],
  ['403', {}, 403, 'Access denied. You do not have permission to perform this action.'],
  ['404', {}, 404, 'The requested resource was not found.'],
  ['500', {}, 500, 'A server error occurred. Please try again later.'],
  ['no user', { accessToken: 'abc' }, 200, 'Invalid response structure: user data is missing'],
  [
    'no user id',
    { ...ADA, userId: '', accessToken: 'abc' },
    200,
    'Invalid response structure: user ID is missing',
  ],
  ['no token', ADA, 200, /Please check your credentials/],
  ['an empty token', { ...ADA, accessToken: '' }, 200, /Please check your credentials/],
  ['a number as token', { ...ADA, accessToken: 5 }, 200, /Please check your credentials/],
  ['the word null as token', { ...ADA, accessToken: 'null' }, 200, /Please check your credentials/],
];

describe('signing in', () => {
  it('stores the session, closes the dialog and leads to the dashboard', async () => {
    const app = await renderApp();
    const seen = recordRequests();
    await openDialog(app);
    fill('Email', ' user@visatalent.test ');
    fill('Password', DEMO_PASSWORD);
    submit();

    await waitFor(() => expect(app.address()).toBe('/dashboard'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [login] = callsOf(seen, LOGIN);
    expect(await login?.body).toEqual({
      email: 'user@visatalent.test',
      password: DEMO_PASSWORD,
      rememberMe: false,
    });
    expect(login?.headers.get('authorization')).toBeNull();
    expect(stored().user).toMatchObject({ email: 'user@visatalent.test', role: 'end_user' });
    expect(stored().token).toMatch(/^\S+$/);
    // A device that is not remembered stores no secret that is valid after the session.
    expect(window.localStorage.getItem('auth_refresh_token')).toBeNull();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('sends rememberMe when the box is ticked', async () => {
    const app = await renderApp();
    const seen = recordRequests();
    await openDialog(app);
    await app.user.click(dialog().getByRole('button', { name: 'admin@visatalent.test' }));
    await app.user.click(dialog().getByRole('checkbox', { name: 'Remember me' }));
    await app.user.click(dialog().getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(app.address()).toBe('/admin'));
    expect(await callsOf(seen, LOGIN)[0]?.body).toMatchObject({ rememberMe: true });
    expect(window.localStorage.getItem('auth_refresh_token')).toMatch(/^\S+$/);
  });

  it('shows the text for every kind of refusal, keeps the input, and creates no session', async () => {
    configure({ VITE_API_RETRY_ATTEMPTS: 1 });
    const app = await renderApp({ path: '/access-denied' });
    await openDialog(app);
    fill('Email', 'user@visatalent.test');
    fill('Password', 'not-this');
    submit();
    const alert = await dialog().findByRole('alert');
    expect(alert).toHaveTextContent(
      'Invalid email or password. Please check your credentials and try again.',
    );
    await waitFor(() => expect(alert).toHaveFocus());
    await waitFor(() => expect(dialog().getByRole('button', { name: 'Sign In' })).toBeEnabled());
    expect([field('Email').value, field('Password').value]).toEqual(['user@visatalent.test', 'not-this']);
    expect(app.address()).toBe('/access-denied');
    expect(stored()).toEqual({ user: null, token: null });

    for (const [, body, status, message] of REFUSALS) {
      answerPost(LOGIN, body, status);
      const before = dialog().getByRole('alert');
      submit();
      await waitFor(() => expect(before).not.toBeInTheDocument());
      await waitFor(() => expect(dialog().getByRole('alert')).toHaveTextContent(message));
      await waitFor(() => expect(dialog().getByRole('button', { name: 'Sign In' })).toBeEnabled());
      expect(field('Password')).toHaveValue('not-this');
      expect(stored()).toEqual({ user: null, token: null });
    }
    server.use(http.post(`*${LOGIN}`, () => HttpResponse.error()));
    submit();
    await dialog().findByText('Network error. Please check your connection and try again.');
  });
});

describe('while the request is running', () => {
  it('everything is disabled, five Enters send one request, and closing the dialog cancels it', async () => {
    const app = await renderApp();
    const seen = recordRequests();
    let aborted = false;
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.post(`*${LOGIN}`, async ({ request }) => {
        request.signal.addEventListener('abort', () => {
          aborted = true;
        });
        await answered;
        return HttpResponse.json({
          userId: '7',
          email: 'a@b.c',
          fullName: 'A B',
          roles: [],
          accessToken: 'late',
        });
      }),
    );
    const opener = screen.getByRole('button', { name: 'Login' });
    await openDialog(app);
    fill('Email', 'ada@example.com');
    fill('Password', 'secret1');
    for (let times = 0; times < 5; times += 1) submit();
    await waitFor(() => expect(dialog().getByRole('progressbar')).toBeVisible());
    for (const name of ['Sign In', 'Continue with Google', 'Continue with LinkedIn'])
      expect(dialog().getByRole('button', { name })).toBeDisabled();
    for (const name of ['Email', 'Password']) expect(field(name)).toBeDisabled();
    expect(dialog().getByRole('checkbox', { name: 'Remember me' })).toBeDisabled();
    expect(callsOf(seen, LOGIN)).toHaveLength(1);

    // The answer that arrives later signs nobody in.
    await app.user.click(dialog().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(aborted).toBe(true));
    answer();
    await waitFor(() => expect(opener).toHaveFocus());
    expect(stored().token).toBeNull();
    expect(app.address()).toBe('/');
  });
});

describe('an account with a second factor', () => {
  it('asks for the code in the same dialog, keeps it after a wrong one, and then signs in', async () => {
    const app = await renderApp();
    answerPost(LOGIN, { requiresTwoFactor: true, twoFactorToken: 'step-two' });
    const codes: unknown[] = [];
    server.use(
      http.post('*/api/auth/2fa/verify', async ({ request }) => {
        const body = (await request.json()) as { code: string; token: string };
        codes.push(body);
        return body.code === '123456'
          ? HttpResponse.json({
              success: true,
              data: {
                userId: '7',
                email: 'a@b.c',
                fullName: 'Ada Lovelace',
                roles: ['end_user'],
                accessToken: 'two',
                refreshToken: 'kept-two',
              },
            })
          : HttpResponse.json(
              {
                success: false,
                message: 'Please check what you entered.',
                errors: { code: ['The code is not correct.'] },
              },
              { status: 422 },
            );
      }),
    );
    await openDialog(app);
    fill('Email', 'ada@example.com');
    fill('Password', 'secret1');
    await app.user.click(dialog().getByRole('checkbox', { name: 'Remember me' }));
    submit();
    const code = await dialog().findByLabelText('Authentication code');
    await waitFor(() => expect(code).toHaveFocus());
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await app.user.click(dialog().getByRole('button', { name: 'Verify' }));
    expect(await dialog().findByRole('alert')).toHaveTextContent('Please enter the authentication code');
    fill('Authentication code', '000000');
    submit('Authentication code');
    await waitFor(() => expect(code).toHaveAccessibleDescription('The code is not correct.'));
    expect(stored().token).toBeNull();
    fill('Authentication code', '۱۲۳ ۴۵۶');
    submit('Authentication code');
    // 'Remember me' from the first step also counts for the second. Both tokens are stored at the same time.
    // The backend does not know them and ends the session soon afterwards.
    await waitFor(() =>
      expect([stored().token, window.localStorage.getItem('auth_refresh_token')]).toEqual([
        'two',
        'kept-two',
      ]),
    );
    expect(codes).toEqual([
      { code: '000000', token: 'step-two' },
      { code: '123456', token: 'step-two' },
    ]);
    await waitFor(() => expect(app.address()).toBe('/dashboard'));
  });
});
