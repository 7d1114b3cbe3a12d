import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { drafts } from '@/storage/keys';
import { backend, server } from '../support/backend';
import { allowConsole } from '../support/console';
import { otherTab, type RenderedApp, renderApp, turnToLanguage } from '../support/renderApp';
import { callsOf, configure, fill, openDialog, recordRequests, submit } from './authDialog';

/** The text of a question of the employer, which has its own direction. */
const YEARS = 'For how many years have you done this work?';
/** One job with all kinds of questions and documents, and one that asks for nothing. */
const asking = () => backend.data.jobs.filter(({ screening }) => (screening ?? []).length > 0)[0]?.id ?? '';
const PLAIN =
  backend.data.jobs.filter(
    ({ id, documentsAsked, closedAt }) =>
      documentsAsked === null && closedAt === null && /^job-[3-7]$/.test(id),
  )[0]?.id ?? '';

const button = (name: string) => screen.getByRole('button', { name });
const step = (name: string) => screen.findByRole('heading', { level: 2, name });
const press = (app: RenderedApp, name: string) => app.user.click(button(name));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function openForm(job: string, search = '') {
  const app = await renderApp({ path: `/applications/new/${job}${search}`, signedInAs: 'user' });
  await screen.findByText(/^Step \d of \d$/);
  return app;
}

/** Goes to the last step for a job that asks for nothing. */
async function toLast(app: RenderedApp): Promise<void> {
  await press(app, 'Continue');
  await step('Cover letter');
  await press(app, 'Continue');
  await step('Check your answers');
}
async function openLast(): Promise<RenderedApp> {
  const app = await openForm(PLAIN);
  await toLast(app);
  return app;
}
const agree = (app: RenderedApp) =>
  app.user.click(screen.getByLabelText(/^I agree that VisaTalent may share/));
const sent = () => backend.applicationsOf('user').filter(({ jobId }) => jobId === PLAIN);

