import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BusyButton } from './BusyButton';

test('a button has the focus again after its request, unless something else has taken it', async () => {
  const shown = (busy: boolean) => (
    <>
      <BusyButton busy={busy}>Save</BusyButton>
      <input aria-label="Name" />
    </>
  );
  const { rerender } = render(shown(false));
  const button = screen.getByRole('button', { name: 'Save' });
  // Browsers take the focus from a disabled button; jsdom does not.
  const run = (meanwhile: () => void) => {
    button.focus();
    rerender(shown(true));
    button.blur();
    meanwhile();
    rerender(shown(false));
  };
  run(() => undefined);
  await waitFor(() => expect(button).toHaveFocus());
  run(() => screen.getByLabelText('Name').focus());
  await new Promise((done) => {
    setTimeout(done);
  });
  expect(screen.getByLabelText('Name')).toHaveFocus();
});
