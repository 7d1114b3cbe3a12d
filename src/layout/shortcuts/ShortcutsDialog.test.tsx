import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { startAllTexts } from '@/i18n/texts.fixture';
import { IdentityScope } from '@/identity/identity';
import { ShortcutsDialog } from './ShortcutsDialog';
import { type Keys, switchKeys, useSingleKeys } from '@/layout/shared/useSingleKeys';

const nothing = () => undefined;
const OF_PAGE: Keys = {
  j: { name: 'Next row', run: nothing },
  e: { name: 'Edit', run: nothing },
  // The page's own search, which replaces the one of all pages.
  '/': { name: 'Search users', run: nothing },
  // A key without a name, which is not listed.
  q: { run: nothing },
};

function Page({ asks }: { readonly asks: boolean }) {
  useSingleKeys(OF_PAGE);
  return asks ? <ShortcutsDialog open onClose={nothing} /> : null;
}
const listed = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

beforeEach(startAllTexts);

it('lists exactly the keys that work now, and none once they are off', async () => {
  const page = (asks: boolean) => (
    <IdentityScope value={true}>
      <MemoryRouter>
        <Page asks={asks} />
      </MemoryRouter>
    </IdentityScope>
  );
  const { rerender } = render(page(false));
  rerender(page(true));
  const dialog = await screen.findByRole('dialog');
  expect(listed()).toEqual([
    ['j', 'Next row'],
    ['e', 'Edit'],
    ['/', 'Search users'],
    ['?', 'Show these shortcuts'],
    ['g h', 'Go to Home'],
    ['g j', 'Go to Jobs'],
  ]);
  expect(
    within(dialog)
      .getAllByRole('heading', { level: 3 })
      .map((title) => title.textContent),
  ).toEqual(['On this page', 'Everywhere']);
  fireEvent.click(screen.getByLabelText('Single-key shortcuts'));
  expect(screen.queryAllByRole('term')).toEqual([]);
  act(() => switchKeys(true));
});
