import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { http, HttpResponse } from 'msw';
import { today } from '@/eligibility/calendar';
import { backend, server } from '../support/backend';
import { renderApp } from '../support/renderApp';
import { callsOf, recordRequests } from './authDialog';

test('a person reads a task on the dashboard, submits it and takes it back', async () => {
  backend.data.tasks.update('task-2', { dueOn: today(new Date()) });
  const { user, address } = await renderApp({ path: '/dashboard', signedInAs: 'user' });
  const panel = await screen.findByRole('region', { name: 'Your tasks' });
  const titles = within(panel)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(titles[0]).toContain('Overdue by 2 days');
  expect(titles[1]).toContain('Due today');
  expect(titles).toHaveLength(3);
  await user.click(within(panel).getByRole('link', { name: 'All tasks' }));
  await screen.findByRole('heading', { level: 1, name: 'Tasks' });
  expect(address()).toBe('/tasks');
  const overdue = await screen.findByRole('link', { name: /^Send a reference letter.*Overdue by 2 days/ });
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('link', { name: /^Confirm your address/ })).toBeVisible();
  expect(address()).toBe('/tasks?show=done');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(overdue).not.toBeInTheDocument();
  await user.click(await screen.findByRole('link', { name: /^Send a reference letter/ }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Send a reference letter' })).toBeVisible();
  const seen = recordRequests();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.getByText('Attach a document or say why there is none.')).toBeVisible();
  expect(localStorage.getItem('visatalent_dev_outbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Attach documents' }));
  const dialog = await screen.findByRole('dialog', { name: 'Attach documents' });
  await user.click(await within(dialog).findByRole('checkbox', { name: /^Passport\.pdf/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Attach' }));
  fireEvent.change(screen.getByLabelText('Note to the agency'), { target: { value: 'Page one' } });
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const takeBack = await screen.findByRole('button', { name: 'Take back' });
  expect(callsOf(seen, '/api/tasks/task-1/submit')).toHaveLength(1);
  expect(backend.task('task-1')).toMatchObject({
    state: 'submitted',
    note: 'Page one',
    documents: [{ name: 'Passport.pdf' }],
  });

  // The task was reviewed meanwhile: its current state is shown, whatever it is.
  backend.data.tasks.update('task-1', {
    state: 'open',
    reviewNote: 'Page two is missing.',
    lastModified: '2999-01-01T00:00:00.000Z',
  });
  await user.click(takeBack);
  expect(await screen.findByText('This changed in the meantime.')).toBeVisible();
  expect(screen.getByText('Page two is missing.')).toBeVisible();
  expect(screen.getByLabelText('Note to the agency')).toHaveValue('Page one');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.queryByText('This changed in the meantime.')).toBeNull();
  await screen.findByRole('button', { name: 'Take back' });
  backend.data.tasks.update('task-1', { state: 'done', lastModified: '2999-01-02T00:00:00.000Z' });
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('This changed in the meantime.')).toBeVisible();
  expect(screen.getByText(/We’ve accepted your answer/)).toBeVisible();
  expect(screen.getByText('Page one')).toBeVisible();
});

test('an answer that was taken back, but not confirmed, is open again without an error', async () => {
  backend.data.tasks.update('task-1', { state: 'submitted', reviewNote: null });
  server.use(
    http.put(
      '*/api/tasks/task-1/take-back',
      async ({ request }) => {
        await backend.answer(request);
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  const { user } = await renderApp({ path: '/tasks/task-1', signedInAs: 'user' });
  await user.click(await screen.findByRole('button', { name: 'Take back' }));
  await screen.findByRole('button', { name: 'Submit' }, { timeout: 5000 });
  expect(screen.queryByText('This changed in the meantime.')).toBeNull();
});

test('refused input can be changed, returns if the task was changed, and stays on the device until the person declines', async () => {
  server.use(
    http.put(
      '*/api/tasks/task-3/submit',
      () => HttpResponse.json({ message: 'Too short.' }, { status: 422 }),
      {
        once: true,
      },
    ),
  );
  const { user } = await renderApp({ path: '/tasks/task-3', signedInAs: 'user' });
  expect(await screen.findByText(/The second page is missing/)).toBeVisible();
  const note = () => screen.getByLabelText('Note to the agency');
  fireEvent.change(note(), { target: { value: 'Here' } });
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText(/^Not sent: .*Too short\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(note()).toHaveValue('Here');
  expect(note()).toHaveFocus();

  backend.data.tasks.update('task-3', {
    text: 'Both sides, please',
    lastModified: '2999-01-01T00:00:00.000Z',
  });
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('This changed in the meantime.')).toBeVisible();
  expect(note()).toHaveValue('Here');
  expect(await screen.findByText('Both sides, please')).toBeVisible();
  expect(localStorage.getItem('visatalent_dev_outbox')).toBeNull();

  // Declining needs a reason, and counts once although the answer to it is lost.
  let sent = 0;
  server.use(
    http.put('*/api/tasks/task-3/decline', async ({ request }) => {
      sent += 1;
      if (sent === 1) return HttpResponse.json({ message: 'Say more.' }, { status: 422 });
      if (sent > 2) return undefined;
      await backend.answer(request);
      return HttpResponse.error();
    }),
  );
  fireEvent.change(note(), { target: { value: 'On its way' } });
  expect(localStorage.getItem('visatalent_dev_drafts')).toContain('task:user-demo:task-3');
  await user.click(screen.getByRole('button', { name: 'I can’t do this' }));
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'I can’t do this' }));
  const send = async () => user.click((await dialog()).getByRole('button', { name: 'Send' }));
  await send();
  expect((await dialog()).getByText('Please say why.')).toBeVisible();
  fireEvent.change((await dialog()).getByLabelText('Why not?'), { target: { value: 'It was lost' } });
  await send();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  expect((await dialog()).getByLabelText('Why not?')).toHaveValue('It was lost');
  await send();
  expect(await screen.findByText('You told us that you can’t do this.')).toBeVisible();
  await waitFor(() => expect(localStorage.getItem('visatalent_dev_outbox')).toBeNull());
  expect([sent, backend.task('task-3').state]).toEqual([3, 'cancelled']);
  // A refused answer would be a draft again.
  expect(localStorage.getItem('visatalent_dev_drafts')).toBeNull();
});

