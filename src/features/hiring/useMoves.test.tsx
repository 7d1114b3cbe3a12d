import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { StaffApplication } from '@/api/endpoints/adminApplications';
import { answer, line } from '@/api/testServer.fixture';
import { startAllTexts } from '@/i18n/texts.fixture';
import { ToastProvider } from '@/ui/toast/Toasts';
import { useMoves } from './useMoves';

beforeAll(startAllTexts);

const ITEM = { id: 'a', status: 'submitted', applicantName: 'Ada' } as StaffApplication;
const onFailed = vi.fn<() => void>();

function Page() {
  const { rejectMany } = useMoves(() => undefined);
  const callbacks = { onFailed, onUndone: () => undefined };
  return (
    <button onClick={() => rejectMany([ITEM], { reason: 'filled', message: null }, callbacks)}>Reject</button>
  );
}

test('why nobody could be rejected is said by the page, and by a message only after the page was left', async () => {
  line.handle = answer(403, { message: 'Not yours.' });
  const shown = render(<Page />, { wrapper: ToastProvider });
  const reject = () => fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  reject();
  expect(screen.getByText(/^1 application is being/)).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.queryByText(/^1 application is being/)).toBeNull());
  expect(screen.queryByText('Not yours.')).toBeNull();

  reject();
  shown.rerender(<p>Another page</p>);
  expect(await screen.findByText('Not yours.')).toBeInTheDocument();
});

test('a move whose answer was lost is made again with the same id, and the next one with another', async () => {
  const seen: unknown[] = [];
  const handle = (failure: number | null) => {
    line.handle = (_request, response, body) => {
      seen.push((JSON.parse(body) as { moveId: unknown }).moveId);
      response.writeHead(failure ?? 200);
      response.end(failure === null ? JSON.stringify({ updated: 1, failed: [] }) : '');
    };
  };
  render(<Page />, { wrapper: ToastProvider });
  const reject = async () => {
    const { length } = seen;
    fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await waitFor(() => expect(seen).toHaveLength(length + 1));
  };
  // No server error, because that would be repeated after a second.
  handle(403);
  await reject();
  handle(null);
  await waitFor(() => expect(onFailed).toHaveBeenCalled());
  await reject();
  expect(await screen.findByText('1 rejected.')).toBeInTheDocument();
  await reject();
  const [first, again, next] = seen;
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});
