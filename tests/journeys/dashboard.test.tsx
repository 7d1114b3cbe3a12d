import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { describe, expect, it } from 'vitest';
import { backend, server } from '../support/backend';
import { renderApp } from '../support/renderApp';
import { callsOf, configure, recordRequests } from './authDialog';

const region = (name: string) => screen.findByRole('region', { name });
const answer = (path: string, status: number, body: JsonBodyType = {}) =>
  server.use(http.get(`*${path}`, () => HttpResponse.json(body, { status })));

/** The dashboard reads it only for the points. */
const EDUCATION_LEVELS = '/api/EducationLevels/hierarchy';

async function openDashboard(signedInAs: 'user' | 'admin' = 'user') {
  const app = await renderApp({ path: '/dashboard', signedInAs });
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  return app;
}

describe('the dashboard', () => {
  it('greets by name, shows completion and the next three things, and what is waiting', async () => {
    const app = await openDashboard();
    expect(await screen.findByText(/^(Good (morning|afternoon|evening)|Hello),/)).toHaveTextContent('Ramon.');

    const profile = within(await region('Your profile'));
    expect(await profile.findByRole('img', { name: '60% complete' })).toBeInTheDocument();
    const steps = profile.getByRole('list');
    expect(
      within(steps)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/profile/edit/education', '/profile/edit/languages', '/profile/edit/work']);

    const applications = within(await region('Your applications'));
    expect(await applications.findByText('Interview, step 4 of 5')).toBeInTheDocument();
    expect(applications.getAllByRole('heading', { level: 3 })).toHaveLength(4);

    const messages = within(await region('Messages'));
    expect(await messages.findByText('2 unread messages')).toBeInTheDocument();
    expect(messages.getByRole('link', { name: 'Your interview' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/messages\?thread=/),
    );

    // The most important step: what the agency asks, with the page's only primary button.
    const step = within(await region('Your next step'));
    await waitFor(() => expect(step.getAllByRole('link')).toHaveLength(1));
    expect(screen.getByRole('main').querySelectorAll('.MuiButton-contained')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Shortcuts' })).toBeNull();

    await app.user.click(within(steps).getByRole('link', { name: 'Add the languages you speak' }));
    await waitFor(() => expect(app.address()).toBe('/profile/edit/languages'));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Languages you speak' })).toHaveFocus(),
    );
  });

  it('puts nothing above content that is already shown', async () => {
    const seen: string[][] = [];
    const look = () => seen.push([...document.querySelectorAll('main h2')].map((each) => each.textContent));
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true });
    await renderApp({ path: '/dashboard', signedInAs: 'user' });
    await screen.findByRole('heading', { name: 'Messages' });
    observer.disconnect();
    expect(seen.at(-1)).toContain('Your profile');
    expect(
      seen.filter((names) => names.includes('Your profile') && !names.includes('Your applications')),
    ).toEqual([]);
  });

  it('shows how many points a missing part could bring, and under which rules', async () => {
    backend.data.education.deleteWhere(({ userId }) => userId === 'user-demo');
    const seen = recordRequests();
    await openDashboard();
    const profile = within(await region('Your profile'));
    expect(await profile.findByText('up to 165 points')).toBeInTheDocument();
    expect(callsOf(seen, EDUCATION_LEVELS)).toHaveLength(1);
    expect(profile.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Add your education · +10% · up to 165 points',
      'Add the languages you speak · +10%',
      'Write a short summary of your work · +10%',
    ]);
    expect(profile.getByText(/^Estimate, not advice\. Under the rules/)).toBeVisible();
    expect(profile.getAllByText(/Checked on November 20, 2026/)).toHaveLength(1);
  });

  it('of a complete profile fills the free places with parts that only bring points', async () => {
    backend.data.languageTests.deleteWhere(({ userId }) => userId === 'user-demo');
    answer('/api/UserProfiles/:id/completion-status', 200, {
      percentage: 90.5,
      isComplete: false,
      missing: ['summary'],
    });
    await openDashboard();
    expect(await screen.findByText(/Your profile is complete/)).toBeInTheDocument();
    const profile = within(await region('Your profile'));
    expect(profile.getByRole('link', { name: 'Write a short summary of your work' })).toBeInTheDocument();
    expect(await profile.findByRole('link', { name: 'Add a language test' })).toHaveAccessibleDescription(
      'up to 228 points',
    );
  });

  it('computes no points while the estimator is off', async () => {
    configure({ VITE_FEATURE_CRS: false });
    const seen = recordRequests();
    await openDashboard();
    const profile = within(await region('Your profile'));
    expect(await profile.findByRole('link', { name: 'Add your education' })).toBeInTheDocument();
    expect(await screen.findByText('2 unread messages')).toBeInTheDocument();
    expect(callsOf(seen, EDUCATION_LEVELS)).toEqual([]);
    expect(profile.queryByText(/^Estimate, not advice/)).toBeNull();
  });

  it('begins with empty states and without a zero', async () => {
    await openDashboard('admin');
    const profile = within(await region('Your profile'));
    expect(await profile.findByRole('link', { name: 'Create your profile' })).toHaveAttribute(
      'href',
      '/profile/edit',
    );
    expect(await screen.findByText('No applications yet')).toBeInTheDocument();
    expect(await screen.findByText('No unread messages')).toBeInTheDocument();
    expect(screen.getByRole('main')).not.toHaveTextContent(/\b0\b/);
  });

  it('has no tasks panel for a new person, whose messages, notifications and tasks pages say that they are empty', async () => {
    const { threads, tasks, notifications } = backend.data;
    for (const all of [threads, tasks, notifications])
      all.deleteWhere(({ userId }: { readonly userId: string }) => userId === 'user-demo');
    const { goTo } = await openDashboard();
    expect(await screen.findByText('No unread messages')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Your tasks' })).toBeNull();
    for (const [path, title, text] of [
      ['/messages', 'No messages yet', 'Write to us whenever something is unclear.'],
      [
        '/notifications',
        'Nothing new',
        'News about your applications, documents and tasks will appear here.',
      ],
      ['/tasks', 'No tasks', 'When we need something from you, you’ll find it here.'],
    ] as const) {
      await goTo(path);
      expect(await screen.findByText(title)).toBeVisible();
      expect(screen.getByText(text)).toBeVisible();
    }
  });

  it('says what the backend does not offer, and requests it once', async () => {
    answer('/api/messages/threads', 404);
    answer('/api/messages', 404);
    answer('/api/jobs/applications', 404);
    answer('/api/jobs/categories', 404);
    const seen = recordRequests();
    const app = await openDashboard();
    for (const name of ['Messages', 'Your applications'])
      expect(await within(await region(name)).findByText('This is not available here yet.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await app.user.click(within(await region('Your profile')).getByRole('link', { name: 'View profile' }));
    await screen.findByText('Field of work');
    expect(screen.queryByRole('alert')).toBeNull();
    await app.user.click(screen.getAllByRole('link', { name: 'Dashboard' })[0] as HTMLElement);
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    expect(await screen.findAllByText('This is not available here yet.')).toHaveLength(2);
    for (const path of [
      '/api/messages/threads',
      '/api/messages',
      '/api/jobs/applications',
      '/api/jobs/categories',
    ])
      expect([path, callsOf(seen, path).length]).toEqual([path, 1]);
  });

  it('lets each part fail and be tried again separately', async () => {
    configure({ VITE_API_RETRY_ATTEMPTS: 1 });
    answer('/api/messages/threads', 503, { message: 'The post is closed' });
    answer('/api/jobs/applications', 500);
    answer('/api/UserProfiles/by-user/:id', 403);
    const app = await openDashboard();
    const messages = within(await region('Messages'));
    expect(await messages.findByRole('alert')).toHaveTextContent(
      'Your messages couldn’t be loadedThe post is closed',
    );
    const applications = within(await region('Your applications'));
    expect(await applications.findByRole('alert')).toHaveTextContent(/couldn’t be loaded.*server error/i);
    const profile = within(await region('Your profile'));
    expect(await profile.findByRole('alert')).toHaveTextContent(/Access denied/);
    expect(await region('Your next step')).toBeInTheDocument();

    server.resetHandlers();
    await app.user.click(messages.getByRole('button', { name: 'Try again' }));
    expect(await messages.findByText('Your interview')).toBeInTheDocument();
    expect(applications.getByRole('alert')).toBeInTheDocument();
    await app.user.click(profile.getByRole('button', { name: 'Try again' }));
    expect(await profile.findByRole('img', { name: '60% complete' })).toBeInTheDocument();
  });

  it('says so when only the completion cannot be read', async () => {
    configure({ VITE_API_RETRY_ATTEMPTS: 1 });
    answer('/api/UserProfiles/:id/completion-status', 200, { percentage: 'many' });
    const app = await openDashboard();
    const profile = within(await region('Your profile'));
    expect(await profile.findByRole('alert')).toHaveTextContent(/couldn’t work out/);
    server.resetHandlers();
    await app.user.click(profile.getByRole('button', { name: 'Try again' }));
    expect(await profile.findByRole('img', { name: '60% complete' })).toBeInTheDocument();
  });

  it('reads a message if there are no conversations, and marks it as read, or says that it could not', async () => {
    configure({ VITE_API_RETRY_ATTEMPTS: 1 });
    answer('/api/messages/threads', 404);
    server.use(http.put('*/api/messages/:id', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const app = await openDashboard();
    const messages = within(await region('Messages'));
    await app.user.click(await messages.findByText('Interview next week'));
    const mark = () =>
      messages.getAllByRole('button', { name: 'Mark as read', hidden: true })[0] as HTMLElement;
    await app.user.click(mark());
    expect(await screen.findByText('This couldn’t be marked as read. Please try again.')).toBeInTheDocument();
    expect(messages.getByText('Interview next week')).toBeInTheDocument();
    expect(mark()).toBeEnabled();
    const seen = recordRequests();
    await app.user.click(mark());
    expect(await screen.findByText('Marked as read')).toBeInTheDocument();
    await waitFor(() => expect(messages.queryByText('Interview next week')).toBeNull());
    expect(await callsOf(seen, '/api/messages/message-1')[0]?.body).toEqual({ read: true });
    expect(document.body).not.toHaveFocus();
  });

  it('asks to confirm the address, and sends the link again', async () => {
    const unverified = () => backend.data.users.update('user-demo', { isEmailVerified: false });
    unverified();
    const app = await openDashboard();
    expect(await screen.findByText(/Please confirm your email address/)).toHaveTextContent(
      'user@visatalent.test',
    );
    server.use(
      http.post('*/api/auth/resend-verification', () =>
        HttpResponse.json({ message: 'Not so fast.' }, { status: 429, headers: { 'Retry-After': '30' } }),
      ),
    );
    await app.user.click(screen.getByRole('button', { name: 'Resend the confirmation link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Not so fast. You can try again in 30 seconds.',
    );
    server.resetHandlers();
    const seen = recordRequests();
    await app.user.click(screen.getByRole('button', { name: 'Resend the confirmation link' }));
    expect(await screen.findByText(/A new link is on its way/)).toBeInTheDocument();
    expect(await callsOf(seen, '/api/auth/resend-verification')[0]?.body).toEqual({
      email: 'user@visatalent.test',
    });
  });

  it('shows hostile data as text, and invalid dates as none', async () => {
    answer('/api/jobs/applications', 200, {
      data: [
        {
          id: 1,
          jobId: 2,
          jobTitle: '<img src=x onerror=alert(1)>',
          company: 'شرکت <b>X</b>',
          status: 'offer',
          createdAt: 0,
          updatedAt: '9999-99-99',
        },
      ],
    });
    await openDashboard();
    const applications = within(await region('Your applications'));
    const title = await applications.findByText('<img src=x onerror=alert(1)>');
    expect(title.closest('[dir]')).toHaveAttribute('dir', 'auto');
    expect(applications.getByText('–')).toBeInTheDocument();
    expect(document.querySelector('main img[src]')).toBeNull();
  });

  it('speaks of an offer without the employer if the server does not name them', async () => {
    const [offer] = backend.applicationsOf('user');
    answer('/api/jobs/applications', 200, { data: [{ ...offer, company: '', status: 'offer' }] });
    await openDashboard();
    const step = within(await region('Your next step'));
    expect(await step.findByText(/^Answer your offer( by .+)?\.$/, {}, { timeout: 20_000 })).toBeVisible();
  });
});
