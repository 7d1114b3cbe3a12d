import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { describe, expect, it } from 'vitest';
import { backend, server } from '../support/backend';
import { matchMedia } from '../support/page';
import { renderApp } from '../support/renderApp';
import { callsOf, configure, dialog, fill, openDialog, recordRequests, submit } from './authDialog';

/** Finding a job: the list, its filters, and what is kept of it. */
const status = () =>
  screen.getByText(/^(Showing|No jobs match|Still loading)/, { selector: '[role="status"]' });
/** Without the invisible characters that keep a range on one line. */
const shows = (text: string | RegExp) =>
  waitFor(() => expect(status().textContent.replaceAll('\u2060', '')).toMatch(text));
const cards = () => document.querySelectorAll<HTMLElement>('main li[data-job]');
const links = () => [...document.querySelectorAll<HTMLElement>('main li[data-job] .open')];
const tick = (name: string) =>
  fireEvent.click(screen.getByLabelText(name, { selector: '[type="checkbox"]' }));
const chips = () =>
  [...document.querySelectorAll<HTMLElement>('[data-chip]')].map((chip) => chip.getAttribute('aria-label'));
const searchFor = (words: string) => {
  const box = screen.getByRole('searchbox', { name: 'Job title, skill or company' });
  fireEvent.change(box, { target: { value: words } });
  fireEvent.submit((box as HTMLInputElement).form as HTMLFormElement);
};
const answer = (body: JsonBodyType, statusCode = 200) =>
  server.use(http.get('*/api/jobs', () => HttpResponse.json(body, { status: statusCode })));
const listOf = (jobs: readonly object[]) => ({
  data: jobs,
  totalCount: jobs.length,
  currentPage: 1,
  pageSize: 20,
});

