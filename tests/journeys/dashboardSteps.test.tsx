import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { signOut } from '@/identity/identity';
import { read } from '@/storage/browserStorage';
import { firstSteps } from '@/storage/keys';
import { backend, server } from '../support/backend';
import { renderApp } from '../support/renderApp';

const LATE = { timeout: 20_000 };
const region = (name: string) => screen.findByRole('region', { name }, LATE);

it('the next step is chosen once, when the last read has ended', async () => {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  // Its answer is the backend's.
  server.use(http.get('*/api/UserProfiles/by-user/*', () => promise.then(() => undefined)));
  await renderApp({ path: '/dashboard', signedInAs: 'user' });
  const step = await region('Your next step');
  const said: string[] = [];
  const watch = new MutationObserver(() => {
    const words = step.querySelector('p')?.textContent;
    if (words && said.at(-1) !== words) said.push(words);
  });
  watch.observe(step, { childList: true, subtree: true, characterData: true });
  await within(await region('Your applications')).findByText('Interview, step 4 of 5', {}, LATE);
  expect(within(step).queryByRole('link')).toBeNull();
  resolve();
  await within(step).findByRole('link', {}, LATE);
  await within(await region('Your profile')).findByRole('img', { name: '60% complete' }, LATE);
  watch.disconnect();
  expect(said).toHaveLength(1);
});

it('the first steps are shown on request, and stay hidden for this person', async () => {
  // Somebody new, who is shown them without asking.
  backend.data.users.update('user-demo', { createdAt: new Date().toISOString() });
  const { user } = await renderApp({ path: '/help', signedInAs: 'user' });
  await user.click(await screen.findByRole('link', { name: 'Show first steps' }, LATE));
  const steps = await region('First steps');
  await waitFor(() => expect(steps.closest('#first-steps')).toHaveFocus());
  expect(within(steps).getByText(/^\d of \d done$/)).toBeInTheDocument();
  await user.click(within(steps).getByRole('button', { name: 'Hide' }));
  expect(await screen.findByText('You’ll find this under Help & Support.')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  const hidden = () => read(firstSteps) ?? [];
  expect(hidden()).toHaveLength(1);
  // It is kept at logout, for the next login.
  act(() => signOut());
  expect(hidden()).toHaveLength(1);
  await renderApp({ path: '/dashboard', signedInAs: 'user' });
  await within(await region('Your next step')).findByRole('link', {}, LATE);
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
});
