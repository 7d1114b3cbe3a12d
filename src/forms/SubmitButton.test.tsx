import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SubmitButton } from './SubmitButton';

/** A form whose request is answered at once. */
function showForm() {
  const sent = vi.fn();
  render(
    <form
      aria-label="A form"
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <SubmitButton busy={false}>Save</SubmitButton>
    </form>,
  );
  return { sent, button: screen.getByRole('button', { name: 'Save' }) };
}

test('a double click sends once', async () => {
  const { sent, button } = showForm();
  await userEvent.dblClick(button);
  expect(sent).toHaveBeenCalledOnce();
});

test('a press by a key sends every time', async () => {
  const { sent, button } = showForm();
  button.focus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(sent).toHaveBeenCalledTimes(2);
});

test('the second press of a double click does not move the focus, which the answer may have moved', () => {
  const { button } = showForm();
  // What a press does by default is to focus the button.
  expect(fireEvent.mouseDown(button, { detail: 1 })).toBe(true);
  expect(fireEvent.mouseDown(button, { detail: 2 })).toBe(false);
});
