import { fireEvent, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { loginOverHttp, server } from '../support/backend';
import { renderApp } from '../support/renderApp';
import {
  answerPost,
  callsOf,
  dialog,
  field,
  fill,
  list,
  openDialog,
  recordRequests,
  stored,
  submit,
} from './authDialog';

const REGISTER = '/api/auth/register';
const COUNTRIES = [
  { id: 'c-ir', code: 'IR', name: 'Iran' },
  { id: 'c-ca', code: 'CA', name: 'Canada' },
  { id: 'c-ax', code: 'AX', name: 'Åland Islands' },
];
const knownCountries = () =>
  server.use(
    http.get('*/api/countries', () =>
      HttpResponse.json({ countries: COUNTRIES, totalCount: COUNTRIES.length }),
    ),
  );

async function choose(name: string, country: string): Promise<void> {
  const combobox = field(name);
  fireEvent.focus(combobox);
  fireEvent.change(combobox, { target: { value: country } });
  fireEvent.click(await waitFor(() => list().getByText(country)));
  expect(combobox).toHaveValue(country);
}

const PERSON = {
  'First Name': 'Ada',
  'Last Name': 'Lovelace',
  Email: 'ada@example.com',
  Password: 'secret1',
  'Confirm Password': 'secret1',
};
function fillPerson(person: Readonly<Record<string, string>> = PERSON): void {
  for (const [name, value] of Object.entries(person)) fill(name, value);
}

describe('the fields of the Create Account dialog', () => {
  it('are checked for missing values, then e-mail, confirmation and password, and nothing is sent', async () => {
    knownCountries();
    const app = await renderApp({ path: '/access-denied' });
    const seen = recordRequests();
    await openDialog(app, 'Register');
    const expectSummary = async (text: string, wrong: string) => {
      await app.user.click(dialog().getByRole('button', { name: 'Create Account' }));
      await waitFor(() => expect(dialog().getByRole('alert').textContent).toBe(text));
      await waitFor(() => expect(field(wrong)).toHaveFocus());
      expect(field(wrong)).toHaveAttribute('aria-invalid', 'true');
      expect(field(wrong)).toHaveAccessibleDescription();
    };
    await expectSummary(
      'Please fill in all required fields: First Name, Last Name, Email, Password, Country of Birth, Country of Residence',
      'First Name',
    );
    fill('Last Name', 'Lovelace');
    fill('Password', '   ');
    await choose('Country of Residence', 'Canada');
    await expectSummary(
      'Please fill in all required fields: First Name, Email, Password, Country of Birth',
      'First Name',
    );
    await choose('Country of Birth', 'Iran');
    fill('First Name', 'Ada');
    fill('Email', 'ada');
    fill('Password', 'abc');
    fill('Confirm Password', 'abd');
    await expectSummary('Please enter a valid email address', 'Email');
    fill('Email', 'ada@example.com');
    await expectSummary('Passwords do not match', 'Password');
    fill('Confirm Password', 'abc');
    await expectSummary('Password must be at least 6 characters long', 'Password');
    fill('Password', 'abcdef');
    fill('Confirm Password', 'abcdef');
    fill('Phone', 'call me');
    await expectSummary('Please enter a valid phone number', 'Phone');
    expect(field('First Name')).toHaveValue('Ada');
    expect(field('Country of Birth')).toHaveValue('Iran');
    expect(callsOf(seen, REGISTER)).toHaveLength(0);

    // The right types, autocomplete values and keyboards.
    for (const [name, type, completion] of [
      ['First Name', 'text', 'given-name'],
      ['Last Name', 'text', 'family-name'],
      ['Email', 'email', 'email'],
      ['Password', 'password', 'new-password'],
      ['Confirm Password', 'password', 'new-password'],
      ['Phone', 'tel', 'tel'],
    ] as const) {
      expect(field(name)).toHaveAttribute('type', type);
      expect(field(name)).toHaveAttribute('autocomplete', completion);
    }
    expect(field('Phone')).toHaveAttribute('inputmode', 'tel');
    expect(field('Referral Code')).not.toBeRequired();
    for (const name of ['Country of Birth', 'Country of Residence'])
      expect(field(name)).toHaveAttribute('role', 'combobox');
  });
});

it('the countries show that they load, offer another try, and are sorted and found, however many there are', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.get(
      '*/api/countries',
      async () => {
        await answered;
        return HttpResponse.json({ countries: [], totalCount: 0 });
      },
      { once: true },
    ),
    http.get('*/api/countries', () => HttpResponse.json({ message: 'no' }, { status: 404 }), {
      once: true,
    }),
    http.get('*/api/countries', () => HttpResponse.json({ rows: 'an unknown shape' }), { once: true }),
    http.get('*/api/countries', () => HttpResponse.json({ countries: COUNTRIES })),
  );
  const app = await renderApp({ path: '/access-denied' });
  const seen = recordRequests();
  await openDialog(app, 'Register');
  expect(dialog().getByText('Loading countries...')).toBeVisible();
  answer();
  for (let round = 0; round < 3; round += 1) {
    expect(await dialog().findByText('No countries available')).toBeVisible();
    expect(dialog().queryByRole('alert')).toBeNull();
    await app.user.click(dialog().getByRole('button', { name: 'Try again' }));
  }
  expect(await dialog().findByText('Type to search by name or code')).toBeVisible();
  await app.user.click(field('Country of Birth'));
  const names = await waitFor(() => list().getAllByRole('option'));
  expect(names.map(({ textContent }) => textContent)).toEqual(['Åland Islands', 'Canada', 'Iran']);
  fireEvent.change(field('Country of Birth'), { target: { value: 'ir' } });
  await waitFor(() => expect(list().getAllByRole('option')).toHaveLength(1));
  await app.user.keyboard('{Escape}{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  // They are loaded each time the dialog opens, and stay usable when there are ten thousand of them.
  const many = Array.from({ length: 10_000 }, (_, at) => ({ id: `c${at}`, code: '', name: `Country ${at}` }));
  server.use(http.get('*/api/countries', () => HttpResponse.json({ countries: many })));
  const before = callsOf(seen, '/api/countries').length;
  await openDialog(app, 'Register');
  await dialog().findByText('Type to search by name or code');
  expect(callsOf(seen, '/api/countries')).toHaveLength(before + 1);
  await app.user.click(field('Country of Birth'));
  await waitFor(() => list());
  expect(document.querySelectorAll('[role="option"]').length).toBeLessThanOrEqual(500);
  await choose('Country of Birth', 'Country 9876');
});

