import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { focusAround, focusIfLost, useFocusNext } from './focusNext';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Page({ isWanted }: { readonly isWanted: boolean }) {
  useFocusNext(() => document.getElementById('place')?.focus(), isWanted);
  return (
    <>
      <button type="button">Pressed</button>
      <h2 id="place" tabIndex={-1}>
        Place
      </h2>
    </>
  );
}
const place = () => document.getElementById('place');
const soon = (): void =>
  act(() => {
    vi.runAllTimers();
  });

it('focuses the wanted element when it appears', () => {
  const { rerender } = render(<Page isWanted={false} />);
  soon();
  expect(document.body).toHaveFocus();
  rerender(<Page isWanted />);
  soon();
  expect(place()).toHaveFocus();
});

it('takes the lost focus from the element around a dialog, if the place is in the dialog', () => {
  render(
    <>
      <div role="presentation" tabIndex={-1}>
        <button type="button">Inside</button>
      </div>
      <button type="button">Outside</button>
    </>,
  );
  const frame = screen.getByRole('presentation');
  frame.focus();
  focusIfLost(() => screen.getByText('Outside'));
  soon();
  expect(frame).toHaveFocus();
  focusIfLost(() => screen.getByText('Inside'));
  soon();
  expect(screen.getByText('Inside')).toHaveFocus();
});

it('takes the focus from no other element, and stops when the page goes', () => {
  const { unmount } = render(<Page isWanted />);
  screen.getByRole('button').focus();
  unmount();
  soon();
  expect(document.body).toHaveFocus();

  render(<Page isWanted={false} />);
  screen.getByRole('button').focus();
  focusIfLost(place);
  soon();
  expect(screen.getByRole('button')).toHaveFocus();
  screen.getByRole('button').blur();
  focusIfLost(place);
  soon();
  expect(place()).toHaveFocus();
});

function Rows() {
  const [rows, setRows] = useState(['one', 'two']);
  return (
    <main tabIndex={-1}>
      {rows.length > 0 && (
        <div tabIndex={-1} data-testid="rows">
          {rows.map((row) => (
            <button
              type="button"
              key={row}
              onClick={(event) => {
                setRows(rows.filter((each) => each !== row));
                focusAround(event);
              }}
            >
              {row}
            </button>
          ))}
        </div>
      )}
    </main>
  );
}

it('focuses what is around a button that went away, as far as it is still there', () => {
  render(<Rows />);
  const press = (name: string) => {
    screen.getByRole('button', { name }).focus();
    fireEvent.click(screen.getByRole('button', { name }));
    soon();
  };
  press('one');
  expect(screen.getByTestId('rows')).toHaveFocus();
  press('two');
  expect(screen.getByRole('main')).toHaveFocus();
});
