import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { I18nextProvider } from 'react-i18next';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useFormSummary } from '@/forms/useFormSummary';
import { FormAlert } from '@/forms/FormAlert';
import { openApp } from '@/runtime/app';
import { allTexts } from '@/i18n/texts.fixture';
import { RegisterForm } from './RegisterForm';

const server = setupServer(
  http.get('*/api/countries', () =>
    HttpResponse.json({ countries: [{ id: 'c-ca', code: 'CA', name: 'Canada' }] }),
  ),
);
beforeAll(() => server.listen());
afterAll(() => server.close());

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

function Form() {
  const summary = useFormSummary();
  return (
    <>
      <FormAlert summary={summary} />
      <RegisterForm
        initialEmail="ada@example.com"
        onEmail={() => undefined}
        summary={summary}
        busy={false}
        pending={false}
        onSubmit={() => Promise.resolve(undefined)}
      />
    </>
  );
}

const fill = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
async function choose(name: string): Promise<void> {
  fireEvent.focus(screen.getByLabelText(name));
  fireEvent.change(screen.getByLabelText(name), { target: { value: 'Canada' } });
  fireEvent.click(await screen.findByRole('option', { name: 'Canada' }));
}

const RULES = [
  ['uppercase', 'Password must contain at least one uppercase letter', 'One uppercase letter'],
  ['lowercase', 'Password must contain at least one lowercase letter', 'One lowercase letter'],
  ['digit', 'Password must contain at least one number', 'One number'],
  ['special', 'Password must contain at least one special character', 'One special character'],
] as const;
const LENGTH = 'Password must be at least 6 characters long';

describe('the optional password rules, in all sixteen combinations', () => {
  it('are listed while typing, and those that fail are listed in a fixed order (R-508)', async () => {
    const i18n = await allTexts();
    const form = () => (
      <I18nextProvider i18n={i18n}>
        <Form />
      </I18nextProvider>
    );
    const { rerender } = render(form());
    await screen.findByText('Type to search by name or code');
    fill('First Name', 'Ada');
    fill('Last Name', 'Lovelace');
    await choose('Country of Birth');
    await choose('Country of Residence');
    // Fails every rule: neither letter nor digit nor one of the special characters.
    fill('Password', '---');
    fill('Confirm Password', '---');
    const submit = screen.getByRole('button', { name: 'Create Account' });
    for (let combination = 0; combination < 16; combination += 1) {
      const chosen = RULES.filter((_, at) => (combination & (1 << at)) !== 0);
      switchOn(chosen.map(([rule]) => rule));
      rerender(form());
      fill('Password', '--');
      fill('Password', '---');
      const list = screen.getByLabelText('Your password needs:');
      expect(list.querySelectorAll('li')).toHaveLength(chosen.length + 1);
      for (const [, , item] of chosen) expect(list).toHaveTextContent(item);
      fireEvent.click(submit);
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
