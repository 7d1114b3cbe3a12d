import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { http, HttpResponse } from 'msw';
import { signOut } from '@/identity/identity';
import { backend, server } from '../support/backend';
import { type RenderedApp, renderApp } from '../support/renderApp';
import { callsOf, recordRequests } from './authDialog';

const open = async (path: string): Promise<RenderedApp> => {
  const app = await renderApp({ path, signedInAs: 'admin' });
  await screen.findByRole('table', {}, { timeout: 20_000 });
  return app;
};
const rows = () => screen.getAllByRole('row').slice(1);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const fromMenu = async (user: RenderedApp['user'], name: string, action: string) => {
  await user.click(await button(`More actions for ${name}`));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};
const inDialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
/** A move that waits for 'Undo' is sent when the page is left. */
const leave = () => window.dispatchEvent(new Event('pagehide'));
const { jobs, applications } = backend.data;
const some = <T,>(value: T | undefined): T => {
  if (value === undefined) throw new Error('The seed has none');
  return value;
};
const sentFor = (id: string) =>
  applications.filter(({ jobId, status }) => jobId === id && status !== 'draft').length;

describe('job postings', () => {
  it('show every column, and have their filters in the address', async () => {
    const { user, address } = await open('/admin/jobs');
    const columns = [
      'Reference',
      'Title',
      'Company',
      'Location',
      'Status',
      'Applications',
      'Closes',
      'Last modified',
    ];
    for (const name of columns) expect(screen.getByRole('columnheader', { name })).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Draft');
    await screen.findByText('1–2 of 2');
    expect(address()).toBe('/admin/jobs?status=draft');
    expect(rows()).toHaveLength(2);
  });

  it('are previewed with the pay as the public page says it', async () => {
    jobs.update('job-1', { salary: { min: 30, max: 38, currency: 'CAD', period: 'hour' } });
    const { user } = await open('/admin/jobs?search=VT-0001');
    const { title } = some(jobs.get('job-1'));
    await fromMenu(user, title, `Preview ${title}`);
    const preview = await inDialog(title);
    expect(preview.getByText('CA$30–CA$38 per hour')).toBeVisible();
    expect(preview.getByText('≈ CA$62,400–CA$79,000 per year')).toBeVisible();
  });

  it('are duplicated into a draft that opens, and can be scheduled there', async () => {
    const { user } = await open('/admin/jobs?search=VT-0001');
    const { title } = some(jobs.get('job-1'));
    await fromMenu(user, title, `Duplicate ${title}`);
    const asked = await inDialog('Duplicate this job posting?');
    await user.click(asked.getByRole('button', { name: 'Duplicate' }));
    const form = await inDialog('Edit job posting');
    expect(form.getByLabelText('Reference')).toHaveValue('VT-0001-2');
    fill(form.getByLabelText('Publish at'), '2199-01-01T09:00');
    fill(form.getByLabelText('Closes'), '2198-01-01T09:00');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('The closing date must be after the publishing date.')).toBeVisible();
    fill(form.getByLabelText('Closes'), '');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await closed();
    const copy = some(jobs.find(({ reference }) => reference === 'VT-0001-2'));
    expect(copy.publishAt).toBe(new Date('2199-01-01T09:00').toISOString());
    expect(copy.skills).toEqual(some(jobs.get('job-1')).skills);
  });

  it('are reopened only with a closing date that lies ahead', async () => {
    const job = some(jobs.find(({ closedAt }) => closedAt !== null));
    const { user } = await open(`/admin/jobs?search=${job.reference}`);
    await fromMenu(user, job.title, `Reopen ${job.title}`);
    const form = await inDialog('Reopen this job?');
    fill(form.getByLabelText('Closes'), '2020-01-01T09:00');
    await user.click(form.getByRole('button', { name: 'Reopen' }));
    expect(await form.findByText('The closing date must be in the future.')).toBeVisible();
    expect(jobs.get(job.id)?.closedAt).toBe(job.closedAt);
  });

  it('with applications are not deleted but closed, with a reason and an undo', async () => {
    const job = some(
      jobs.find(({ id, closesAt }) => closesAt === null && sentFor(id) > 1) ??
        jobs.find(({ id }) => sentFor(id) > 1),
    );
    const { user } = await open(`/admin/jobs?search=${job.reference}`);
    await user.click(await button(`Delete ${job.title}`));
    const asked = await inDialog('Delete this job posting?');
    expect(asked.getByText(new RegExp(`This job has ${sentFor(job.id)} applications`))).toBeVisible();
    expect(asked.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await user.click(asked.getByRole('button', { name: 'Cancel' }));
    await closed();

    await fromMenu(user, job.title, `Close ${job.title}`);
    const form = await inDialog('Close this job?');
    expect(form.getByText(new RegExp(`Its ${sentFor(job.id)} applications stay`))).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Close the job' }));
    expect(await form.findByText('One field needs your attention.')).toBeVisible();
    await user.selectOptions(form.getByLabelText('Reason'), 'The position was filled');
    await user.click(form.getByRole('button', { name: 'Close the job' }));
    await closed();
    expect(jobs.get(job.id)).toMatchObject({ closedReason: 'filled' });
    await waitFor(() => expect(rows()[0]).toHaveTextContent('Closed'));
    await user.click(await button(`More actions for ${job.title}`));
    await screen.findByRole('menuitem', { name: `Reopen ${job.title}` });
    await user.keyboard('{Escape}');
    await user.click(await button('Undo'));
    await waitFor(() => expect(jobs.get(job.id)).toMatchObject({ closedAt: null, closedReason: null }));
  });
});

