import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { focusIfLost, useFocusNext } from './focusNext';

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
