import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { copies } from '@/api/copies';
import { queryClient } from '@/api/queries';
import { ApiError } from '@/errors/ApiError';
import { startAllTexts } from '@/i18n/texts.fixture';
import { openApp } from '@/runtime/app';
import { SavedCopyNotice } from './SavedCopyNotice';

/** A page with one query that has a stored copy and one that has none. */
function Page({ lost }: { readonly lost: string }) {
  useQuery({ queryKey: ['/api/kept'], queryFn: () => 'kept' });
  useQuery({
    queryKey: [lost],
    queryFn: () => Promise.reject(new ApiError('network', 'offline')),
  });
  return null;
}

beforeEach(startAllTexts);

const MISSING = /^You’re offline, and this page isn’t saved on this device\.$/;
const COPY = /^Saved copy from Nov\s25, 2026, 17:06\. You’re offline\.$/;
const PROFILE = '/api/UserProfiles/by-user/{userId}';

it.each([
  ['/jobs', '/api/lost', MISSING],
  ['/dashboard', '/api/lost', COPY],
  // Somebody without a profile has no copy of it.
  ['/profile', PROFILE, MISSING],
  ['/dashboard', PROFILE, COPY],
])('on %s without %s names the subject of the page', async (path, lost, said) => {
  const app = openApp();
  const at = Date.UTC(2026, 10, 25, 17, 6);
  app.states.set(copies, {
    ...copies(app),
    shownAt: (read: unknown) => (read === '/api/kept' ? at : undefined),
  });
  render(
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={queryClient(app)}>
        <Page lost={lost} />
      </QueryClientProvider>
      <SavedCopyNotice otherwise={null} />
    </MemoryRouter>,
  );
  await queryClient(app)
    .fetchQuery({ queryKey: [lost] })
    .catch(() => undefined);
  const first = await screen.findByRole('status');
  expect(first.textContent).toMatch(said);
  // After an attempt that failed, the text is a new element, so that screen readers read it again.
  const button = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(button);
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(screen.getByRole('status').textContent).toMatch(said);
  expect(button).toHaveFocus();
});
