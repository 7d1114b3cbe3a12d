import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { jobSegment } from '@/features/jobs/slug';
import { results } from '@/storage/keys';
import { backend, server } from '../support/backend';
import { renderApp } from '../support/renderApp';
import { callsOf, configure, dialog, fill, recordRequests, submit } from './authDialog';

/** One job: its content, who pays, how it fits, and its links. */
const heading = (name?: string | RegExp) =>
  screen.findByRole('heading', { level: 1, ...(name === undefined ? {} : { name }) });
const region = (name: string) => screen.findByRole('region', { name });
const jobWhere = (fits: (job: ReturnType<typeof all>[number]) => boolean) => {
  const found = all().find((job) => fits(job));
  if (found === undefined) throw new Error('The seed has no such job');
  return found;
};
const all = () => backend.data.jobs.filter(() => true);
const isOpen = ({ publishAt, closedAt, closesAt }: ReturnType<typeof all>[number]) =>
  publishAt !== null &&
  Date.parse(publishAt) < Date.now() &&
  closedAt === null &&
  (closesAt === null || Date.parse(closesAt) > Date.now());
/** The final address of a job, so that the page does not replace it during a test. */
const addressOfJob = (id: string) => `/jobs/${jobSegment(backend.job(id))}`;
/** The backend's answer for a job, whatever its id. */
const answerJob = (id: string, job: object) =>
  server.use(
    http.get('*/api/jobs/:id', () =>
      HttpResponse.json({ id, title: `Welder ${id}`, company: 'Steel', location: 'Here', ...job }),
    ),
  );

