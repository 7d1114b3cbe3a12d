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
function keepOne(status: number): void {
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
}

test('jobs that cannot be kept say why', async () => {
  keepOne(422);
  expect(await screen.findAllByText(/^Couldn’t save\./)).toHaveLength(1);
});

test('a session that ended says so itself', async () => {
  keepOne(401);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep them' })).toBeNull());
  expect(screen.queryByText(/^Couldn’t save\./)).toBeNull();
});

test('the focus goes on to the page when the offer is gone', async () => {
  keepOne(200);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(screen.queryByRole('button')).toBeNull();
});
