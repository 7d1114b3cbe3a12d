import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '@/i18n/LanguageProvider';
import { allTexts } from '@/i18n/texts.fixture';
import { PasswordInput } from './PasswordInput';

test('the button that shows a password says which one, because a page may have three', async () => {
  const nothing = () => undefined;
  const field = { value: '', onChange: nothing, onBlur: nothing, inputRef: nothing };
  render(
    <LanguageProvider i18n={await allTexts()}>
      <PasswordInput {...field} id="current" label="Current password" autoComplete="current-password" />
      <PasswordInput {...field} id="new" label="New password" autoComplete="new-password" />
    </LanguageProvider>,
  );
  const [first, second] = screen.getAllByRole('button', { name: 'Show characters' });
  expect(first).toHaveAccessibleDescription('Current password');
  expect(second).toHaveAccessibleDescription('New password');
});
