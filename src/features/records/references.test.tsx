import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { choice } from '@/forms/kinds/choice/kind';
import { startAllTexts } from '@/i18n/texts.fixture';
import { SERVER_ROLE_OPTIONS } from './references';

it.each([
  ['administrator', 'Administrator'],
  ['admin', 'Administrator (admin)'],
  ['end_user', 'User'],
  ['user', 'User (user)'],
  ['agent', 'agent'],
])('shows the role %s as %s, so that one person’s two roles are not the same twice', async (role, words) => {
  await startAllTexts();
  const { container } = render(<choice.Cell value={role} spec={{ options: SERVER_ROLE_OPTIONS }} />);
  expect(container).toHaveTextContent(new RegExp(`^${words.replaceAll(/[()]/g, '\\$&')}$`));
});
