import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { connection } from '@/api/connection';
import { queryClient } from '@/api/queries';
import { answer, line } from '@/api/testServer.fixture';
import { startAllTexts } from '@/i18n/texts.fixture';
import { identity, IdentityScope, signedIn } from '@/identity/identity';
import { ada } from '@/storage/sessionUser.fixture';
import { ToastProvider } from '@/ui/toast/Toasts';
import { DeviceJobsOffer } from './DeviceJobsOffer';
import { keepOnDevice } from './recent';

beforeAll(startAllTexts);

/** Presses 'Keep them' for one job; the server answers with this status. */
async function keepOne(status: number): Promise<void> {
  signedIn(ada, 'token-a');
  connection().onUnauthorized(identity().session.expire);
  keepOnDevice({ id: 'a', title: 'A', company: 'B' });
  line.handle = answer(status, { message: 'Full' });
  render(
    <IdentityScope value={true}>
      <QueryClientProvider client={queryClient()}>
        <ToastProvider>
          <main tabIndex={-1}>
            <DeviceJobsOffer offered />
          </main>
        </ToastProvider>
      </QueryClientProvider>
    </IdentityScope>,
  );
  act(() => screen.getByRole('button', { name: 'Keep them' }).click());
  await waitFor(() => expect(line.received).toHaveLength(1));
  await act(() => new Promise((done) => setTimeout(done, 100)));
}

test.each([
  [422, 1],
  [401, 0],
])('jobs that cannot be kept say why; a session that ended (%i) says so itself', async (status, messages) => {
  await keepOne(status);
  expect(screen.queryAllByText(/^Couldn’t save\./)).toHaveLength(messages);
});

test('the focus goes on to the page when the offer is gone', async () => {
  await keepOne(200);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});
