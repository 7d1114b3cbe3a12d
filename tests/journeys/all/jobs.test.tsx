import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { describe, expect, it } from 'vitest';
import { server } from '../../support/backend';
import { renderApp } from '../../support/renderApp';

/** The list of jobs when the server answers in another shape. */
const status = () =>
  screen.getByText(/^(Showing|No jobs match|Still loading)/, { selector: '[role="status"]' });
const shows = (text: string | RegExp) => waitFor(() => expect(status().textContent).toMatch(text));
const cards = () => document.querySelectorAll<HTMLElement>('main li[data-job]');
const chips = () =>
  [...document.querySelectorAll<HTMLElement>('[data-chip]')].map((chip) => chip.getAttribute('aria-label'));
const answer = (body: JsonBodyType, statusCode = 200) =>
  server.use(http.get('*/api/jobs', () => HttpResponse.json(body, { status: statusCode })));
const listOf = (jobs: readonly object[]) => ({
  data: jobs,
  totalCount: jobs.length,
  currentPage: 1,
  pageSize: 20,
});

describe('a backend with problems', () => {
  it('is read as far as possible if it answers in another shape', async () => {
    // One job that cannot be read is left out.
    answer(
      listOf([{ id: 'a', title: 'Welder' }, { id: 'b' }, { id: 'c', title: 'Cook', tags: ['x'], type: 'y' }]),
    );
    const { goTo, user } = await renderApp({ path: '/jobs' });
    const goAnew = async (path: string) => {
      await goTo('/access-denied');
      await screen.findByRole('heading', { level: 1, name: 'Access Denied' });
      await goTo(path);
    };
    await screen.findByText('One job couldn’t be shown.');
    // Without a company, its name does not end with 'at'.
    expect(screen.getByRole('button', { name: 'Save Welder' })).toBeInTheDocument();
    expect(cards()).toHaveLength(2);
    expect(screen.getAllByText('Type not stated')).toHaveLength(2);

    // A complete list is filtered and paged by the client.
    answer(
      Array.from({ length: 60 }, (_, at) => ({
        id: `j${at}`,
        title: `Job ${at}`,
        type: at < 45 ? 'full-time' : 'contract',
      })),
    );
    await goAnew('/jobs?type=full-time');
    await shows(/^Showing 1–20 of 45 jobs/);
    expect(cards()).toHaveLength(20);
    expect(chips()).toEqual(['Remove filter: Full-time']);
    await user.click(screen.getByRole('link', { name: 'Page 3' }));
    await shows(/^Showing 41–45 of 45/);

    // A filter that the server ignored is detected.
    answer(listOf([{ id: 'a', title: 'Welder', type: 'contract' }]));
    await goAnew('/jobs?type=full-time');
    await shows(/Some filters were not applied\.$/);
    expect(chips()).toEqual(['Remove filter: Full-time (not available here)']);

    // Without any job the page links to a profile.
    answer(listOf([]));
    await goAnew('/jobs');
    await screen.findByRole('heading', { name: 'No open jobs right now' });
    expect(screen.getByText('No open jobs right now', { selector: '[role="status"]' })).toBeInTheDocument();
    expect(screen.queryByText('No jobs match')).toBeNull();
    expect(screen.getByRole('button', { name: 'Create a free profile' })).toBeInTheDocument();

    // Without the jobs call the page says that there are none here.
    answer({}, 404);
    await goAnew('/jobs');
    await screen.findByText('This is not available here yet.');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
