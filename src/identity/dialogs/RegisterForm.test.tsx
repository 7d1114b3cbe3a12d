import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, line } from '@/api/testServer.fixture';
import { useFormSummary } from '@/forms/useFormSummary';
import { FormAlert } from '@/forms/FormAlert';
import { openApp } from '@/runtime/app';
import { startAllTexts } from '@/i18n/texts.fixture';
import { RegisterForm } from './RegisterForm';

const COUNTRIES = [
  { id: 'c-ir', code: 'IR', name: 'Iran' },
  { id: 'c-ca', code: 'CA', name: 'Canada' },
  { id: 'c-ax', code: 'AX', name: 'Åland Islands' },
];
const onSubmit = vi.fn(() => Promise.resolve(undefined));
beforeAll(startAllTexts);
beforeEach(() => {
  onSubmit.mockClear();
  line.handle = answer(200, { countries: COUNTRIES, totalCount: COUNTRIES.length });
});

/** Writes the run-time configuration as a deployment does. */
function switchOn(rules: readonly string[]): void {
  document.getElementById('runtime-config')?.remove();
  const settings = document.createElement('script');
  settings.id = 'runtime-config';
  settings.type = 'application/json';
  settings.textContent = JSON.stringify({ VITE_PASSWORD_RULES: rules.join(', ') });
  document.head.append(settings);
  openApp();
}
afterEach(() => switchOn([]));

function Form({ initialEmail = '' }: { readonly initialEmail?: string }) {
  const summary = useFormSummary();
  return (
    <>
      <FormAlert summary={summary} />
      <RegisterForm
        initialEmail={initialEmail}
        onEmail={() => undefined}
        summary={summary}
        busy={false}
        pending={false}
        onSubmit={onSubmit}
      />
    </>
  );
}

const field = (name: string) => screen.getByLabelText(name);
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
async function choose(name: string, country = 'Canada'): Promise<void> {
  fireEvent.focus(field(name));
  fill(name, country);
  fireEvent.click(await screen.findByRole('option', { name: country }));
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Create Account' }));
const countriesCome = () => screen.findByText('Type to search by name or code');

it('the fields are checked for missing values, then e-mail, confirmation and password, and nothing is sent', async () => {
  render(<Form />);
  expect((await countriesCome()).closest('[role="status"]')).toBeNull();
  const expectSummary = async (text: string, wrong: string) => {
    submit();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));
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
  await choose('Country of Residence');
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
  expect(onSubmit).not.toHaveBeenCalled();
});

it('the fields have the right types, autocomplete values and keyboards', async () => {
  render(<Form />);
  await countriesCome();
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

it('the countries show that they load, offer another try, and are sorted and found, however many there are', async () => {
  const answers = [
    answer(200, { countries: [], totalCount: 0 }),
    answer(404, { message: 'no' }),
    answer(200, { rows: 'an unknown shape' }),
    line.handle,
  ];
  line.handle = (...call) => answers.shift()?.(...call);
  const { unmount } = render(<Form />);
  expect(screen.getByText('Loading countries...')).toBeVisible();
  for (let round = 0; round < 3; round += 1) {
    expect(await screen.findByText('No countries available')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Loading countries...')).toBeVisible();
  }
  await countriesCome();
  fireEvent.mouseDown(field('Country of Birth'));
  const options = () => screen.findAllByRole('option');
  expect((await options()).map(({ textContent }) => textContent)).toEqual([
    'Åland Islands',
    'Canada',
    'Iran',
  ]);
  fill('Country of Birth', 'ir');
  await waitFor(async () => expect(await options()).toHaveLength(1));

  // They are loaded each time the form opens, and stay usable when there are ten thousand of them.
  unmount();
  const many = Array.from({ length: 10_000 }, (_, at) => ({ id: `c${at}`, code: '', name: `Country ${at}` }));
  line.handle = answer(200, { countries: many });
  const before = line.received.length;
  render(<Form />);
  await countriesCome();
  expect(line.received).toHaveLength(before + 1);
  fireEvent.mouseDown(field('Country of Birth'));
  expect((await options()).length).toBeLessThanOrEqual(500);
  await choose('Country of Birth', 'Country 9876');
  expect(field('Country of Birth')).toHaveValue('Country 9876');
});

const RULES = [
  ['uppercase', 'Password must contain at least one uppercase letter', 'One uppercase letter'],
  ['lowercase', 'Password must contain at least one lowercase letter', 'One lowercase letter'],
  ['digit', 'Password must contain at least one number', 'One number'],
  ['special', 'Password must contain at least one special character', 'One special character'],
] as const;
const LENGTH = 'Password must be at least 6 characters long';

describe('the optional password rules, in all sixteen combinations', () => {
  it('are listed while typing, and those that fail are listed in a fixed order (R-508)', async () => {
    const { rerender } = render(<Form initialEmail="ada@example.com" />);
    await countriesCome();
    fill('First Name', 'Ada');
    fill('Last Name', 'Lovelace');
    await choose('Country of Birth');
    await choose('Country of Residence');
    // Fails every rule: neither letter nor digit nor one of the special characters.
    fill('Password', '---');
    fill('Confirm Password', '---');
    for (let combination = 0; combination < 16; combination += 1) {
      const chosen = RULES.filter((_, at) => (combination & (1 << at)) !== 0);
      switchOn(chosen.map(([rule]) => rule));
      rerender(<Form initialEmail="ada@example.com" />);
      fill('Password', '--');
      fill('Password', '---');
      const list = screen.getByLabelText('Your password needs:');
      expect(list.querySelectorAll('li')).toHaveLength(chosen.length + 1);
      for (const [, , item] of chosen) expect(list).toHaveTextContent(item);
      submit();
      const expected = [LENGTH, ...chosen.map(([, message]) => message)];
      await waitFor(() => {
        const alert = document.querySelector('[role="alert"]');
        const items = [...(alert?.querySelectorAll('li') ?? [])].map((item) => item.textContent);
        expect(items).toEqual(chosen.length === 0 ? [] : expected);
        expect(alert?.textContent).toBe(expected.join(''));
      });
    }
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  });
});
