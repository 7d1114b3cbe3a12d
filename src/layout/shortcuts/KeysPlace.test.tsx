import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { startAllTexts } from '@/i18n/texts.fixture';
import { IdentityScope } from '@/identity/identity';
import { KeysPlace } from './KeysPlace';

it('a key that is pressed before the code of the shortcuts is here has its effect', async () => {
  await startAllTexts();
  render(
    <IdentityScope value={true}>
      <MemoryRouter>
        <main>
          <input type="search" />
        </main>
        <KeysPlace />
      </MemoryRouter>
    </IdentityScope>,
  );
  const pressed = vi.fn();
  document.body.addEventListener('keydown', ({ key }) => pressed(key));
  fireEvent.keyDown(document.body, { key: 'ArrowDown' });
  fireEvent.keyDown(document.body, { key: '/' });
  expect(screen.getByRole('searchbox')).not.toHaveFocus();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('searchbox'));
  // An arrow is no shortcut, and a control that it moved would move twice.
  expect(pressed.mock.calls).toEqual([['ArrowDown'], ['/'], ['/']]);
});
