import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { backend, server } from '../support/backend';
import { renderApp } from '../support/renderApp';

/** What a person sees of their applications. */
const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const change = (id: string, fields: Record<string, unknown>) => backend.data.applications.update(id, fields);
const region = (name: string | RegExp) => screen.findByRole('region', { name });
const main = () => screen.getByRole('main');

const one = (id: string) => `/applications/${id}`;
async function openOne(id: string) {
  const app = await renderApp({ path: one(id), signedInAs: 'both' });
  await region('Status');
  return app;
}
const listed = () => screen.findByLabelText('Search applications');

/** The files that the browser received. */
function savedFiles(): Blob[] {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return saved;
}

describe('the list of applications', () => {
  it('says in plain words how each one stands, keeps its search in the address, and can be downloaded', async () => {
    change('application-both-1', { jobTitle: '=HYPERLINK("https://evil.test")' });
    const app = await renderApp({ path: '/applications?show=bogus&page=7', signedInAs: 'both' });
    await listed();
    await waitFor(() => expect(app.address()).toBe('/applications'));
    const cards = screen.getAllByRole('article').map(({ textContent }) => textContent);
    for (const sentence of [
      /Sent\. No one has opened it yet\.Day 26\. You’d usually hear back within \d+ days\./,
      /You’re invited to an interview: .+\./,
      /You have an offer\. Answer by [A-Z][a-z]+\s\d+, \d{4} at .+\./,
      /You accepted the offer\./,
      /You weren’t selected for this job\.Reason: another candidate was chosen/,
      /You weren’t selected for this job\.No reason was given\./,
      /You withdrew your application on .+\./,
    ])
      expect(cards.filter((text) => sentence.test(text))).toHaveLength(1);

    await app.user.click(screen.getByRole('link', { name: 'Closed (4)' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
    expect(app.address()).toBe('/applications?show=closed');
    fireEvent.change(screen.getByLabelText('Search applications'), { target: { value: 'zzzz' } });
    await app.user.click(await screen.findByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(app.address()).toBe('/applications'));
    expect(screen.getAllByRole('article')).toHaveLength(8);

    // The file contains the shown applications and nothing else.
    const saved = savedFiles();
    await app.goTo('/applications?show=progress');
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeLessThan(8));
    await app.user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const lines = (await (saved[0] as Blob).text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(1 + screen.getAllByRole('article').length);
    expect(lines.some((line) => line.includes("'=HYPERLINK"))).toBe(true);
    expect(lines.some((line) => /(^|,)"?=/.test(line))).toBe(false);
  });
});

describe('one application', () => {
  it('shows what was sent, to whom, and what happened', async () => {
    const app = await openOne('application-both-2');
    expect(
      within(await region('Timeline'))
        .getAllByRole('listitem')
        .map((item) => item.firstChild?.textContent),
    ).toEqual(['Sent', 'In review', 'Interview']);
    expect(within(await region('Interview')).getByText('Video call')).toBeInTheDocument();
    const ledger = within(await region('What was sent'));
    expect(ledger.getByText(/^I agree that VisaTalent may share/)).toBeInTheDocument();
    expect(ledger.getByText('Not given')).toBeInTheDocument();

    const saved = savedFiles();
    await app.user.click(screen.getByRole('button', { name: 'Add to calendar' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await saved[0]?.text()).toMatch(/DTSTART:\d{8}T\d{6}Z\r\n/);

    // Another person's application is not found, and nothing of it is shown.
    await app.goTo(one('application-1'));
    await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this application' });
    expect(main()).not.toHaveTextContent(backend.application('application-1').jobTitle);
  });

  it('counts the days of waiting, and offers to ask for an update once in seven days', async () => {
    const app = await openOne('application-both-1');
    await app.user.click(await screen.findByRole('button', { name: 'Ask for an update' }));
    expect(await screen.findByText(/^You asked on .+\. You can ask again on .+\.$/)).toBeInTheDocument();
    expect(backend.application('application-both-1').nudges).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Ask for an update' })).toBeNull();

    change('application-both-1', { nudges: [] });
    for (const [days, text] of [
      [0, 'Day 1. It usually takes 14 to 21 days.'],
      [13.5, 'Day 14. It usually takes 14 to 21 days.'],
      [20.5, 'Day 21. It usually takes 14 to 21 days.'],
    ] as const) {
      change('application-both-1', { submittedAt: ago(days), usualResponseDays: { from: 14, to: 21 } });
      await app.goTo('/applications');
      await app.goTo(one('application-both-1'));
      expect(await screen.findByText(text)).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Ask for an update' })).toBeNull();
    }
    change('application-both-1', { submittedAt: ago(3), usualResponseDays: { from: 5, to: 5 } });
    await app.goTo('/applications');
    await app.goTo(one('application-both-1'));
    expect(await screen.findByText('Day 4. You’d usually hear back within 5 days.')).toBeInTheDocument();

    // It was asked in another window, and the refusal says no more than when it can be asked again.
    change('application-both-1', { submittedAt: ago(30) });
    await app.goTo('/applications');
    await app.goTo(one('application-both-1'));
    server.use(
      http.post('*/api/jobs/applications/:id/nudge', () =>
        HttpResponse.json({ message: 'Once in seven days.', nextNudgeAt: ago(-3) }, { status: 409 }),
      ),
    );
    await app.user.click(await screen.findByRole('button', { name: 'Ask for an update' }));
    expect(await screen.findByText(/^You asked on .+\. You can ask again on .+\.$/)).toBeInTheDocument();
  });

  it('is withdrawn with a reason, unless its state has changed first', async () => {
    const app = await openOne('application-both-1');
    change('application-both-1', {
      status: 'rejected',
      outcome: { reason: 'The shop moved.', message: null },
    });
    await app.user.click(screen.getByRole('button', { name: 'Withdraw application' }));
    await app.user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    expect(
      await screen.findByText(
        /^This changed in the meantime\. It now says: You weren’t selected for this job\./,
      ),
    ).toBeInTheDocument();
    // A reason that this client does not know is shown as it is.
    expect(screen.getByText('Reason: The shop moved.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Withdraw application' })).toBeNull());

    change('application-both-1', { status: 'submitted' });
    await app.goTo('/applications');
    await app.goTo(one('application-both-1'));
    await app.user.click(await screen.findByRole('button', { name: 'Withdraw application' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this application?' }));
    fireEvent.change(dialog.getByLabelText('Reason (optional)'), { target: { value: 'Another job' } });
    await app.user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText(/^You withdrew your application on/)).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Apply again' })).toBeInTheDocument();
    expect(within(await region('Timeline')).getByText('Another job')).toBeInTheDocument();
  });

  it('cannot be withdrawn once there is an offer, which is accepted in time', async () => {
    const app = await openOne('application-both-3');
    expect(screen.getByText(/until an offer is made/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Withdraw application' })).toBeNull();
    const { offer, jobId, jobTitle, company } = backend.application('application-both-3');
    // A server that leaves an offer open after its deadline still refuses the answer.
    const dates = { createdAt: ago(30), updatedAt: ago(3) };
    const late = { id: 'application-both-3', jobId, jobTitle, company, status: 'offer', ...dates };
    server.use(
      http.post(
        '*/api/jobs/applications/:id/offer',
        () => HttpResponse.json({ current: { ...late, offer: { expiresAt: ago(1) } } }, { status: 409 }),
        { once: true },
      ),
    );
    await app.user.click(screen.getByRole('button', { name: 'Accept the offer' }));
    const first = within(await screen.findByRole('dialog', { name: 'Accept this offer?' }));
    await app.user.click(first.getByRole('button', { name: 'Accept the offer' }));
    expect(await screen.findByText(/^The deadline to answer was .+\.$/)).toBeInTheDocument();
    for (const [daysLeft, text] of [
      [-0.01, /^The deadline to answer was .+\.$/],
      [5, /^You accepted the offer\.$/],
    ] as const) {
      change('application-both-3', { status: 'offer', offer });
      await app.goTo('/applications');
      await app.goTo(one('application-both-3'));
      await app.user.click(await screen.findByRole('button', { name: 'Accept the offer' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Accept this offer?' }));
      expect(dialog.getByText('Pay')).toBeInTheDocument();
      change('application-both-3', { offer: { ...offer, expiresAt: ago(-daysLeft) } });
      await app.user.click(dialog.getByRole('button', { name: 'Accept the offer' }));
      expect(await screen.findByText(text)).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept the offer' })).toBeNull());
    }
  });

  it('keeps the notes from two windows, and lets the person withdraw the optional consent', async () => {
    const app = await openOne('application-both-1');
    change('application-both-1', {
      note: { text: 'Call Anna', remindOn: null, savedAt: new Date().toISOString() },
    });
    fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Ask about housing' } });
    expect(await screen.findByText(/^This note was changed in another window/)).toBeInTheDocument();
    await waitFor(() =>
      expect(backend.application('application-both-1').note?.text).toBe('Call Anna\n\nAsk about housing'),
    );
    const saves = vi.fn<(request: Request) => Promise<Response | undefined>>(async (request) =>
      backend.answer(request),
    );
    saves.mockImplementationOnce(async (request) => {
      await backend.answer(request);
      return HttpResponse.error();
    });
    server.use(http.put('*/api/jobs/applications/:id/note', ({ request }) => saves(request)));
    fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Call Anna' } });
    expect(await screen.findByText(/^Saved at \d\d:\d\d$/, undefined, { timeout: 5000 })).toBeInTheDocument();
    expect(saves).toHaveBeenCalledTimes(2);
    // An earlier visit could not save its note, and another window has saved one since.
    const written = { text: 'Call Ben', remindOn: '', expected: '2026-01-01T00:00:00.000Z' };
    localStorage.setItem(
      'visatalent_dev_drafts',
      JSON.stringify({ 'note:user-demo-both:application-both-1': { at: Date.now(), values: written } }),
    );
    await app.goTo('/settings');
    await app.goTo(one('application-both-1'));
    await waitFor(() =>
      expect(backend.application('application-both-1').note?.text).toBe('Call Anna\n\nCall Ben'),
    );

    const { sent } = backend.application('application-both-2');
    change('application-both-2', {
      sent: { ...sent, consents: (sent?.consents ?? []).map((each) => ({ ...each, given: true })) },
    });
    await app.goTo(one('application-both-2'));
    await app.user.click(await screen.findByRole('button', { name: 'Withdraw this consent' }));
    expect(await screen.findByText('Not given')).toBeInTheDocument();
  });
});

describe('the times of an interview', () => {
  const ID = 'application-both-8';
  const interview = () => {
    const found = backend.data.applications.require(ID).interview;
    if (found === null) throw new Error('There is no interview.');
    return found;
  };
  const chosenInTimeline = () =>
    backend.data.applications
      .require(ID)
      .timeline.filter(({ by, status }) => by === 'you' && status === 'interview');
  const timesNow = (...hours: readonly number[]) =>
    change(ID, {
      interview: {
        ...interview(),
        times: (interview().times ?? []).map((time, at) => ({
          ...time,
          at: new Date(Date.now() + (hours[at] ?? 0) * 3_600_000).toISOString(),
        })),
      },
    });
  const part = async () => within(await region('Interview'));
  const radios = async () =>
    within(await (await part()).findByRole('radiogroup', { name: 'Times' })).getAllByRole('radio');
  const labels = async () => (await radios()).map((radio) => radio.closest('label')?.textContent ?? '');

  it('are shown in both time zones, one is chosen, and given up with a note', async () => {
    const { user } = await openOne(ID);
    const here = await part();
    // The tests run in UTC; the interviewer is in Toronto.
    expect(await labels()).toEqual([
      expect.stringMatching(/^Your time: .*14:00.*Universal.*\nInterviewer’s time: .*Eastern/),
      expect.stringMatching(/\nTaken$/),
      expect.stringMatching(/^Your time: [^\n]*\nInterviewer’s time: [^\n]*$/),
    ]);
    const [first, taken] = await radios();
    expect(taken).toBeDisabled();
    await user.click(here.getByRole('button', { name: 'Confirm this time' }));
    await waitFor(() => expect(first).toHaveFocus());
    expect(here.getByRole('radiogroup')).toHaveAccessibleDescription('This field is required');
    await user.click(here.getByRole('button', { name: 'None of these works' }));
    const refused = within(await screen.findByRole('dialog', { name: 'None of these works' }));
    await user.click(refused.getByRole('button', { name: 'Send' }));
    expect(refused.getByLabelText(/^What would work for you\?/)).toBeInvalid();
    await user.click(refused.getByRole('button', { name: 'Cancel' }));
    expect(interview().answer).toBeNull();

    // The first answer is lost on its way back.
    const sent: string[] = [];
    server.use(
      http.post(`*/api/jobs/applications/${ID}/interview`, async ({ request }) => {
        const { clientId } = (await request.clone().json()) as { clientId: string };
        sent.push(clientId);
        if (sent.length > 1) return undefined;
        await backend.answer(request);
        return HttpResponse.error();
      }),
    );
    await user.click(first ?? document.body);
    await user.click(here.getByRole('button', { name: 'Confirm this time' }));
    expect(await here.findByText('Chosen')).toBeVisible();
    expect([sent.length, new Set(sent).size]).toEqual([2, 1]);
    expect(chosenInTimeline()).toHaveLength(1);
    expect(here.getByText(/^Interviewer’s time:/)).toBeVisible();
    expect(here.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
    await user.click(here.getByRole('button', { name: 'I can’t make it' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'I can’t make it' }));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(dialog.getByLabelText(/^What would work for you\?/)).toBeInvalid();
    await user.type(dialog.getByLabelText(/^What would work for you\?/), 'Mornings');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await here.findByText(/We’ll suggest others\./)).toBeVisible();
    expect(screen.getAllByText(/We’ll suggest others\./)).toHaveLength(1);
    expect(here.getByText('Mornings')).toBeVisible();
    expect(interview().answer).toMatchObject({ none: true, note: 'Mornings' });
  });

  it('are shown once if both clocks show the same, with their states', async () => {
    change(ID, { interview: { ...interview(), zone: 'Africa/Abidjan' } });
    timesNow(30, 60, 90);
    const { user } = await openOne(ID);
    expect((await labels()).filter((label) => label.includes('Interviewer’s time'))).toEqual([]);
    const confirm = async (at: number) => {
      await user.click((await radios())[at] ?? document.body);
      await user.click((await part()).getByRole('button', { name: 'Confirm this time' }));
    };
    timesNow(-1, 60, 90);
    await confirm(0);
    expect(await screen.findByText('That time has passed.')).toBeVisible();
    expect((await labels())[0]).toMatch(/\nPassed$/);
    const others = backend.data.applications.require('application-times-taken');
    change('application-times-taken', {
      interview: { ...others.interview, at: interview().times?.[1]?.at },
    });
    await confirm(1);
    expect(await screen.findByText('That time was just taken. Please choose another.')).toBeVisible();
    expect((await radios()).map((radio) => radio.hasAttribute('disabled'))).toEqual([true, true, false]);
    change(ID, { status: 'rejected', interview: null });
    await confirm(2);
    await screen.findByText('This changed in the meantime. It now says: You weren’t selected for this job.');
    await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
    expect(screen.getByText(/^This changed in the meantime/)).toBeVisible();
  });

  it('say so when the chosen one passes on the open page', async () => {
    timesNow(0.5, 60, 90);
    const { user } = await openOne(ID);
    await user.click((await radios())[0] ?? document.body);
    expect(screen.queryByText('That time has passed.')).toBeNull();
    const later = Date.now() + 40 * 60_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    await user.click((await part()).getByRole('button', { name: 'None of these works' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('That time has passed.')).toBeVisible();
    expect((await radios())[0]).toBeDisabled();
  });

  it('can be requested again if none is left', async () => {
    timesNow(-1, -2, -3);
    const { user } = await openOne(ID);
    const here = await part();
    expect(await here.findByText('None of these times is left.')).toBeVisible();
    expect(screen.getAllByText('None of these times is left.')).toHaveLength(1);
    expect(here.queryByRole('button', { name: 'Confirm this time' })).toBeNull();
    await user.click(here.getByRole('button', { name: 'Ask for other times' }));
    expect(await screen.findByRole('dialog', { name: 'Ask for other times' })).toBeVisible();
  });
});
