import { fireEvent, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { server } from '../support/backend';
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

describe('creating an account', () => {
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
});
