import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AppDialog } from './AppDialog';

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