describe('a job', () => {
  it('has the right slug in its address, its title and company in the document, and no markup of the employer', async () => {
    configure({ VITE_SITE_ORIGIN: 'https://www.example.com/' });
    const { address, goTo } = await renderApp({ path: '/jobs/job-1--anything?x=1' });
    const { title, company, location } = backend.job('job-1');
    await heading(title);
    await waitFor(() => expect(address()).toMatch(/^\/jobs\/job-1--[a-z0-9-]+\?x=1$/));
    expect(address()).not.toContain('anything');
    expect(document.title).toBe(`${title}, ${company} · VisaTalent`);
    expect(screen.getAllByText(location).length).toBeGreaterThan(0);
    for (const name of ['Description', 'Job details', 'Who pays', 'About the employer'])
      expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument();

    // Only the id matters, and the microdata contain what the page shows.
    const job = jobWhere(
      (each) => isOpen(each) && each.salary?.period === 'year' && !each.tags.includes('remote'),
    );
    await goTo(`/jobs/${job.id}`);
    await heading(job.title);
    const item = await waitFor(() => {
      const found = document.querySelector('[itemtype="https://schema.org/JobPosting"]');
      if (found === null) throw new Error('No microdata');
      return found;
    });
    const said = (name: string) => item.querySelector(`[itemprop="${name}"]`)?.getAttribute('content');
    await waitFor(() => expect(said('title')).toBe(job.title));
    expect(said('datePosted')).toBe(job.postedAt);
    expect(said('currency')).toBe(job.salary?.currency);
    expect(item.querySelector('[itemprop="description"]')?.textContent).not.toBe('');
    expect(document.head.querySelector('meta[name="robots"]')).toBeNull();
    expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `https://www.example.com${addressOfJob(job.id)}`,
    );
  });

  it('that is not available says why, and offers a way to continue', async () => {
    configure({ VITE_API_RETRY_ATTEMPTS: 1 });
    const closed = jobWhere(({ closedReason }) => closedReason === 'filled');
    const { goTo } = await renderApp({ path: '/jobs/nope--welder-toronto' });
    // Gone: a link to a search with the words of its address.
    await heading('This job is no longer available');
    expect(screen.getByRole('link', { name: 'Search jobs like this' })).toHaveAttribute(
      'href',
      '/jobs?q=welder+toronto',
    );

    // An impossible id is Page Not Found, without a request.
    const seen = recordRequests();
    await goTo(`/jobs/${'x'.repeat(300)}`);
    await heading('Page Not Found');
    expect(seen.filter(({ path }) => path.startsWith('/api/jobs/'))).toEqual([]);

    // Closed: when and why, no way to apply, and not for search engines.
    await goTo(`/jobs/${closed.id}`);
    await heading(closed.title);
    expect(
      await screen.findByText(/^This job closed on .+\. The position was filled\.$/),
    ).toBeInTheDocument();
    expect(screen.queryByText('Apply for this job')).toBeNull();
    // The most important fact comes first: the job is closed.
    const facts = await region('Key facts');
    expect(screen.getByText(/^This job closed on/).compareDocumentPosition(facts)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(document.querySelector('[itemtype], link[rel="canonical"]')).toBeNull();
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

    server.use(http.get('*/api/jobs/:id', () => new HttpResponse(null, { status: 500 })));
    await goTo('/jobs/job-1');
    expect(await screen.findByText('This job couldn’t be loaded')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to results' })).toHaveAttribute('href', '/jobs');
  });

  it('shows its key facts once, who pays by local law, and no unsafe link', async () => {
    answerJob('a', {
      type: 'contract',
      experience: '3-5 years',
      hoursPerWeek: 40,
      workPermit: 'employerHelps',
      openings: 3,
      reference: 'VT-1',
      salary: { min: 60_000, currency: 'CAD', period: 'year' },
    });
    const { goTo } = await renderApp({ path: '/jobs/a' });
    const facts = await region('Key facts');
    const names = (list: HTMLElement) =>
      [...list.querySelectorAll('dt')].map(({ textContent }) => textContent);
    expect(names(facts)).toEqual(['Type', 'Experience', 'Hours', 'Work permit']);
    expect(names(await region('Job details'))).toEqual(['Openings', 'Reference']);
    expect(within(facts).getByText(/^From .*60,000.* per year$/)).toBeInTheDocument();
    expect(screen.getAllByText(/60,000/)).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'Apply for this job' })).toHaveLength(1);
    for (const name of ['Apply for this job', 'Save', 'Share', 'Print'])
      expect(within(facts).getByRole('button', { name })).toBeInTheDocument();

    // The date has passed only by this clock, so it can still be applied for.
    answerJob('b', {
      status: 'open',
      closesAt: '2020-01-01T00:00:00Z',
      employer: { website: 'javascript:alert(1)', about: '<b>Bold</b>' },
    });
    await goTo('/jobs/b');
    await heading('Welder b');
    expect(
      await screen.findByText('The closing date has passed. You can still try to apply.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Apply for this job' })).toBeInTheDocument();
    // Only a secure website of the employer is a link.
    const employer = within(await region('About the employer'));
    expect(employer.getByText('Not verified yet')).toBeInTheDocument();
    expect(employer.getByText('<b>Bold</b>')).toBeInTheDocument();
    expect(employer.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Other jobs from this employer',
    ]);

    for (const [id, place, sentence] of [
      [
        'c',
        { countryCode: 'CA', regionCode: 'CA-ON' },
        /In Ontario no one may charge a foreign worker for recruitment\./,
      ],
      ['d', { countryCode: 'AE' }, /^A service fee is charged only after a placement is secured\./],
      ['e', { countryCode: null, regionCode: null }, /^Ask us before you pay anyone\.$/],
    ] as const) {
      answerJob(id, place);
      await goTo(`/jobs/${id}`);
      await heading(`Welder ${id}`);
      const part = within(await region('Who pays'));
      expect(part.getByText(sentence)).toBeInTheDocument();
      // Nothing about a fee if local law forbids or limits it.
      expect(part.queryAllByText(/service fee/)).toHaveLength(place.countryCode === 'AE' ? 1 : 0);
      expect(part.getByText('Never pay for a job, an interview or a place in line.')).toBeInTheDocument();
    }
  });
});