describe('applying', () => {
  it('goes through every step to the receipt, and the application is in the list', async () => {
    const job = asking();
    const app = await openForm(job);
    const company = backend.job(job).company;
    expect(screen.getByText('Step 1 of 5')).toBeInTheDocument();
    expect(screen.getByText('Ramon Santos')).toBeInTheDocument();
    expect(button('Continue')).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Change' })).toHaveAttribute(
      'href',
      `/profile/edit?back=%2Fapplications%2Fnew%2F${job}`,
    );
    await press(app, 'Continue');

    await step('Questions');
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
    await app.user.click(within(screen.getByRole('group', { name: /work permit/ })).getByLabelText('No'));
    await app.user.click(screen.getByLabelText('Night'));
    type(YEARS, '۱۲');
    await press(app, 'Continue');

    await step('Documents');
    await app.user.click(await screen.findByLabelText(/\.pdf.*Resume/));
    await press(app, 'Continue');

    await step('Cover letter');
    type('Cover letter', 'I would like to weld for you.');
    await press(app, 'Continue');

    await step('Check your answers');
    expect(screen.getByText('I would like to weld for you.')).toBeInTheDocument();
    await press(app, 'Change answers');
    await step('Questions');
    await press(app, 'Continue');
    await step('Check your answers');
    expect(screen.getByLabelText('Keep my details for similar jobs for 12 months.')).not.toBeChecked();
    const seen = recordRequests();
    await press(app, 'Send application');
    expect(await screen.findByRole('alert')).toHaveTextContent('There is a problem');
    expect(callsOf(seen, `/api/jobs/${job}/apply`)).toHaveLength(0);
    await agree(app);
    await press(app, 'Send application');

    await screen.findByRole('heading', { level: 1, name: 'Application sent' });
    expect(app.address()).toMatch(/^\/applications\/[^/]+\/receipt$/);
    const [application] = backend.data.applications.filter(({ jobId }) => jobId === job);
    expect(screen.getByText(application?.reference ?? 'none')).toBeInTheDocument();
    expect(application?.sent).toMatchObject({
      to: company,
      answers: [{ value: 'No' }, { value: 'Night' }, { value: '12' }],
      consents: [
        { id: 'share', given: true },
        { id: 'keep', given: false },
      ],
    });
    expect(localStorage.getItem('visatalent_dev_drafts')).toBeNull();

    // A person who returns to the form is led to the receipt.
    const receipt = app.address();
    await app.goTo(`/applications/new/${job}`);
    await waitFor(() => expect(app.address()).toBe(receipt));
    await screen.findByRole('heading', { level: 1, name: 'Application sent' });

    // If the receipt cannot be read, the page does not claim that the application was sent.
    server.use(http.get('*/api/jobs/applications/:id', () => HttpResponse.json({}, { status: 400 })));
    await app.goTo('/settings');
    await app.goTo(receipt);
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('heading', { level: 1, name: 'Application receipt' })).toBeInTheDocument();
    expect(screen.queryByText('Application sent')).toBeNull();
  });

  it('sends once, however often the button is pressed; Back from the receipt does not show the form', async () => {
    const app = await openLast();
    await agree(app);
    const seen = recordRequests();
    const send = button('Send application');
    // All before React has rendered once.
    act(() => {
      for (let press = 0; press < 5; press += 1) send.click();
    });
    await screen.findByRole('heading', { level: 1, name: 'Application sent' });
    expect(callsOf(seen, `/api/jobs/${PLAIN}/apply`)).toHaveLength(1);
    expect(sent()).toHaveLength(1);
    const receipt = app.address();
    // To the step before the last one, which was a history entry.
    window.history.back();
    await waitFor(() => expect(app.address()).not.toBe(receipt));
    await waitFor(() => expect(app.address()).toBe(receipt));
    await screen.findByRole('heading', { level: 1, name: 'Application sent' });
    expect(screen.queryByText(/^Step \d of \d$/)).toBeNull();
  });

  it('stops at missing answers with links to the fields, and refuses files that cannot be sent', async () => {
    const job = asking();
    const app = await openForm(job, '?step=check');
    // The requested step cannot be reached yet.
    await step('Questions');
    await waitFor(() => expect(app.address()).toBe(`/applications/new/${job}?step=questions`));
    type(YEARS, '61');
    await press(app, 'Continue');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveFocus();
    const links = within(alert).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Do you hold a Canadian work permit? Answer this question',
      'Which shift suits you? Answer this question',
      'For how many years have you done this work? Enter a number from 0 to 60',
    ]);
    await app.user.click(links[2] as HTMLElement);
    expect(screen.getByLabelText(YEARS)).toHaveFocus();
    expect(document.activeElement).toHaveAccessibleDescription(/from 0 to 60/);
    turnToLanguage('fr');
    await within(alert).findByText(/Entrez un nombre de 0 à 60$/);
    expect(document.activeElement).toHaveAccessibleDescription(/de 0 à 60/);
    turnToLanguage('en');
    await within(alert).findByText(/Enter a number from 0 to 60$/);

    // Files are refused before they are sent, and chosen files stay when an upload fails.
    await app.user.click(screen.getByLabelText('Yes'));
    await app.user.click(screen.getByLabelText('Day'));
    type(YEARS, '3');
    await press(app, 'Continue');
    const own = await screen.findByLabelText(/\.pdf.*Resume/);
    await app.user.click(own);
    const input = screen.getByLabelText('Upload a document', { selector: 'input' });
    const seen = recordRequests();
    const choose = (name: string, size?: number) => {
      const file = new File(['%PDF'], name, { type: 'application/pdf' });
      if (size !== undefined) Object.defineProperty(file, 'size', { value: size });
      fireEvent.change(input, { target: { files: [file] } });
    };
    choose('setup.exe');
    expect(await screen.findByText('Use a PDF, JPEG, PNG, WebP, Word or text file.')).toBeInTheDocument();
    choose('big.pdf', 11 * 1024 * 1024);
    expect(await screen.findByText('11.0 MB. The limit is 10 MB.')).toBeInTheDocument();
    expect(callsOf(seen, '/api/documents/upload')).toHaveLength(0);
    server.use(
      http.post('*/api/documents/upload', () => HttpResponse.json({}, { status: 500 }), { once: true }),
    );
    choose('cv.pdf');
    expect((await screen.findAllByText(/server error/i))[0]).toBeInTheDocument();
    expect(own).toBeChecked();
    // jsdom does not send the content of a file, so the server's record is completed here.
    const before = backend.document('document-2');
    server.use(
      http.post('*/api/documents/upload', () =>
        HttpResponse.json(backend.data.documents.put({ ...before, id: 'document-new', name: 'cv.pdf' })),
      ),
    );
    await press(app, 'Retry cv.pdf');
    expect(await screen.findByLabelText(/cv\.pdf/)).toBeChecked();
    expect(own).toBeChecked();
  });

  it('says when it is not known whether the application arrived, and sends the same request again', async () => {
    const app = await openLast();
    await agree(app);
    // The backend stores it, but the answer is lost.
    let lost = true;
    server.use(
      http.post(`*/api/jobs/${PLAIN}/apply`, async ({ request }) => {
        if (!lost) return undefined;
        lost = false;
        await backend.answer(request.clone());
        return HttpResponse.error();
      }),
    );
    const seen = recordRequests();
    await press(app, 'Send application');
    expect(await screen.findByText(/^We couldn’t confirm that your application arrived/)).toBeInTheDocument();
    await press(app, 'Send application');
    await screen.findByRole('heading', { level: 1, name: 'Application sent' });
    const bodies = await Promise.all(callsOf(seen, `/api/jobs/${PLAIN}/apply`).map(({ body }) => body));
    const ids = bodies.map((body) => (body as { requestId: string }).requestId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(sent()).toHaveLength(1);
  });

  const leadsTo = async (name: string, href: string) =>
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  const shows = async (text: string) => expect(await screen.findByText(text)).toBeInTheDocument();
  it('explains each refusal in the step where it can be corrected', async () => {
    const app = await openLast();
    await agree(app);
    backend.data.userProfiles.update('profile-demo-user', { headline: 'Written in another tab' });
    const refusals: [number, object, string, () => Promise<unknown>][] = [
      [403, { message: 'Confirm your email first.' }, 'Confirm your email first.', async () => undefined],
      [
        429,
        { message: 'Not so fast.' },
        'Too many requests in a short time. Try again in a while.',
        () => shows('The server said: Not so fast.'),
      ],
      [
        422,
        { errors: { coverLetter: ['Too friendly.'] } },
        'Too friendly.',
        async () => {
          await step('Cover letter');
          expect(screen.getByRole('alert')).toHaveFocus();
          type('Cover letter', 'Dear all');
          await press(app, 'Continue');
          await step('Check your answers');
        },
      ],
      [
        409,
        { reason: 'profileChanged' },
        'Your profile has changed. Please check it once more.',
        async () => {
          await step('Your details');
          expect(screen.getByText('Written in another tab')).toBeInTheDocument();
          await toLast(app);
        },
      ],
      [
        409,
        { reason: 'applied', applicationId: 'application-1' },
        'You have already applied for this job.',
        () => leadsTo('See your application', '/applications/application-1'),
      ],
      [
        410,
        { closedAt: '2026-11-01T12:00:00Z' },
        'This job closed on Nov 1, 2026. Your draft is kept.',
        () => shows('Similar jobs:'),
      ],
    ];
    for (const [status, body, text, andThen] of refusals) {
      server.use(http.post('*/api/jobs/:id/apply', () => HttpResponse.json({ ...body }, { status })));
      await press(app, 'Send application');
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
      await andThen();
    }
  });

  it('shows no draft of another person, waits while offline, and sends nothing by itself afterwards', async () => {
    localStorage.setItem(
      'visatalent_dev_drafts',
      JSON.stringify({
        [`apply:user-other:${PLAIN}`]: {
          at: Date.now(),
          values: { values: { coverLetter: 'Secret' }, step: 'letter' },
        },
      }),
    );
    const app = await openForm(PLAIN);
    await step('Your details');
    expect(document.body).not.toHaveTextContent(/Secret|restored/);
    await toLast(app);
    await agree(app);
    const seen = recordRequests();
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => line.mockRestore());
    fireEvent(window, new Event('offline'));
    expect(await screen.findByText(/^You’re offline\. We’ve kept your application/)).toBeInTheDocument();
    expect(button('Send application')).toBeDisabled();
    line.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(button('Send application')).toBeEnabled());
    expect(callsOf(seen, `/api/jobs/${PLAIN}/apply`)).toHaveLength(0);
  });

  it('keeps a draft over a reload, and uses the server’s draft if the device has none', async () => {
    const app = await openForm(PLAIN);
    await press(app, 'Continue');
    await step('Cover letter');
    type('Cover letter', 'Half a thought');
    await press(app, 'Continue');
    await step('Check your answers');
    await waitFor(() =>
      expect(sent()[0]?.draft).toMatchObject({ coverLetter: 'Half a thought', step: 'check' }),
    );
    await app.reload();
    await step('Check your answers');
    expect(screen.getByText('Half a thought')).toBeInTheDocument();
    expect(screen.getByText(/^Your draft from .* was restored\.$/)).toBeInTheDocument();

    localStorage.removeItem('visatalent_dev_drafts');
    const again = await app.reload();
    await step('Check your answers');
    expect(screen.getByText('Half a thought')).toBeInTheDocument();
    await again.user.click(button('Start over'));
    await step('Your details');
    await waitFor(() => expect(sent()).toHaveLength(0));
    // Longer than the pause after which a draft is stored: no empty one is.
    await new Promise((done) => setTimeout(done, 600));
    expect(localStorage.getItem('visatalent_dev_drafts')).toBeNull();
  });

  it('shows what is typed for the same job in another tab, so that neither tab overwrites the other', async () => {
    await openForm(PLAIN, '?step=letter');
    await step('Cover letter');
    type('Cover letter', 'typed here');
    const stored = () => localStorage.getItem(drafts.key) ?? '';
    await waitFor(() => expect(stored()).toContain('typed here'));
    otherTab({ [drafts.key]: stored().replace('typed here', 'typed there') });
    expect(screen.getByLabelText('Cover letter')).toHaveValue('typed there');
    type('Cover letter', 'typed there and here');
    await waitFor(() => expect(stored()).toContain('typed there and here'));
  });

  it('continues a draft that is a record of its own beside the application that was withdrawn', async () => {
    const begun = { jobId: PLAIN, jobTitle: 'Cook', company: 'Ice', createdAt: null, updatedAt: null };
    server.use(
      http.get('*/api/jobs/applications', () =>
        HttpResponse.json([
          { ...begun, id: 'a-1', status: 'withdrawn', draft: null },
          { ...begun, id: 'a-2', status: 'draft', draft: { coverLetter: 'Second try', step: 'letter' } },
        ]),
      ),
    );
    await openForm(PLAIN);
    await step('Cover letter');
    expect(screen.getByLabelText('Cover letter')).toHaveValue('Second try');
  });
});