describe('creating an account', () => {
  it('signs in, closes the dialog and goes to the dashboard', async () => {
    const app = await renderApp();
    await openDialog(app, 'Register');
    await dialog().findByText('Type to search by name or code');
    fillPerson();
    await choose('Country of Birth', 'Iran');
    await choose('Country of Residence', 'Canada');
    submit();
    await waitFor(() => expect(app.address()).toBe('/dashboard'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored().user).toMatchObject({
      email: 'ada@example.com',
      firstName: 'Ada',
      lastName: 'Lovelace',
      role: 'end_user',
    });
    expect(await screen.findByRole('button', { name: 'Open profile menu' })).toBeVisible();
  });

  it('sends exactly the input, never the confirmation, and reports the result', async () => {
    knownCountries();
    const app = await renderApp({ path: '/access-denied' });
    const seen = recordRequests();
    answerPost(REGISTER, { message: 'An account with this email already exists' }, 409);
    await openDialog(app, 'Register');
    await dialog().findByText('Type to search by name or code');
    fillPerson({ ...PERSON, 'First Name': ' Ada ', Email: ' ada@example.com ' });
    await choose('Country of Birth', 'Iran');
    await choose('Country of Residence', 'Canada');
    const send = async (count: number) => {
      submit();
      await waitFor(() => expect(callsOf(seen, REGISTER)).toHaveLength(count));
      await waitFor(() => expect(field('Email')).toBeEnabled());
      return callsOf(seen, REGISTER).at(-1)?.body;
    };
    const base = {
      command: 'register',
      email: 'ada@example.com',
      password: 'secret1',
      firstName: 'Ada',
      lastName: 'Lovelace',
      createProfile: true,
      countryOfBirthId: 'c-ir',
      countryOfResidenceId: 'c-ca',
    };
    expect(await send(1)).toEqual(base);
    expect(dialog().getByRole('alert')).toHaveTextContent(
      'An account with this email address already exists.',
    );

    for (const [typed, sent] of [
      ['+1 416 555 0100', '+14165550100'],
      ['416-555-0100', '+14165550100'],
      ['٤١٦٥٥٥٠١٠٠', '+14165550100'],
      ['+98 ۹۱۲ ۳۴۵ ۶۷۸۹', '+989123456789'],
      ['0098 912 345 6789', '+989123456789'],
    ] as const) {
      fill('Phone', typed);
      fill('Referral Code', ' FRIEND-7 ');
      const body = await send(callsOf(seen, REGISTER).length + 1);
      expect(body).toEqual({ ...base, phoneNumber: sent, referralCode: 'FRIEND-7' });
    }
    expect(stored()).toEqual({ user: null, token: null });
    expect(field('Password')).toHaveValue('secret1');

    // An invalid answer creates no session.
    const good = { userId: 'new-1', email: 'ada@example.com', roles: ['end_user'], accessToken: 'x' };
    for (const [body, message] of [
      [{ ...good, userId: undefined }, 'Invalid response structure: user ID is missing'],
      [{ accessToken: 'x' }, 'Invalid response structure: user data is missing'],
      [{ ...good, accessToken: '' }, 'Registration failed. Please try again.'],
    ] as const) {
      answerPost(REGISTER, body);
      submit();
      await waitFor(() => expect(dialog().getByRole('alert')).toHaveTextContent(message));
      await waitFor(() => expect(field('Email')).toBeEnabled());
      expect(stored()).toEqual({ user: null, token: null });
      expect(app.address()).toBe('/access-denied');
    }

    // The server's texts are shown beside their fields.
    answerPost(
      REGISTER,
      {
        success: false,
        message: 'Please check what you entered.',
        errors: { Email: ['This domain is\nnot accepted.'] },
      },
      422,
    );
    submit();
    await waitFor(() =>
      expect(dialog().getByRole('alert')).toHaveTextContent('Please check what you entered.'),
    );
    expect(field('Email')).toHaveAccessibleDescription('This domain is not accepted.');
    await waitFor(() => expect(field('Email')).toHaveFocus());

    // The button shows the progress, and five Enters create one account.
    server.use(http.post(`*${REGISTER}`, () => delay('infinite')));
    const before = callsOf(seen, REGISTER).length;
    for (let times = 0; times < 5; times += 1) submit();
    expect(await dialog().findByRole('button', { name: 'Creating account...' })).toBeDisabled();
    expect(dialog().getAllByRole('progressbar').length).toBeGreaterThan(0);
    for (const name of [
      ...Object.keys(PERSON),
      'Phone',
      'Country of Birth',
      'Country of Residence',
      'Referral Code',
    ])
      expect(field(name)).toBeDisabled();
    await waitFor(() => expect(callsOf(seen, REGISTER)).toHaveLength(before + 1));
  });

  it.each([
    [
      'tries to create a profile if there is none, and ignores a failure',
      { hasProfile: false, userProfileId: null },
      1,
    ],
    ['creates no profile if there is one', { hasProfile: true, userProfileId: 'p-1' }, 0],
  ])('%s', async (_name, patch, calls) => {
    knownCountries();
    // A session of the backend, because the app checks it, and an unknown token would end it.
    const given = await loginOverHttp('user');
    const app = await renderApp();
    const seen = recordRequests();
    answerPost(REGISTER, { ...given, ...patch });
    answerPost('/api/UserProfiles', { message: 'broken' }, 500);
    await openDialog(app, 'Register');
    await dialog().findByText('Type to search by name or code');
    fillPerson();
    await choose('Country of Birth', 'Iran');
    await choose('Country of Residence', 'Canada');
    submit();
    await waitFor(() => expect(app.address()).toBe('/dashboard'));
    await waitFor(() => expect(stored().token).toBe(given.accessToken));
    await waitFor(() => expect(callsOf(seen, '/api/UserProfiles')).toHaveLength(calls));
    for (const request of callsOf(seen, '/api/UserProfiles')) {
      expect(request.method).toBe('POST');
      expect(request.headers.get('authorization')).toBe(`Bearer ${given.accessToken}`);
      expect(await request.body).toEqual({
        userId: given.userId,
        countryOfBirthId: 'c-ir',
        countryOfResidenceId: 'c-ca',
      });
    }
  });
});
