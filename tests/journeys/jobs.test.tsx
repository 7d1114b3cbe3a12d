import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { describe, expect, it } from 'vitest';
import { backend, server } from '../support/backend';
import { matchMedia } from '../support/page';
import { renderApp } from '../support/renderApp';
import { callsOf, configure, dialog, fill, openDialog, recordRequests, submit } from './authDialog';

/** The list of jobs, its filters, and what is saved. */
const status = () =>
  screen.getByText(/^(Showing|No jobs match|Still loading)/, { selector: '[role="status"]' });
const shows = (text: string | RegExp) => waitFor(() => expect(status().textContent).toMatch(text));
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

describe('the list of jobs', () => {
  it('shows pages with one request each, has a skip link and keys for the cards, and finds words in other spellings', async () => {
    const seen = recordRequests();
    const { user, address } = await renderApp({ path: '/jobs' });
    await shows(/^Showing 1–20 of 153 jobs, \d+ of them without stated pay$/);
    expect(cards()).toHaveLength(20);
    expect(callsOf(seen, '/api/jobs')).toHaveLength(1);
    // The first Tab stop after the heading leads to the results.
    screen.getByRole('heading', { level: 1, name: 'Jobs' }).focus();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to results' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'Results' })).toHaveFocus();
    // Single keys go through the cards, and are letters in a field.
    await user.keyboard('jj');
    expect(links()[1]).toHaveFocus();
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('/j');
    expect(screen.getByRole('searchbox')).toHaveValue('/j');
    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    await shows(/^Showing 21–40/);
    expect(address()).toBe('/jobs?page=2');
    expect(screen.getByRole('heading', { name: 'Results' })).toHaveFocus();

    // The keyboards of phones add a space after a word.
    searchFor('welder ');
    await waitFor(() => expect(address()).toBe('/jobs?q=welder'));
    await waitFor(() => expect(links()[0]).toHaveTextContent(/Welder/));
    window.history.back();
    await shows(/^Showing 21–40/);
    expect(address()).toBe('/jobs?page=2');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    searchFor('quebec');
    await waitFor(() => {
      for (const card of cards()) expect(card).toHaveTextContent(/, QC/);
    });
    expect(cards().length).toBeGreaterThan(1);
    // With the Arabic kaf; the title has the Persian one.
    searchFor('جوشكار');
    await waitFor(() => expect(links()[0]).toHaveTextContent('جوشکار'));
  });

  it('is filtered beside the list, each filter can be removed, and a small screen has a dialog', async () => {
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

    // The dialog collects the filters, and one request loads the results.
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
    // One for the number on the button, one for the list.
    expect(callsOf(seen, '/api/jobs')).toHaveLength(2);
  });

  it('removes invalid values from the address, and suggests what to leave out if nothing is found', async () => {
    matchMedia('hover');
    const { address, goTo, user } = await renderApp({
      path: '/jobs?page=0&type=bogus&pay=-5&posted=2&x=1&sort=__proto__',
    });
    await shows(/153 jobs/);
    await waitFor(() => expect(address()).toBe('/jobs'));
    // A page beyond the last one leads to the last one.
    await goTo('/jobs?page=999');
    await waitFor(() => expect(address()).toBe('/jobs?page=8'));
    await shows(/^Showing 141–153/);
    // A visitor cannot filter by a profile, and reads how it becomes possible.
    await goTo('/jobs?match=1');
    await shows(/^Showing 1–20 of 153 jobs/);
    expect(screen.getByLabelText('Matches my profile')).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Sign in to use this filter' })).toBeInTheDocument();
    expect(chips()).toEqual([]);

    await goTo('/jobs?q=weldr');
    await shows('No jobs match');
    expect(await screen.findByRole('link', { name: 'Clear all filters' })).toHaveAttribute('href', '/jobs');
    expect(await screen.findByRole('link', { name: 'Did you mean welder?' })).toHaveAttribute(
      'href',
      '/jobs?q=welder',
    );
    expect(await screen.findByRole('heading', { name: 'Other open jobs' })).toBeInTheDocument();
    await goTo('/jobs?q=welder&category=healthcare&stated=1');
    const [suggestion] = await screen.findAllByRole('link', { name: /^Without “.+”: \d+ jobs?$/ });
    expect(status()).toHaveTextContent('No jobs match');
    expect(screen.getAllByText('Clear all filters')).toHaveLength(1);
    const count = /: (\d+) job/.exec(suggestion?.textContent ?? '')?.[1];
    await user.click(suggestion as HTMLElement);
    await shows(new RegExp(`of ${count} job`));
  });
});