describe('the page where a person came from', () => {
  it('leads a visitor who signs in to the form', async () => {
    allowConsole('warn', /Access denied/);
    const app = await renderApp({ path: `/applications/new/${PLAIN}` });
    await waitFor(() => expect(app.address()).toBe('/'));
    await openDialog(app);
    fill('Email', 'user@visatalent.test');
    fill('Password', 'Passw0rd!');
    submit();
    await screen.findByText(/^Step \d of \d$/);
    expect(app.address()).toBe(`/applications/new/${PLAIN}?step=details`);
  });

  it('is offered on the dashboard as the way back to the job, for an hour', async () => {
    const keep = (at: number) =>
      sessionStorage.setItem('visatalent_dev_apply_for', JSON.stringify({ id: PLAIN, title: 'Welder', at }));
    keep(Date.now() - 60_000);
    const { goTo } = await renderApp({ path: '/dashboard', signedInAs: 'user' });
    expect(await screen.findByRole('link', { name: /Continue: apply for .?Welder/ })).toHaveAttribute(
      'href',
      `/applications/new/${PLAIN}`,
    );
    keep(Date.now() - 3_700_000);
    await goTo('/settings');
    await goTo('/dashboard');
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    expect(screen.queryByRole('link', { name: /Continue: apply/ })).toBeNull();
  });
});

