import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { jobSegment } from '@/features/jobs/slug';
import { backend, server } from '../support/backend';
import { renderApp } from '../support/renderApp';
import { callsOf, configure, dialog, fill, recordRequests, submit } from './authDialog';

/** One job: what it says, who pays, how it fits, and where it leads. */
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
/** The address that a job has once it has come: nothing is replaced under the hands of a test. */
const addressOfJob = (id: string) => `/jobs/${jobSegment(backend.job(id))}`;
const answerJob = (job: object) =>
  server.use(
    http.get('*/api/jobs/:id', () =>
      HttpResponse.json({ id: 'x', title: 'Welder', company: 'Steel', location: 'Here', ...job }),
    ),
  );

describe('a job', () => {
  it('has the right words in its address, its title and company in the document, and no foreign markup', async () => {
    const { address } = await renderApp({ path: '/jobs/job-1--anything?x=1' });
    const { title, company, location } = backend.job('job-1');
    await heading(title);
    await waitFor(() => expect(address()).toMatch(/^\/jobs\/job-1--[a-z0-9-]+\?x=1$/));
    expect(address()).not.toContain('anything');
    expect(document.title).toBe(`${title}, ${company} · VisaTalent`);
    expect(screen.getAllByText(location).length).toBeGreaterThan(0);
    for (const name of ['Description', 'Job details', 'Who pays', 'About the employer'])
      expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument();
  });

  it('says its key facts once, above its details', async () => {
    answerJob({
      type: 'contract',
      experience: '3-5 years',
      hoursPerWeek: 40,
      workPermit: 'employerHelps',
      openings: 3,
      reference: 'VT-1',
      salary: { min: 60_000, currency: 'CAD', period: 'year' },
    });
    await renderApp({ path: '/jobs/x' });
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
  });

  it('is found by its id alone, and its microdata says what the page shows', async () => {
    const job = jobWhere(
      (each) => isOpen(each) && each.salary?.period === 'year' && !each.tags.includes('remote'),
    );
    await renderApp({ path: `/jobs/${job.id}` });
    await heading(job.title);
    const item = await waitFor(() => {
      const found = document.querySelector('[itemtype="https://schema.org/JobPosting"]');
      if (found === null) throw new Error('No microdata');
      return found;
    });
    const said = (name: string) => item.querySelector(`[itemprop="${name}"]`)?.getAttribute('content');
    expect(said('title')).toBe(job.title);
    expect(said('datePosted')).toBe(job.postedAt);
    expect(said('currency')).toBe(job.salary?.currency);
    expect(item.querySelector('[itemprop="description"]')?.textContent).not.toBe('');
    expect(document.head.querySelector('meta[name="robots"]')).toBeNull();
  });

  it('that is gone says so and leads to a search by the words of its address', async () => {
    await renderApp({ path: '/jobs/nope--welder-toronto' });
    await heading('This job is no longer available');
    expect(screen.getByRole('link', { name: 'Search jobs like this' })).toHaveAttribute(
      'href',
      '/jobs?q=welder+toronto',
    );
  });

  it('with an id that cannot be one is Page Not Found, without a request', async () => {
    const seen = recordRequests();
    await renderApp({ path: `/jobs/${'x'.repeat(300)}` });
    await heading('Page Not Found');
    expect(seen.filter(({ path }) => path.startsWith('/api/jobs/'))).toEqual([]);
  });

  it('that closed says when and why, offers no way to apply, and is not for search engines', async () => {
    const closed = jobWhere(({ closedReason }) => closedReason === 'filled');
    await renderApp({ path: `/jobs/${closed.id}` });
    await heading(closed.title);
    expect(
      await screen.findByText(/^This job closed on .+\. The position was filled\.$/),
    ).toBeInTheDocument();
    expect(screen.queryByText('Apply for this job')).toBeNull();
    // What counts most comes first: it cannot be had any more.
    const facts = await region('Key facts');
    expect(screen.getByText(/^This job closed on/).compareDocumentPosition(facts)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(document.querySelector('[itemtype]')).toBeNull();
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  it('whose date has passed by this clock alone can still be applied for', async () => {
    answerJob({ status: 'open', closesAt: '2020-01-01T00:00:00Z' });
    await renderApp({ path: '/jobs/x' });
    expect(
      await screen.findByText('The closing date has passed. You can still try to apply.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Apply for this job' })).toBeInTheDocument();
  });

  it('links only to a secure website of the employer', async () => {
    answerJob({ employer: { website: 'javascript:alert(1)', about: '<b>Bold</b>' } });
    await renderApp({ path: '/jobs/x' });
    const employer = within(await region('About the employer'));
    expect(employer.getByText('Not verified yet')).toBeInTheDocument();
    expect(employer.getByText('<b>Bold</b>')).toBeInTheDocument();
    expect(employer.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Other jobs from this employer',
    ]);
  });

  it('says that it could not be loaded, and leads back', async () => {
    configure({ VITE_API_RETRY_ATTEMPTS: 1 });
    server.use(http.get('*/api/jobs/:id', () => new HttpResponse(null, { status: 500 })));
    await renderApp({ path: '/jobs/job-1' });
    expect(await screen.findByText('This job couldn’t be loaded')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to results' })).toHaveAttribute('href', '/jobs');
  });
});

describe('who pays', () => {
  it.each([
    [
      { countryCode: 'CA', regionCode: 'CA-ON' },
      /In Ontario no one may charge a foreign worker for recruitment\./,
    ],
    [{ countryCode: 'AE' }, /^A service fee is charged only after a placement is secured\./],
    [{ countryCode: null, regionCode: null }, /^Ask us before you pay anyone\.$/],
  ])('%o', async (place, sentence) => {
    answerJob(place);
    await renderApp({ path: '/jobs/x' });
    const part = within(await region('Who pays'));
    expect(part.getByText(sentence)).toBeInTheDocument();
    // Nothing of a fee where the law of the place forbids or limits it.
    expect(part.queryAllByText(/service fee/)).toHaveLength(place.countryCode === 'AE' ? 1 : 0);
    expect(part.getByText('Never pay for a job, an interview or a place in line.')).toBeInTheDocument();
  });
});

describe('how it fits', () => {
  it('is said for each need, and a profile without languages cannot tell', async () => {
    answerJob({
      needs: { experienceYears: 1, languages: [{ code: 'en', level: 'B1' }] },
      skills: ['Basket weaving'],
    });
    await renderApp({ path: '/jobs/x', signedInAs: 'user' });
    const part = within(await region('Your profile and this job'));
    expect(part.getByText('Not met: not in your profile')).toBeInTheDocument();
    expect(part.getByText(/^Not known yet: your profile doesn’t say/)).toBeInTheDocument();
    expect(part.getByRole('link', { name: 'Add your languages' })).toHaveAttribute(
      'href',
      '/profile/edit/languages',
    );
    expect(part.getByText('1 met, 1 not met, 1 unknown')).toBeInTheDocument();
  });

  it('is for who signs in', async () => {
    const { user } = await renderApp({ path: addressOfJob('job-1') });
    await user.click(await screen.findByRole('button', { name: 'Sign in to see how your profile fits' }));
    expect(await screen.findByRole('dialog', { name: 'Sign In' })).toBeInTheDocument();
  });
});

describe('the way on', () => {
  it('walks along the results, and Back gives the card its focus again without a request', async () => {
    const { user } = await renderApp({ path: '/jobs' });
    await waitFor(() => expect(document.querySelectorAll('li[data-job]')).toHaveLength(20));
    const cards = [...document.querySelectorAll<HTMLElement>('li[data-job] .open')];
    const names = cards.map((card) => card.textContent);
    await user.click(cards[6] as HTMLElement);
    await heading(names[6] ?? '');
    await user.click(screen.getByRole('link', { name: 'Next job' }));
    await heading(names[7] ?? '');
    const seen = recordRequests();
    window.history.go(-2);
    await waitFor(() => expect(document.querySelectorAll('li[data-job]')).toHaveLength(20));
    await waitFor(() => expect(document.activeElement?.textContent).toBe(names[6]));
    expect(callsOf(seen, '/api/jobs')).toEqual([]);
  });

  it('leads nowhere along results where there are none', async () => {
    await renderApp({ path: addressOfJob('job-1') });
    await screen.findByRole('heading', { level: 2, name: 'Job details' });
    expect(screen.queryByRole('link', { name: /Next/ })).toBeNull();
  });

  it('to the application remembers where a visitor wanted to go, until the dialog is closed', async () => {
    const mine = backend.applicationsOf('user');
    const { id } = jobWhere((job) => isOpen(job) && mine.every(({ jobId }) => jobId !== job.id));
    const { user, address } = await renderApp({ path: addressOfJob(id) });
    await user.click(await screen.findByRole('button', { name: 'Apply for this job' }));
    await screen.findByRole('dialog', { name: 'Sign In' });
    const remembered = () => sessionStorage.getItem('visatalent_dev_return_to');
    expect(remembered()).toBe(`/applications/new/${id}`);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(remembered()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Apply for this job' }));
    await screen.findByRole('dialog', { name: 'Sign In' });
    fill('Email', 'user@visatalent.test');
    fill('Password', 'Passw0rd!');
    submit();
    await waitFor(() => expect(address()).toBe(`/applications/new/${id}?step=details`));
  });

  it('is an address to write to where nobody can apply', async () => {
    configure({ VITE_FEATURE_APPLY: false });
    await renderApp({ path: addressOfJob('job-1') });
    expect(await screen.findByText('Write to us about this job:', { exact: false })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Apply for this job' })).toBeNull();
  });

  it('gives the address away', async () => {
    const { user } = await renderApp({ path: addressOfJob('job-1') });
    await screen.findByRole('heading', { level: 2, name: 'Job details' });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByLabelText('Link to this job')).toHaveValue(location.href);
  });
});

describe('a report', () => {
  const open = async () => {
    const app = await renderApp({ path: addressOfJob('job-1') });
    await app.user.click(await screen.findByRole('button', { name: 'Report this job' }));
    await screen.findByRole('dialog', { name: 'Report this job' });
    return app;
  };

  it('needs a reason, and is thanked for', async () => {
    const { user } = await open();
    await user.click(dialog().getByRole('button', { name: 'Send report' }));
    expect(await dialog().findByText('Choose a reason')).toBeInTheDocument();
    await user.selectOptions(dialog().getByLabelText('Reason'), 'It asks for money');
    await user.click(dialog().getByRole('button', { name: 'Send report' }));
    expect(await dialog().findByText('Thank you. Someone will look into it.')).toBeInTheDocument();
  });

  it('that the server does not take goes by email', async () => {
    server.use(http.post('*/api/jobs/:id/reports', () => new HttpResponse(null, { status: 501 })));
    const { user } = await open();
    await user.selectOptions(dialog().getByLabelText('Reason'), 'It discriminates');
    await user.click(dialog().getByRole('button', { name: 'Send report' }));
    expect(await dialog().findByRole('link', { name: 'support@visatalent.test' })).toBeInTheDocument();
  });
});

it('where jobs are switched off, there is no job', async () => {
  configure({ VITE_FEATURE_JOBS: false });
  await renderApp({ path: addressOfJob('job-1') });
  expect(await heading('Page Not Found')).toBeVisible();
});

it('nothing of what was looked at stays when somebody signs out', async () => {
  const { user } = await renderApp({ path: addressOfJob('job-1'), signedInAs: 'user' });
  await screen.findByRole('heading', { level: 2, name: 'Job details' });
  await waitFor(() => expect(localStorage.getItem('visatalent_dev_recent_jobs')).toContain('job-1'));
  await user.click(screen.getByRole('button', { name: 'Open profile menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await waitFor(() => expect(localStorage.getItem('visatalent_dev_recent_jobs')).toBeNull());
});
