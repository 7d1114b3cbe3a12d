import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { startAllTexts } from '@/i18n/texts.fixture';
import { AppDialog } from './AppDialog';

beforeAll(startAllTexts);

it.each([
  { name: 'a question', staysOnPressBeside: false, closes: 1 },
  { name: 'a long form', staysOnPressBeside: true, closes: 0 },
])('$name: a press beside it, and Escape', async ({ staysOnPressBeside, closes }) => {
  const user = userEvent.setup();
  const onClose = vi.fn();
  render(
    <AppDialog title="Title" onClose={onClose} staysOnPressBeside={staysOnPressBeside}>
      <input aria-label="Field" />
    </AppDialog>,
  );
  const container = screen.getByRole('dialog', { name: 'Title' }).parentElement as HTMLElement;
  await user.click(container);
  expect(onClose).toHaveBeenCalledTimes(closes);
  await user.click(screen.getByLabelText('Field'));
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(closes + 1);
});

it('returns the focus to what is around its opener when the opener was removed', async () => {
  const page = (open: boolean, hasRow: boolean) => (
    <section tabIndex={-1} aria-label="List">
      {hasRow && <button type="button">Block</button>}
      <AppDialog open={open} title="Title" onClose={vi.fn()} />
    </section>
  );
  const { rerender } = render(page(false, true));
  screen.getByRole('button', { name: 'Block' }).focus();
  rerender(page(true, true));
  rerender(page(false, false));
  await waitFor(() => expect(screen.getByRole('region', { hidden: true })).toHaveFocus());
});

it('moves the focus to the page when the address had opened it', async () => {
  const page = (open: boolean) => (
    <main tabIndex={-1}>
      <AppDialog open={open} title="Title" onClose={vi.fn()} />
    </main>
  );
  const { rerender } = render(page(true));
  rerender(page(false));
  await waitFor(() => expect(screen.getByRole('main', { hidden: true })).toHaveFocus());
});
