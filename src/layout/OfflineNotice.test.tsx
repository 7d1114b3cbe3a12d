import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '@/api/queries';
import { ApiError } from '@/errors/ApiError';
import { startAllTexts } from '@/i18n/texts.fixture';
import { openApp } from '@/runtime/app';
import { QueryState } from '@/ui/loading/QueryState';
import { readState } from '@/ui/loading/readState';
import { OfflineNotice } from './OfflineNotice';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A part of a page whose read fails. */
function Part() {
  const read = useQuery({
    queryKey: ['/api/lost'],
    queryFn: () => Promise.reject<string>(new ApiError('network', 'offline')),
  });
  return (
    <QueryState state={readState(read)} skeleton={null} failed="Not loaded">
      {(text) => text}
    </QueryState>
  );
}

it('says again that there is no connection after an attempt that failed for it', async () => {
  await startAllTexts();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const app = openApp();
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient(app)}>
        <Part />
        <OfflineNotice />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const button = await screen.findByRole('button', { name: 'Try again' });
  const first = screen.getByText(/^You’re offline\./);
  await userEvent.click(button);
  // The text is a new element, so that screen readers read it again.
  await waitFor(() => expect(first).not.toBeInTheDocument());
  const again = screen.getByText(/^You’re offline\./);
  expect(again.closest('[aria-live]')).not.toBeNull();
});