describe('a backend with problems', () => {
  it('is reported when it is slow or fails; it can be tried again, and the old rows stay', async () => {
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

    answer({}, 500);
    tick('Remote');
    await screen.findByText(/^These results are from .* couldn’t be refreshed/);
    expect(cards()).toHaveLength(20);
  });
});

describe('saved jobs and searches', () => {
  const save = (card: number) =>
    within(cards()[card] as HTMLElement).getByRole('button', { name: /^Save .+ at/ });

  it('are on the device until the person signs in, and then there is one question', async () => {
    const app = await renderApp({ path: '/jobs/saved' });
    // If nothing is saved, there is one link to continue.
    await screen.findByRole('heading', { level: 3, name: 'No saved jobs yet' });
    for (const name of ['No saved searches yet', 'Nothing viewed yet'])
      expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
    await app.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Browse jobs' }));
    await shows(/153 jobs/);
    for (const card of [0, 1, 2]) await app.user.click(save(card));
    expect(save(1)).toHaveAttribute('aria-pressed', 'true');
    await openDialog(app);
    fill('Email', 'admin@visatalent.test');
    fill('Password', 'Passw0rd!');
    submit();
    await screen.findByText(/3 jobs saved on this device\. Keep them in your account\?/);
    const seen = recordRequests();
    await app.user.click(await screen.findByRole('button', { name: 'Keep them' }));
    await waitFor(() => expect(screen.queryByText(/saved on this device/)).toBeNull());
    expect(seen.filter(({ method, path }) => method === 'POST' && path.endsWith('/save'))).toHaveLength(3);
    await app.goTo('/jobs/saved');
    await waitFor(() => expect(cards()).toHaveLength(3));

    // This server has smaller pages than it was asked for.
    const kept = [1, 2, 3, 4, 5].map((at) => ({ job: backend.job(`job-${at}`), savedAt: null }));
    server.use(
      http.get('*/api/jobs/saved', ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page'));
        return HttpResponse.json({ data: kept.slice(page * 2 - 2, page * 2), hasNext: page * 2 < 5 });
      }),
    );
    await app.goTo('/jobs');
    await app.goTo('/jobs/saved');
    await waitFor(() => expect(cards()).toHaveLength(5));
  });

  it('count new results; a deletion is undone on request, a save if it fails; a closed job stays, marked, until it is removed', async () => {
    configure({ VITE_API_RETRY_ATTEMPTS: 1 });
    const { jobs, savedJobs } = backend.data;
    const job = jobs.require('job-3');
    jobs.put({ ...job, closedAt: new Date().toISOString(), closedReason: 'filled' });
    const isSaved = () =>
      savedJobs.all().some(({ jobId, userId }) => jobId === 'job-3' && userId === 'user-demo');
    const { goTo, user } = await renderApp({ path: '/jobs?type=full-time', signedInAs: 'user' });
    await shows(/jobs/);
    await user.click(screen.getByRole('button', { name: 'Save this search' }));
    await screen.findByRole('dialog', { name: 'Save this search' });
    expect(dialog().getByLabelText('Name')).toHaveValue('Full-time');
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    await screen.findByText('The search is saved.');
    await goTo('/jobs/saved');
    expect(await screen.findByRole('link', { name: 'Open Full-time' })).toHaveAttribute(
      'href',
      '/jobs?type=full-time',
    );
    expect(await screen.findByText('Nothing new')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Delete Full-time' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Open Full-time' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Open Full-time' })).toBeInTheDocument();

    const remove = await screen.findByRole('button', { name: `Remove ${job.title}` });
    const card = remove.closest<HTMLElement>('[data-job]') ?? document.body;
    expect(within(card).getByText('Closed')).toBeVisible();
    await user.click(remove);
    await waitFor(() => expect(document.querySelector('[data-job="job-3"]')).toBeNull());
    await waitFor(() => expect(isSaved()).toBe(false));

    await goTo('/jobs');
    await shows(/^Showing 1–20 of \d+ jobs/);
    server.use(
      http.post('*/api/jobs/:id/save', () => HttpResponse.json({ message: 'Not today.' }, { status: 500 })),
    );
    await user.click(save(0));
    expect(await screen.findByText('Couldn’t save. Not today.')).toBeInTheDocument();
    expect(save(0)).toHaveAttribute('aria-pressed', 'false');
  });
});
