import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
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
  fireEvent.keyDown(document.body, { key: '/' });
  expect(screen.getByRole('searchbox')).not.toHaveFocus();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('searchbox'));
});
