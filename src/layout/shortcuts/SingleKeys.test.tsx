import { fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { startAllTexts } from '@/i18n/texts.fixture';
import { IdentityScope } from '@/identity/identity';
import { paletteRequests } from '@/layout/menus';
import { useAppState } from '@/runtime/AppScope';
import { SingleKeys } from './SingleKeys';

const openPalette = vi.fn();
function Page({ isHidden }: { readonly isHidden: boolean }) {
  const { subscribe } = useAppState(paletteRequests);
  useEffect(() => subscribe(openPalette), [subscribe]);
  return (
    <main>
      {/* jsdom focuses hidden elements. Like them, a disabled one cannot take the focus. */}
      <input type="search" disabled={isHidden} />
      <SingleKeys />
    </main>
  );
}

it('/ goes to the search box of the page, and to Search pages if the box cannot take the focus', async () => {
  await startAllTexts();
  const page = (isHidden: boolean) => (
    <IdentityScope value={true}>
      <MemoryRouter>
        <Page isHidden={isHidden} />
      </MemoryRouter>
    </IdentityScope>
  );
  const { rerender } = render(page(false));
  fireEvent.keyDown(document.body, { key: '/' });
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(openPalette).not.toHaveBeenCalled();
  screen.getByRole('searchbox').blur();
  rerender(page(true));
  fireEvent.keyDown(document.body, { key: '/' });
  expect(openPalette).toHaveBeenCalledTimes(1);
});