it('a signed-in person reads how it fits, requirement by requirement, and nothing of it stays after signing out', async () => {
  answerJob('x', {
    needs: { experienceYears: 1, languages: [{ code: 'en', level: 'B1' }] },
    skills: ['Basket weaving'],
    viewer: {
      saved: false,
      applicationId: 'application-1',
      applicationStatus: 'submitted',
      appliedAt: '2026-01-05',
    },
  });
  const { user } = await renderApp({ path: '/jobs/x', signedInAs: 'user' });
  // In place of 'Apply for this job'.
  expect(
    within(await region('Key facts')).getByRole('link', { name: 'See your application' }),
  ).toHaveAttribute('href', '/applications/application-1');
  expect(screen.queryByText('Apply for this job')).toBeNull();
  const part = within(await region('Your profile and this job'));
  expect(part.getByText('Not met: not in your profile')).toBeInTheDocument();
  expect(part.getByText(/^Not known yet: your profile doesn’t say/)).toBeInTheDocument();
  expect(part.getByRole('link', { name: 'Add your languages' })).toHaveAttribute(
    'href',
    '/profile/edit/languages',
  );
  expect(part.getByText('1 met, 1 not met, 1 unknown')).toBeInTheDocument();

  await waitFor(() => expect(localStorage.getItem('visatalent_dev_recent_jobs')).toContain('"x"'));
  await user.click(screen.getByRole('button', { name: 'Open profile menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await waitFor(() => expect(localStorage.getItem('visatalent_dev_recent_jobs')).toBeNull());
});

describe('the links', () => {
  it('lead through the results, and Back returns the focus to the card without a request', async () => {
    const { user } = await renderApp({ path: '/jobs' });
    await waitFor(() => expect(document.querySelectorAll('li[data-job]')).toHaveLength(20));
    const cards = [...document.querySelectorAll<HTMLElement>('li[data-job] .open')];
    const names = cards.map((card) => card.textContent);
    await user.click(cards[6] as HTMLElement);
    await heading(names[6] ?? '');
    await user.click(await screen.findByRole('link', { name: 'Next job' }));
    await heading(names[7] ?? '');
    const seen = recordRequests();
    window.history.go(-2);
    await waitFor(() => expect(document.querySelectorAll('li[data-job]')).toHaveLength(20));
    await waitFor(() => expect(document.activeElement?.textContent).toBe(names[6]));
    expect(callsOf(seen, '/api/jobs')).toEqual([]);
  });

  it.each([
    ['opened by its address', 'navigate', 'Jobs'],
    ['reloaded', 'reload', 'Back to results'],
  ])('that is %s, in a tab that showed a list, lead to the right list', async (_, type, name) => {
    const list = { address: '', page: 1, pages: 1, ids: ['job-1'], segments: ['job-1--welder'] };
    sessionStorage.setItem(results.key, results.format(list));
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);
    await renderApp({ path: addressOfJob('job-1') });
    const crumbs = await screen.findByRole('navigation', { name: 'Breadcrumb' });
    expect(
      within(crumbs)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([name]);
  });

  it('of a visitor are to share, to report, and to sign in for the match and for the application', async () => {
    const mine = backend.applicationsOf('user');
    const { id } = jobWhere((job) => isOpen(job) && mine.every(({ jobId }) => jobId !== job.id));
    const { user, address } = await renderApp({ path: addressOfJob(id) });
    const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByRole('heading', { level: 2, name: 'Job details' });
    // There is no list of results.
    expect(screen.queryByRole('link', { name: /Next/ })).toBeNull();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByLabelText('Link to this job')).toHaveValue(location.href);

    const report = async () => {
      await user.click(await screen.findByRole('button', { name: 'Report this job' }));
      await screen.findByRole('dialog', { name: 'Report this job' });
    };
    const send = () => user.click(dialog().getByRole('button', { name: 'Send report' }));
    await report();
    await send();
    expect(await dialog().findByText('Choose a reason')).toBeVisible();
    expect(dialog().getByLabelText('Reason')).toBeInvalid();
    fill('Email', 'not-mail');
    await user.selectOptions(dialog().getByLabelText('Reason'), 'It asks for money');
    await send();
    expect(dialog().getByLabelText('Email')).toBeInvalid();
    fill('Email', 'me@example.com');
    await send();
    expect(await dialog().findByText('Thank you. Someone will look into it.')).toBeInTheDocument();
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    await closed();
    // A report that the server does not accept is sent by email.
    server.use(http.post('*/api/jobs/:id/reports', () => new HttpResponse(null, { status: 501 })));
    await report();
    await user.selectOptions(dialog().getByLabelText('Reason'), 'It discriminates');
    await send();
    expect(await dialog().findByRole('link', { name: 'support@visatalent.test' })).toBeInTheDocument();
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    await closed();

    await user.click(screen.getByRole('button', { name: 'Sign in to see how your profile fits' }));
    await screen.findByRole('dialog', { name: 'Sign In' });
    await user.keyboard('{Escape}');
    await closed();
    // The wanted address is remembered for the application until the dialog is closed.
    await user.click(screen.getByRole('button', { name: 'Apply for this job' }));
    await screen.findByRole('dialog', { name: 'Sign In' });
    const remembered = () => sessionStorage.getItem('visatalent_dev_return_to');
    expect(remembered()).toBe(`/applications/new/${id}`);
    await user.keyboard('{Escape}');
    await closed();
    expect(remembered()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Apply for this job' }));
    await screen.findByRole('dialog', { name: 'Sign In' });
    fill('Email', 'user@visatalent.test');
    fill('Password', 'Passw0rd!');
    submit();
    await waitFor(() => expect(address()).toBe(`/applications/new/${id}?step=details`));
    act(() => window.history.back());
    await waitFor(() => expect(address()).toMatch(new RegExp(`^/jobs/${id}--`)));
  });
});