test('the agency asks again with a note, and assigns to a selection at once', async () => {
  const { data } = backend;
  data.tasks.update('task-1', { state: 'submitted', note: 'Here it is' });
  const { user } = await renderApp({
    path: '/admin/tasks?search=ramon&state=submitted',
    signedInAs: 'admin',
  });
  await user.click(await screen.findByRole('button', { name: 'Preview Send a reference letter' }));
  expect(await screen.findByText('Here it is')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  const askAgain = async (note: string) => {
    await user.click(await screen.findByRole('button', { name: 'Ask again: Send a reference letter' }));
    const again = within(await screen.findByRole('dialog', { name: 'Ask again?' }));
    await user.click(again.getByRole('button', { name: 'Ask again' }));
    expect(data.tasks.require('task-1').state).toBe('submitted');
    fireEvent.change(again.getByLabelText('Note to the applicant'), { target: { value: note } });
    await user.click(again.getByRole('button', { name: 'Ask again' }));
    return again;
  };
  const seen = recordRequests();
  // It was changed meanwhile: the list shows its present state.
  data.tasks.update('task-1', { note: 'Here is more', lastModified: '2999-01-01T00:00:00.000Z' });
  const late = await askAgain('Both sides');
  expect(await late.findByText('This changed in the meantime.')).toBeVisible();
  await user.click(late.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Preview Send a reference letter' }));
  expect(await screen.findByText('Here is more')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await askAgain('Both sides');
  await waitFor(() =>
    expect(data.tasks.require('task-1')).toMatchObject({ state: 'open', reviewNote: 'Both sides' }),
  );
  expect(callsOf(seen, '/api/admin/tasks/task-1/review')).toHaveLength(2);
});

test('a backend without tasks is reported, with a way to continue and nothing to choose', async () => {
  server.use(http.get('*/api/tasks', () => HttpResponse.json({}, { status: 404 })));
  await renderApp({ path: '/tasks', signedInAs: 'user' });
  expect(await screen.findByText('This is not available here yet.')).toBeVisible();
  const page = within(screen.getByRole('main'));
  expect(page.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(page.queryAllByRole('button')).toEqual([]);
  // The navigation does not depend on an answer.
  const pages = await screen.findByRole('navigation', { name: 'Your pages' }, { timeout: 20_000 });
  expect(within(pages).getByRole('link', { name: 'Tasks' })).toHaveAttribute('aria-current', 'page');
});

test('the agency assigns a task from an application, a document, a user or a selection, which keeps those who could not get it', async () => {
  const { data } = backend;
  const application = data.applications.require('application-1');
  const document = data.documents.require('document-waiting-1');
  const { user, goTo } = await renderApp({
    path: `/admin/applications/${application.id}`,
    signedInAs: 'admin',
  });
  const assign = async (button: RegExp, title: string) => {
    await user.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign a task' }));
    fireEvent.change(await dialog.findByLabelText('Title'), { target: { value: title } });
    expect(dialog.getByLabelText('Instructions')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Assign a task' }));
    await screen.findByText('1 task assigned.');
    return data.tasks.filter((task) => task.title === title).map(({ userId }) => userId);
  };
  expect(await assign(/^Assign a task$/, 'For an application')).toEqual([application.userId]);
  await goTo(`/admin/documents?check=${document.id}`);
  expect(await assign(/^Assign a task$/, 'For a document')).toEqual([document.userId]);
  await goTo('/admin/users?record=user-1');
  expect(await assign(/^Assign a task to /, 'For a user')).toEqual(['user-1']);

  data.deletionRequests.put({ id: 'user-demo', requestedAt: '2026-01-01', effectiveOn: '2999-01-01' });
  await goTo('/admin/users?search=visatalent.test');
  await user.click(await screen.findByRole('checkbox', { name: 'Select user@visatalent.test' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select both@visatalent.test' }));
  await user.click(screen.getByRole('button', { name: 'Assign a task' }));
  const dialog = await screen.findByRole('dialog', { name: 'Assign a task' });
  fireEvent.change(within(dialog).getByLabelText('Title'), { target: { value: 'Scan your diploma' } });
  await user.click(within(dialog).getByRole('button', { name: 'Assign a task' }));
  expect(
    await within(dialog).findByText(/user@visatalent\.test: This account is being deleted/),
  ).toBeVisible();
  expect(data.tasks.filter(({ title }) => title === 'Scan your diploma')).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.getByText('1 selected')).toBeVisible();
});
