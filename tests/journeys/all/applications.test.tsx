import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { server } from '../../support/backend';
import { renderApp } from '../../support/renderApp';
import { callsOf, configure, recordRequests } from '../authDialog';

/** What a person sees of their applications when answers are odd or old. */
const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const region = (name: string | RegExp) => screen.findByRole('region', { name });
const main = () => screen.getByRole('main');

const one = (id: string) => `/applications/${id}`;
const listed = () => screen.findByLabelText('Search applications');

describe('the list of applications', () => {
  it('says so when it is empty, partly unreadable, long or not available', async () => {
    configure({ VITE_API_RETRY_ATTEMPTS: 1 });
    server.use(http.get('*/api/jobs/applications', () => HttpResponse.json({}, { status: 500 })));
    const app = await renderApp({ path: '/applications', signedInAs: 'admin' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your applications couldn’t be loaded');
    server.resetHandlers();
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No applications yet' })).toBeInTheDocument();
    expect(within(main()).getByRole('link', { name: 'Browse jobs' })).toHaveAttribute('href', '/jobs');

    const good = {
      id: '1',
      jobId: '1',
      jobTitle: 'Welder',
      company: 'X',
      status: 'submitted',
      createdAt: null,
      updatedAt: null,
    };
    server.use(http.get('*/api/jobs/applications', () => HttpResponse.json([good, { id: '2' }])));
    await app.goTo('/settings');
    await app.goTo('/applications');
    expect(await screen.findByText('1 application couldn’t be shown.')).toBeInTheDocument();

    // Two hundred are shown in six columns, unknown statuses under Closed.
    const words = ['draft', 'submitted', 'inReview', 'interview', 'offer', 'accepted', 'rejected', 'paused'];
    const data = Array.from({ length: 200 }, (_, at) => ({
      id: `a-${at}`,
      jobId: `job-${at}`,
      jobTitle: `Welder ${at}`,
      company: '<b>Northgate</b>',
      status: words[at % words.length],
      createdAt: ago(at),
      updatedAt: ago(at),
    }));
    server.use(http.get('*/api/jobs/applications', () => HttpResponse.json({ data, totalCount: 200 })));
    await app.goTo('/settings');
    await app.goTo('/applications');
    expect(await screen.findByText('Page 1 of 10')).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(20);
    await app.user.click(screen.getByLabelText('Board'));
    expect(await region('Drafts (25)')).toBeInTheDocument();
    for (const name of ['Sent (25)', 'In review (25)', 'Interview (25)', 'Offer (25)'])
      expect(within(await region(name)).getAllByRole('article')).toHaveLength(25);
    expect(within(await region('Closed (75)')).getAllByText('Status: paused')).toHaveLength(25);
    expect(main().querySelector('b')).toBeNull();
  });
});

describe('a backend that has only the old calls and fields', () => {
  it('shows the list and each application, without controls that do not work', async () => {
    configure({ VITE_API_RETRY_ATTEMPTS: 1 });
    const old = (id: string, status: string) => ({
      id,
      jobId: 'job-1',
      jobTitle: 'Welder',
      company: 'Northgate',
      status,
      createdAt: ago(3),
      updatedAt: ago(1),
    });
    server.use(
      http.get('*/api/jobs/applications', () =>
        HttpResponse.json({ applications: undefined, data: [old('1', 'submitted'), old('2', 'offer')] }),
      ),
      http.get('*/api/jobs/applications/:id', () => HttpResponse.json({}, { status: 404 })),
    );
    const { goTo } = await renderApp({ path: '/applications', signedInAs: 'both' });
    await listed();
    expect(screen.getByText('Sent.')).toBeInTheDocument();
    const seen = recordRequests();
    await goTo(one('1'));
    await region('Status');
    expect(screen.getByText('There’s no record of what was sent.')).toBeInTheDocument();
    for (const name of ['Withdraw application', 'Ask for an update', 'Accept the offer'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByLabelText('Note')).toBeNull();
    expect(screen.getByRole('link', { name: 'support@visatalent.test' })).toBeInTheDocument();
    expect(callsOf(seen, '/api/jobs/applications/1')).toHaveLength(1);
    await goTo(one('2'));
    await region('Status');
    expect(screen.queryByRole('button', { name: 'Accept the offer' })).toBeNull();
  });
});