describe('a backend or deployment that has less', () => {
  it('lets a person apply without drafts, documents and profiles', async () => {
    configure({ VITE_API_RETRY_ATTEMPTS: 1 });
    const none = () => HttpResponse.json({}, { status: 404 });
    const { id, title, company, location } = backend.job(PLAIN);
    const bare = {
      id: 'a-1',
      jobId: id,
      jobTitle: title,
      company,
      status: 'submitted',
      createdAt: null,
      updatedAt: null,
    };
    server.use(
      http.get(`*/api/jobs/${PLAIN}`, () => HttpResponse.json({ id, title, company: '', location })),
      http.get('*/api/jobs/applications', none),
      http.get('*/api/jobs/applications/a-1', none),
      http.put('*/api/jobs/:id/draft', none),
      http.post('*/api/jobs/:id/apply', () => HttpResponse.json(bare, { status: 201 })),
    );
    const app = await openLast();
    expect(await screen.findByText('Kept in this browser until you sign out')).toBeInTheDocument();
    expect(screen.getByLabelText(/ with the employer for this application\.$/)).not.toBeChecked();
    await agree(app);
    await press(app, 'Send application');
    await screen.findByRole('heading', { level: 1, name: 'Application sent' });
    expect(screen.getByText(title)).toBeInTheDocument();
  });

  it('shows the receipt in the same place if applications are not available', async () => {
    configure({ VITE_FEATURE_APPLICATIONS: false });
    const app = await openLast();
    await agree(app);
    await press(app, 'Send application');
    await screen.findByRole('heading', { level: 1, name: 'Application sent' });
    expect(app.address()).toMatch(/^\/applications\/new\//);
    expect(screen.queryByRole('link', { name: 'See your application' })).toBeNull();
  });
});
