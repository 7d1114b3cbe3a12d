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