const BASE = '/api/admin/applications';
const nameOf = (userId: string): string => {
  const { firstName, lastName } = some(backend.data.users.get(userId));
  return `${firstName} ${lastName}`.trim();
};
const submitted = () => some(applications.find(({ status }) => status === 'submitted'));

describe('the pipeline', () => {
  it('moves on the screen at once, and not at all after an undo', async () => {
    const { id, userId, reference } = submitted();
    const name = nameOf(userId);
    const { user } = await open(`/admin/applications?q=${reference}`);
    const seen = recordRequests();
    await user.click(await button(`Move ${name}`));
    await user.click(await screen.findByRole('menuitem', { name: 'Rejected' }));
    const form = await inDialog(/^Move .* to Rejected$/);
    await user.click(form.getByRole('button', { name: 'Move' }));
    expect(await form.findByText('This field is required')).toBeVisible();
    await user.selectOptions(form.getByLabelText('Reason'), 'Another candidate was chosen');
    fill(form.getByLabelText('Message to the applicant'), 'Thank you for your time.');
    fill(form.getByLabelText('Note'), 'Too far away.');
    const preview = within(form.getByRole('region', { name: 'What the applicant will read' }));
    expect(preview.getByText('Thank you for your time.')).toBeVisible();
    expect(preview.queryByText('Too far away.')).toBeNull();
    await user.click(form.getByRole('button', { name: 'Move' }));
    await closed();
    expect(within(some(rows()[0])).getByText('Rejected')).toBeVisible();
    await user.click(await button('Undo'));
    expect(await within(some(rows()[0])).findByText('New')).toBeVisible();
    leave();
    expect(callsOf(seen, `${BASE}/${id}/move`)).toEqual([]);
    expect(applications.get(id)?.status).toBe('submitted');
  });

  it('sends a waiting move when the page is left, and hides the note from the applicant', async () => {
    const { id, userId, reference } = submitted();
    const { user } = await open(`/admin/applications?q=${reference}`);
    const seen = recordRequests();
    await user.click(await button(`Move ${nameOf(userId)}`));
    await user.click(await screen.findByRole('menuitem', { name: 'In review' }));
    const form = await inDialog(/^Move .* to In review$/);
    fill(form.getByLabelText('Note'), 'Ask for references.');
    await user.click(form.getByRole('button', { name: 'Move' }));
    await closed();
    leave();
    await waitFor(() => expect(applications.get(id)?.status).toBe('inReview'));
    const [sent] = callsOf(seen, `${BASE}/${id}/move`);
    expect(await sent?.body).toMatchObject({
      expected: 'submitted',
      note: 'Ask for references.',
      visible: false,
    });
  });

  it('is sent before the person signs out', async () => {
    const { id, userId, reference } = submitted();
    const { user } = await open(`/admin/applications?search=${reference}`);
    await user.click(await button(`Move ${nameOf(userId)}`));
    await user.click(await screen.findByRole('menuitem', { name: 'In review' }));
    await user.click((await inDialog(/to In review$/)).getByRole('button', { name: 'Move' }));
    await closed();
    act(() => signOut());
    await waitFor(() => expect(applications.get(id)?.status).toBe('inReview'));
  });

  it("says who moved it first, and offers 'Move anyway' only if the rules allow it", async () => {
    const { id, userId, reference } = submitted();
    const { user } = await open(`/admin/applications?search=${reference}`);
    await user.click(await button(`Move ${nameOf(userId)}`));
    await user.click(await screen.findByRole('menuitem', { name: 'In review' }));
    await user.click((await inDialog(/to In review$/)).getByRole('button', { name: 'Move' }));
    await closed();
    applications.update(id, { status: 'interview', updatedAt: new Date().toISOString() });
    leave();
    const conflict = await inDialog('Someone else moved it first');
    expect(conflict.getByText(/someone else moved .* to Interview/)).toBeVisible();
    expect(conflict.queryByRole('button', { name: 'Move anyway' })).toBeNull();
    await user.click(conflict.getByRole('button', { name: 'Use theirs' }));
    expect(await within(some(rows()[0])).findByText('Interview')).toBeVisible();
    expect(applications.get(id)?.status).toBe('interview');
  });

  it('proposes several times in words of both zones, and keeps the input if sending fails', async () => {
    const { id, userId, reference } = submitted();
    const name = nameOf(userId);
    backend.data.users.update(userId, { zone: 'Asia/Tokyo' });
    server.use(
      http.post(`*${BASE}/${id}/move`, () => HttpResponse.json({ message: 'No.' }, { status: 400 }), {
        once: true,
      }),
    );
    const { user } = await open(`/admin/applications?q=${reference}`);
    const seen = recordRequests();
    const begin = async () => {
      await user.click(await button(`Move ${name}`));
      await user.click(await screen.findByRole('menuitem', { name: 'Interview' }));
      return inDialog(/^Move .* to Interview$/);
    };
    const form = await begin();
    const later = (days: number, clock: string) =>
      `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${clock}`;
    // The tests run in UTC: 15:00 is midnight in Tokyo.
    fill(form.getByLabelText('Date and time'), later(3, '15:00'));
    expect(form.getByText(`That’s at night for ${name}.`)).toBeVisible();
    expect(form.getByText(/for .* \(Japan Standard Time\)$/)).toBeVisible();
    expect(form.getByLabelText('Ask the applicant to confirm')).not.toBeChecked();
    for (let times = 1; times < 5; times += 1)
      await user.click(form.getByRole('button', { name: 'Add another time' }));
    expect(form.queryByRole('button', { name: 'Add another time' })).toBeNull();
    await user.click(form.getByRole('button', { name: 'Remove time 5' }));
    await user.click(form.getByRole('button', { name: 'Remove time 4' }));
    expect(form.queryByLabelText('Ask the applicant to confirm')).toBeNull();
    fill(form.getByLabelText('Date and time 2'), later(3, '15:30'));
    fill(form.getByLabelText('Date and time 3'), later(4, '03:00'));
    await user.click(form.getByRole('button', { name: 'Move' }));
    expect(await form.findByText('These two times overlap.')).toBeVisible();
    expect(form.getByLabelText('Date and time 2')).toHaveAccessibleDescription(/These two times overlap\./);
    await user.click(form.getByRole('button', { name: 'Remove time 2' }));
    expect(form.getByLabelText('Date and time 2')).toHaveValue(later(4, '03:00'));
    fill(form.getByLabelText('Note'), 'Bring your diploma.');
    await user.click(form.getByRole('button', { name: 'Move' }));
    await closed();
    leave();
    await screen.findByText(/couldn’t be moved/);
    const again = await begin();
    expect(again.getByLabelText('Note')).toHaveValue('Bring your diploma.');
    await user.click(again.getByRole('button', { name: 'Move' }));
    await closed();
    leave();
    await waitFor(() => expect(applications.get(id)?.status).toBe('interview'));
    const sent = (await callsOf(seen, `${BASE}/${id}/move`).at(-1)?.body) as {
      interview: { times: { at: string }[]; minutes: number };
    };
    expect(sent.interview.minutes).toBe(45);
    expect(sent.interview.times.map(({ at }) => at.slice(11, 16))).toEqual(['15:00', '03:00']);
  });

  it('rejects those selected with x, and keeps those that could not be rejected, with the reason', async () => {
    const { user } = await open('/admin/applications?status=submitted');
    const count = rows().length;
    expect(count).toBeGreaterThan(2);
    await user.keyboard('jxjxjx');
    await user.click(await button('Reject 3 selected'));
    const form = await inDialog('Reject 3 applications?');
    expect(form.getAllByRole('listitem')).toHaveLength(3);
    await user.selectOptions(form.getByLabelText('Reason'), 'The position was filled');
    const names = screen
      .getAllByRole('checkbox', { checked: true, hidden: true })
      .map((box) => box.getAttribute('aria-label'));
    await user.click(form.getByRole('button', { name: 'Reject 3' }));
    await closed();
    const chosen = applications.filter(({ status }) => status === 'submitted');
    const withdrawn = some(chosen.find(({ userId }) => names.includes(`Select ${nameOf(userId)}`)));
    applications.update(withdrawn.id, { status: 'withdrawn' });
    leave();
    expect(await screen.findByText(/^2 rejected\. 1 couldn’t be rejected: .*withdrawn/)).toBeVisible();
    expect(await screen.findByText(/stays selected/)).toBeVisible();
    expect(await button('Reject 1 selected')).toBeVisible();
  });
});