describe('the list of jobs', () => {
  it('shows the first page after one request, has a way past the filters, and the next page by a link', async () => {
    const seen = recordRequests();
    const { user, address } = await renderApp({ path: '/jobs' });
    await shows(/^Showing 1–20 of 153 jobs, \d+ of them without stated pay$/);
    expect(cards()).toHaveLength(20);
    expect(callsOf(seen, '/api/jobs')).toHaveLength(1);
    // The first stop after the heading leads to the results.
    screen.getByRole('heading', { level: 1, name: 'Jobs' }).focus();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to results' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'Results' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    await shows(/^Showing 21–40/);
    expect(address()).toBe('/jobs?page=2');
    expect(screen.getByRole('heading', { name: 'Results' })).toHaveFocus();
  });

  it('is searched, goes back, and finds words without accents or in the letters of a neighbour', async () => {
    const { address } = await renderApp({ path: '/jobs' });
    await shows(/153 jobs/);
    searchFor('welder');
    await waitFor(() => expect(address()).toBe('/jobs?q=welder'));
    await waitFor(() => expect(links()[0]).toHaveTextContent(/Welder/));
    window.history.back();
    await shows(/153 jobs/);
    expect(address()).toBe('/jobs');
    searchFor('quebec');
    await waitFor(() => expect(links()[0]?.closest('article')).toHaveTextContent(/, QC/));
    expect(cards().length).toBeGreaterThan(1);
    for (const card of cards()) expect(card).toHaveTextContent(/, QC/);
    // With the Arabic kaf; the title has the Persian one.
    searchFor('جوشكار');
    await waitFor(() => expect(links()[0]).toHaveTextContent('جوشکار'));
  });

  it('is filtered beside the list, each filter with a way out', async () => {
    const { address, user } = await renderApp({ path: '/jobs?country=CA' });
    await shows(/jobs/);
    tick('Full-time');
    tick('Ontario');
    await waitFor(() => expect(address()).toBe('/jobs?country=CA&region=CA-ON&type=full-time'));
    await waitFor(() =>
      expect(chips()).toEqual([
        'Remove filter: Canada',
        'Remove filter: Ontario',
        'Remove filter: Full-time',
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Remove filter: Ontario' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Remove filter: Full-time' })).toHaveFocus(),
    );
    expect(screen.getByLabelText('Ontario')).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Remove filter: Full-time' }));
    await waitFor(() => expect(chips()).toEqual(['Remove filter: Canada']));
    await user.click(screen.getByRole('button', { name: 'Remove filter: Canada' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Results' })).toHaveFocus());
    expect(address()).toBe('/jobs');
  });

  it('drops from the address what it cannot mean, and leads from beyond the last page to it', async () => {
    const { address } = await renderApp({
      path: '/jobs?page=0&type=bogus&pay=-5&posted=2&x=1&sort=__proto__',
    });
    await shows(/153 jobs/);
    await waitFor(() => expect(address()).toBe('/jobs'));
    const far = await renderApp({ path: '/jobs?page=999' });
    await waitFor(() => expect(far.address()).toBe('/jobs?page=8'));
    await shows(/^Showing 141–153/);
  });

  it('on a small screen collects filters in a sheet, and asks once for what is shown', async () => {
    const { user, address } = await renderApp({ path: '/jobs' });
    await shows(/153 jobs/);
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await screen.findByRole('dialog', { name: 'Filters' });
    fireEvent.click(dialog().getByLabelText('Remote'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/jobs');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await screen.findByRole('dialog', { name: 'Filters' });
    const seen = recordRequests();
    fireEvent.click(dialog().getByLabelText('Remote'));
    fireEvent.click(dialog().getByLabelText('Full-time'));
    await user.click(await dialog().findByRole('button', { name: /^Show \d+ jobs$/ }));
    await waitFor(() => expect(address()).toBe('/jobs?type=full-time&tag=remote'));
    await waitFor(() => expect(chips()).toHaveLength(2));
    // One for the count on the button, one for the list.
    expect(callsOf(seen, '/api/jobs')).toHaveLength(2);
  });

  it('suggests what to leave out where nothing is found', async () => {
    await renderApp({ path: '/jobs?q=weldr' });
    await shows('No jobs match');
    expect(await screen.findByRole('link', { name: 'Clear all filters' })).toHaveAttribute('href', '/jobs');
    expect(await screen.findByRole('link', { name: 'Did you mean \u2068welder\u2069?' })).toHaveAttribute(
      'href',
      '/jobs?q=welder',
    );
    expect(await screen.findByRole('heading', { name: 'Other open jobs' })).toBeInTheDocument();
    const { user } = await renderApp({ path: '/jobs?q=welder&category=healthcare&stated=1' });
    await shows('No jobs match');
    expect(screen.getAllByText('Clear all filters')).toHaveLength(1);
    const [suggestion] = await screen.findAllByRole('link', { name: /^Without “.+”: \d+ jobs?$/ });
    const count = /: (\d+) job/.exec(suggestion?.textContent ?? '')?.[1];
    await user.click(suggestion as HTMLElement);
    await shows(new RegExp(`of ${count} job`));
  });
});

describe('a backend in trouble', () => {
  it('ends the waiting in words, and tries again', async () => {
    configure({ VITE_API_RETRY_ATTEMPTS: 1 });
    server.use(http.get('*/api/jobs', () => HttpResponse.html('<h1>Hello</h1>')));
    const { user } = await renderApp({ path: '/jobs' });
    await screen.findByText('Jobs couldn’t be loaded');
    expect(screen.getByText('API response format not recognized')).toBeVisible();
    expect(document.querySelector('main [aria-busy="true"]')).toBeNull();
    expect(screen.getByRole('searchbox')).toBeEnabled();
    server.use(
      http.get('*/api/jobs', () => HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '10' } })),
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(/You can try again in 10 seconds\.$/);
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await shows(/153 jobs/);
  });

  it('shows what was asked for last, whatever comes late', async () => {
    let release = () => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    let hasAnswered = false;
    server.use(
      http.get('*/api/jobs', async ({ request }) => {
        const asked = new URL(request.url).searchParams;
        if (asked.has('tag')) return HttpResponse.json(listOf([{ id: 'b', title: 'Asked for last' }]));
        if (!asked.has('type')) return undefined;
        await late;
        hasAnswered = true;
        return HttpResponse.json(listOf([{ id: 'a', title: 'Asked for before' }]));
      }),
    );
    await renderApp({ path: '/jobs' });
    await shows(/153 jobs/);
    tick('Full-time');
    await waitFor(() => expect(chips()).toHaveLength(1));
    tick('Remote');
    await screen.findByRole('heading', { name: 'Asked for last' });
    release();
    await waitFor(() => expect(hasAnswered).toBe(true));
    await act(() => new Promise((done) => setTimeout(done, 100)));
    expect(links().map((link) => link.textContent)).toEqual(['Asked for last']);
  });

  it('keeps the rows that were there, and says so', async () => {
    configure({ VITE_API_RETRY_ATTEMPTS: 1 });
    await renderApp({ path: '/jobs' });
    await shows(/153 jobs/);
    answer({}, 500);
    tick('Remote');
    await screen.findByText(/^These results are from .* couldn’t be refreshed/);
    expect(cards()).toHaveLength(20);
  });

  it('leaves out one job that cannot be read', async () => {
    answer(
      listOf([{ id: 'a', title: 'Welder' }, { id: 'b' }, { id: 'c', title: 'Cook', tags: ['x'], type: 'y' }]),
    );
    await renderApp({ path: '/jobs' });
    await screen.findByText('One job couldn’t be shown.');
    expect(cards()).toHaveLength(2);
    expect(screen.getAllByText('Type not stated')).toHaveLength(2);
  });

  it('that answers everything is filtered and cut into pages here', async () => {
    answer(
      Array.from({ length: 60 }, (_, at) => ({
        id: `j${at}`,
        title: `Job ${at}`,
        type: at < 45 ? 'full-time' : 'contract',
      })),
    );
    const { user } = await renderApp({ path: '/jobs?type=full-time' });
    await shows(/^Showing 1–20 of 45 jobs/);
    expect(chips()).toEqual(['Remove filter: Full-time']);
    await user.click(screen.getByRole('link', { name: 'Page 3' }));
    await shows(/^Showing 41–45 of 45/);
  });

  it('that answers ten thousand jobs at once shows a page of them', async () => {
    answer(
      Array.from({ length: 10_000 }, (_, at) => ({
        id: `j${at}`,
        title: `Job ${at}`,
        type: at % 4 === 0 ? 'contract' : 'full-time',
      })),
    );
    await renderApp({ path: '/jobs' });
    await shows(/^Showing 1–20 of 10,000 jobs/);
    expect(cards()).toHaveLength(20);
    tick('Contract');
    await shows(/^Showing 1–20 of 2,500 jobs/);
    expect(cards()).toHaveLength(20);
  });

  it('that ignores a filter is found out', async () => {
    answer(listOf([{ id: 'a', title: 'Welder', type: 'contract' }]));
    await renderApp({ path: '/jobs?type=full-time' });
    await shows(/Some filters were not applied\.$/);
    expect(chips()).toEqual(['Remove filter: Full-time (not available here)']);
  });

  it('with no job at all leads to a profile', async () => {
    answer(listOf([]));
    await renderApp({ path: '/jobs' });
    await screen.findByRole('heading', { name: 'No open jobs right now' });
    expect(screen.getByText('No open jobs right now', { selector: '[role="status"]' })).toBeInTheDocument();
    expect(screen.queryByText('No jobs match')).toBeNull();
    expect(screen.getByRole('button', { name: 'Create a free profile' })).toBeInTheDocument();
  });

  it('without jobs says quietly that there are none here', async () => {
    answer({}, 404);
    await renderApp({ path: '/jobs' });
    await screen.findByText('This is not available here yet.');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('what is kept', () => {
  const save = (card: number) =>
    within(cards()[card] as HTMLElement).getByRole('button', { name: /^Save .+ at/ });

  it('is on the device until somebody signs in, and is asked about once', async () => {
    const app = await renderApp({ path: '/jobs' });
    await shows(/153 jobs/);
    for (const card of [0, 1, 2]) await app.user.click(save(card));
    expect(save(1)).toHaveAttribute('aria-pressed', 'true');
    await openDialog(app);
    fill('Email', 'admin@visatalent.test');
    fill('Password', 'Passw0rd!');
    submit();
    await waitFor(() => expect(localStorage.getItem('auth_token')).not.toBeNull());
    const signedIn = await renderApp({ path: '/jobs' });
    await screen.findByText(/3 jobs saved on this device\. Keep them in your account\?/);
    const seen = recordRequests();
    await signedIn.user.click(screen.getByRole('button', { name: 'Keep them' }));
    await waitFor(() => expect(screen.queryByText(/saved on this device/)).toBeNull());
    expect(seen.filter(({ method, path }) => method === 'POST' && path.endsWith('/save'))).toHaveLength(3);
    await renderApp({ path: '/jobs/saved' });
    await waitFor(() => expect(cards()).toHaveLength(3));
  });

  it('a closed one stays, says so, and can be removed', async () => {
    const { jobs, savedJobs } = backend.data;
    const job = jobs.require('job-3');
    jobs.put({ ...job, closedAt: new Date().toISOString(), closedReason: 'filled' });
    const isSaved = () =>
      savedJobs.all().some(({ jobId, userId }) => jobId === 'job-3' && userId === 'user-demo');
    const { user } = await renderApp({ path: '/jobs/saved', signedInAs: 'user' });
    const remove = await screen.findByRole('button', { name: `Remove ${job.title}` });
    const card = remove.closest<HTMLElement>('[data-job]') ?? document.body;
    expect(within(card).getByText('Closed')).toBeVisible();
    await user.click(remove);
    await waitFor(() => expect(document.querySelector('[data-job="job-3"]')).toBeNull());
    await waitFor(() => expect(isSaved()).toBe(false));
  });

  it('has one way on where nothing is kept', async () => {
    await renderApp({ path: '/jobs/saved' });
    await screen.findByRole('heading', { level: 3, name: 'No saved jobs yet' });
    for (const name of ['No saved searches yet', 'Nothing viewed yet'])
      expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
    expect(within(screen.getByRole('main')).getAllByRole('link', { name: 'Browse jobs' })).toHaveLength(1);
  });

  it('is taken back where saving fails, with the reason', async () => {
    configure({ VITE_API_RETRY_ATTEMPTS: 1 });
    const { user } = await renderApp({ path: '/jobs', signedInAs: 'user' });
    await shows(/153 jobs/);
    server.use(
      http.post('*/api/jobs/:id/save', () => HttpResponse.json({ message: 'Not today.' }, { status: 500 })),
    );
    await user.click(save(0));
    expect(await screen.findByText('Couldn’t save. Not today.')).toBeInTheDocument();
    expect(save(0)).toHaveAttribute('aria-pressed', 'false');
  });

  it('holds a search with what is new in it, and its deletion can be undone', async () => {
    const { user } = await renderApp({ path: '/jobs?type=full-time', signedInAs: 'user' });
    await shows(/jobs/);
    await user.click(screen.getByRole('button', { name: 'Save this search' }));
    await screen.findByRole('dialog', { name: 'Save this search' });
    expect(dialog().getByLabelText('Name')).toHaveValue('Full-time');
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    await screen.findByText('The search is saved.');
    const page = await renderApp({ path: '/jobs/saved' });
    expect(await screen.findByRole('link', { name: 'Open Full-time' })).toHaveAttribute(
      'href',
      '/jobs?type=full-time',
    );
    expect(await screen.findByText('Nothing new')).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Delete Full-time' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Open Full-time' })).toBeNull());
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Open Full-time' })).toBeInTheDocument();
  });
});

describe('single keys', () => {
  it('walk along the cards, are letters in a field, and can be switched off', async () => {
    const { user, reload } = await renderApp({ path: '/jobs' });
    await shows(/153 jobs/);
    await user.keyboard('jj');
    expect(links()[1]).toHaveFocus();
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('/j');
    expect(screen.getByRole('searchbox')).toHaveValue('/j');
    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await user.click(dialog().getByLabelText('Single-key shortcuts'));
    const again = await reload();
    await shows(/153 jobs/);
    await again.user.keyboard('j');
    expect(links()[0]).not.toHaveFocus();
  });
});

it('a visitor cannot filter by a profile, and is told how', async () => {
  matchMedia('hover');
  await renderApp({ path: '/jobs?match=1' });
  await shows(/153 jobs/);
  expect(screen.getByLabelText('Matches my profile')).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Sign in to use this filter' })).toBeInTheDocument();
  expect(chips()).toEqual([]);
});
