import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { keepOnDevice } from '@/features/jobs/kept/recent';
import { backend, server } from '../../support/backend';
import { renderApp } from '../../support/renderApp';
import { configure } from '../authDialog';

/** What a press says where its result may be out of sight. */
const DAY = 86_400_000;

test('the interview of an application that was withdrawn is no longer for the calendar', async () => {
  backend.data.applications.update('application-both-1', {
    status: 'interview',
    interview: { at: new Date(Date.now() + 3 * DAY).toISOString(), kind: 'video', place: null },
  });
  const { user } = await renderApp({ path: '/applications/application-both-1', signedInAs: 'both' });
  expect(await screen.findByRole('button', { name: 'Add to calendar' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Withdraw application' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this application?' }));
  fireEvent.change(dialog.getByLabelText('Reason (optional)'), { target: { value: 'Another job' } });
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  const status = await screen.findByText(/^You withdrew your application on/);
  // On a phone it is far above the button.
  await waitFor(() => expect(status.parentElement).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
});

test('the message that a job could not be saved is gone with the next attempt', async () => {
  configure({ VITE_API_RETRY_ATTEMPTS: 1 });
  server.use(
    http.post('*/api/jobs/:id/save', () => HttpResponse.json({ message: 'Not today.' }, { status: 500 }), {
      once: true,
    }),
  );
  const { user } = await renderApp({ path: '/jobs', signedInAs: 'user' });
  const [save = document.body] = await screen.findAllByRole('button', { name: /^Save .+ at/ });
  await user.click(save);
  expect(await screen.findByText('Couldn’t save. Not today.')).toBeInTheDocument();
  await user.click(save);
  expect(screen.queryByText('Couldn’t save. Not today.')).toBeNull();
});

test('a session that ends while a job is saved is said once', async () => {
  server.use(http.post('*/api/jobs/:id/save', () => new HttpResponse(null, { status: 401 })));
  const { user } = await renderApp({ path: '/jobs', signedInAs: 'user' });
  const [save = document.body] = await screen.findAllByRole('button', { name: /^Save .+ at/ });
  await user.click(save);
  expect(await screen.findByText('Authentication expired. Please login again.')).toBeInTheDocument();
  expect(screen.queryByText(/^Couldn’t save/)).toBeNull();
});

test('the focus stays in the list when a saved job or search is removed', async () => {
  const { savedJobs, savedSearches } = backend.data;
  const userId = savedJobs.all()[0]?.userId ?? '';
  const at = new Date().toISOString();
  savedJobs.put({ id: `${userId}~job-2`, userId, jobId: 'job-2', savedAt: at });
  savedSearches.put({ id: 's-1', userId, name: 'Welding', query: 'q=weld', seenAt: at, createdAt: at });
  const { user } = await renderApp({ path: '/jobs/saved', signedInAs: 'user' });
  const [remove = document.body] = await screen.findAllByRole('button', { name: /^Save .+ at/ });
  const titles = () =>
    within(screen.getByRole('region', { name: 'Saved jobs' })).getAllByRole('heading', { level: 3 });
  expect(titles()).toHaveLength(2);
  await user.click(remove);
  await waitFor(() => expect(titles()).toHaveLength(1));
  await waitFor(() => expect(titles()[0]?.querySelector('a')).toHaveFocus());
  await user.click(await screen.findByRole('button', { name: 'Delete Welding' }));
  await waitFor(() => expect(document.activeElement?.closest('#searches')).not.toBeNull());
});

test('the focus stays in the list when a visitor removes a saved job', async () => {
  const { user } = await renderApp({ path: '/jobs/saved' });
  act(() => ['a', 'b'].forEach((id) => keepOnDevice({ id, title: `Job ${id}`, company: 'Acme' })));
  await user.click(await screen.findByRole('button', { name: 'Remove Job b' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Job a' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Remove Job a' }));
  const saved = within(screen.getByRole('region', { name: 'Saved jobs' }));
  await waitFor(() => expect(saved.getByRole('link', { name: 'Browse jobs' })).toHaveFocus());
});

test('the focus stays in the list when the search that found nothing is cleared', async () => {
  const { user } = await renderApp({ path: '/admin/education-levels?search=zzzz', signedInAs: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Clear the search' }));
  await screen.findByText('1–10 of 24');
  expect(screen.getByRole('region', { name: 'Education Levels' })).toHaveFocus();
});

test('the link to a job has the focus when it appears, because it could not be copied', async () => {
  const { user } = await renderApp({ path: '/jobs/job-1' });
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByLabelText('Link to this job')).toHaveFocus();
});