describe('one application', () => {
  it('is opened from columns with their counts, and shows what was sent and hidden notes as hidden', async () => {
    const application = some(applications.find(({ status, sent }) => status === 'inReview' && sent !== null));
    const { id, userId } = application;
    const sent = some(application.sent ?? undefined);
    const fields = [
      ...sent.fields.filter(({ name }) => name !== 'experience'),
      { name: 'experience', value: '7' },
    ];
    applications.update(id, { sent: { ...sent, fields } });
    const { goTo, user } = await renderApp({ path: '/admin/applications?view=board', signedInAs: 'admin' });
    const column = await screen.findByRole('region', { name: /^New/ }, { timeout: 20_000 });
    const total = applications.filter(({ status }) => status === 'submitted').length;
    await within(column).findAllByRole('article');
    expect(within(column).getAllByRole('article')).toHaveLength(Math.min(25, total));
    expect(
      screen.getAllByRole('region', { name: /^(New|In review|Interview|Offer|Decided|Closed)/ }),
    ).toHaveLength(6);
    expect(within(column).getByRole('heading', { name: `New ${total}` })).toBeVisible();

    await goTo(`/admin/applications/${id}`);
    await screen.findByRole('heading', { level: 1, name: nameOf(userId) }, { timeout: 20_000 });
    expect(screen.getByRole('heading', { name: 'What was sent' })).toBeVisible();
    expect(screen.getByText('7 years')).toBeVisible();
    await user.click(await button('Add note'));
    expect(await screen.findByText('Write something first.')).toBeVisible();
    fill(screen.getByLabelText('Note'), 'Call on Monday.');
    await user.click(await button('Add note'));
    const timeline = within(screen.getByRole('region', { name: 'Timeline' }));
    expect(await timeline.findByText('Call on Monday.')).toBeVisible();
    expect(timeline.getByText('Hidden from the applicant')).toBeVisible();
  });

  it('that does not exist or cannot be read keeps a heading and the way back', async () => {
    const { goTo } = await renderApp({ path: '/admin/applications/nobody', signedInAs: 'admin' });
    await screen.findByRole(
      'heading',
      { level: 1, name: 'We couldn’t find this application' },
      { timeout: 20_000 },
    );
    expect(screen.getByRole('link', { name: 'All applications' })).toBeVisible();

    for (const [status, text] of [
      [400, 'The application couldn’t be loaded'],
      [501, 'This is not available here yet.'],
    ] as const) {
      server.use(
        http.get('*/api/admin/applications/:id', () => HttpResponse.json({ message: 'No' }, { status })),
      );
      await goTo(`/admin/applications/failing-${status}`);
      await screen.findByText(text, {}, { timeout: 20_000 });
      expect(screen.getByRole('heading', { level: 1, name: 'Application' })).toBeVisible();
      const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
      expect(way.getByRole('link', { name: 'Application pipeline' })).toBeVisible();
    }
    expect(screen.getByRole('link', { name: 'Back to the admin dashboard' })).toBeVisible();
  });
});
