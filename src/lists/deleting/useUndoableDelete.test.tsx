import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { startAllTexts } from '@/i18n/texts.fixture';
import { ToastProvider } from '@/ui/toast/Toasts';
import { useUndoableDelete } from './useUndoableDelete';

beforeAll(startAllTexts);

function Page() {
  const { hidden, remove } = useUndoableDelete();
  const texts = { done: 'Deleted.', undo: 'Undo', failed: (reason: string) => reason };
  const rows = ['a', 'b'].filter((id) => !hidden.has(id));
  return (
    <>
      {rows.map((id) => (
        <div key={id} data-row={id}>
          <button onClick={() => remove({ ids: [id], send: () => Promise.resolve(), texts })}>{id}</button>
        </div>
      ))}
      <a href="/help">Help</a>
    </>
  );
}

test('the row that is shown again after Undo has the focus, wherever it came from', async () => {
  render(<Page />, { wrapper: ToastProvider });
  fireEvent.click(screen.getByRole('button', { name: 'a' }));
  expect(screen.queryByRole('button', { name: 'a' })).toBeNull();
  act(() => screen.getByRole('link', { name: 'Help' }).focus());
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'a' })).toHaveFocus());
});
