import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import ICAL from 'ical.js';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { wholeDocument } from '../../embedded-backend/documents/wholeDocument.ts';
import type { StoredDocument } from '../../embedded-backend/data/records.ts';
import { addDays, addMonths, today } from '@/eligibility/calendar';
import { backend, server } from '../support/backend';
import { type RenderedApp, renderApp } from '../support/renderApp';
import { callsOf, configure, recordRequests } from './authDialog';

// One attempt, because the test is about the message after the last one.
beforeEach(() => configure({ VITE_API_RETRY_ATTEMPTS: 1 }));

const PLAN = '/api/user/plan';
const ME = 'user-demo';
const kept = () => backend.planOf('user');
const say = (change: object) => backend.data.plans.update(ME, change);
const store = (type: string, more: Partial<StoredDocument> = {}) =>
  backend.data.documents.put({
    ...wholeDocument({
      id: `own-${type}`,
      userId: ME,
      name: `${type}.pdf`,
      type,
      size: 1000,
      uploadedAt: new Date().toISOString(),
    }),
    ...more,
  });

async function open(signedInAs: 'user' | 'both' = 'user'): Promise<RenderedApp> {
  const app = await renderApp({ path: '/documents/plan', signedInAs });
  await screen.findByRole('heading', { level: 1, name: 'Document plan' });
  await screen.findByLabelText('Program');
  return app;
}
// By text and label. A search by role goes through the whole page, which is slow in jsdom.
const row = async (name: string) =>
  within((await screen.findByText(name, { selector: 'h3' })).closest('li') as HTMLElement);
const head = () => within(screen.getByText('Where you stand').closest('section') as HTMLElement);
const takeOut = (name: string) => fireEvent.click(screen.getByLabelText(`Not needed: ${name}`));
const offline = (isOff: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOff);
  window.dispatchEvent(new Event(isOff ? 'offline' : 'online'));
};

describe('the plan', () => {
  it('shows the state of each document, and until when everything is covered', async () => {
    // Three weeks less than five years ago.
    const issuedOn = addDays(addMonths(today(), -60), 22);
    store('eca', { issuedOn });
    store('language-test');
    say({
      livedIn: [],
      notNeeded: ['medical-exam', 'medical-exam::partner', 'police-certificate-current:AE', 'proof-of-funds'],
    });
    await open();
    const eca = await row('Credential assessment (ECA)');
    expect(eca.getByText('Order now')).toBeVisible();
    expect(eca.getByText(/A new one takes about 4 months\..*our suggestion/)).toBeVisible();
    expect((await row('Language test')).getByText('Date missing')).toBeVisible();
    expect((await row('Medical exam: partner')).queryByText('Missing')).toBeNull();
    expect(head().getByText('Not known yet:')).toBeVisible();
    expect(
      head()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Language test', 'Reference letter', 'Photo', 'Civil status document', 'Translation']);
    expect(head().getByText('1 document to order now')).toBeVisible();

    for (const name of [
      'Language test',
      'Reference letter',
      'Photo',
      'Civil status document',
      'Translation',
    ]) {
      takeOut(name);
      await (await row(name)).findByText('Undo');
    }
    expect(await head().findByText(/^You’re covered until /)).toBeVisible();
    await waitFor(() => expect(kept()?.notNeeded).toHaveLength(9));
    fireEvent.click(screen.getByLabelText('Undo “Not needed”: Photo'));
    expect(await head().findByText('Not known yet: Photo')).toBeVisible();
  });

  it('asks for a police certificate of each country, issued after the person left', async () => {
    store('police-certificate', { countryCode: 'PH', issuedOn: '2019-03-01' });
    await open();
    expect((await row('Police certificate: Philippines')).getByText('Issued before you left')).toBeVisible();
    const left = await screen.findByLabelText('Last day there');
    fireEvent.change(left, { target: { value: '1990-01-01' } });
    expect(await screen.findByText('The end is before the start')).toBeVisible();
    fireEvent.change(left, { target: { value: '2018-12-31' } });
    expect(await (await row('Police certificate: Philippines')).findByText('Does not expire')).toBeVisible();
    const field = screen.getByLabelText(/^Countries where you lived six months or more/, {
      selector: 'input',
    });
    fireEvent.change(field, { target: { value: 'Saudi' } });
    fireEvent.click(await screen.findByRole('option', { name: /^Saudi Arabia/ }));
    expect((await row('Police certificate: Saudi Arabia')).getByText('check')).toBeVisible();
    await waitFor(() =>
      expect(kept()?.livedIn.map(({ countryCode, to }) => [countryCode, to])).toEqual([
        ['PH', '2018-12-31'],
        ['SA', null],
      ]),
    );
    fireEvent.click(screen.getByText('Remove Saudi Arabia'));
    await waitFor(() => expect(screen.queryByText('Police certificate: Saudi Arabia')).toBeNull());
  });

  it('counts the days of an invitation down, and exports them as a calendar', async () => {
    let file = new Blob();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { createObjectURL, revokeObjectURL } = URL;
    onTestFinished(() => void Object.assign(URL, { createObjectURL, revokeObjectURL }));
    Object.assign(URL, {
      createObjectURL: (made: Blob) => {
        file = made;
        return 'blob:plan';
      },
      revokeObjectURL: () => undefined,
    });
    await open();
    fireEvent.click(await screen.findByLabelText('I have been invited'));
    const field = screen.getByLabelText('Invitation date');
    fireEvent.change(field, { target: { value: addDays(today(), 1) } });
    expect(await screen.findByText('This date is in the future')).toBeVisible();
    expect(kept()?.invitationOn).toBeNull();
    fireEvent.change(field, { target: { value: addDays(today(), -13) } });
    expect(await head().findByText(/^47 of 60 days left, until /)).toBeVisible();
    expect(
      (await row('Police certificate: Philippines')).getByText(
        'Won’t arrive in time: order it now and keep proof of your request',
      ),
    ).toBeVisible();
    const passport = await row('Passport');
    expect(passport.getByText('Valid on the last day')).toBeVisible();
    // Only one date is shown: the later date for ordering would contradict it.
    expect(passport.getByText(/^Renew before/)).toBeVisible();
    expect(passport.queryByText(/^Order a new one by/)).toBeNull();
    await waitFor(() => expect(kept()?.invitationOn).toBe(addDays(today(), -13)));

    fireEvent.click(screen.getByText('Download calendar (.ics)'));
    await waitFor(() => expect(file.size).toBeGreaterThan(0));
    const read = new ICAL.Component(ICAL.parse(await file.text()) as unknown[]);
    const titles = read.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each).summary);
    expect(titles.toSorted()).toEqual(['Expires: Passport', 'Last day to apply', 'Order: Passport']);

    fireEvent.change(field, { target: { value: addDays(today(), -61) } });
    expect(await head().findByText('The 60 days are over.')).toBeVisible();
  });
});

describe('the answers', () => {
  it('stay on this device if the backend has no plans, and belong to one person', async () => {
    const none = () => HttpResponse.json({ message: 'No such call' }, { status: 404 });
    server.use(http.get(`*${PLAN}`, none), http.put(`*${PLAN}`, none));
    const seen = recordRequests();
    const app = await open();
    expect(screen.getByText(/^Plans can’t be saved to your account here yet/)).toBeVisible();
    expect(screen.queryByText('Remind me by email')).toBeNull();
    await app.user.selectOptions(screen.getByLabelText('Program'), 'Canadian Experience Class');
    await row('Passport');
    await app.reload();
    await row('Passport');
    expect(screen.getByLabelText('Program')).toHaveDisplayValue('Canadian Experience Class');
    expect(callsOf(seen, PLAN).filter(({ method }) => method === 'PUT')).toEqual([]);
    await open('both');
    expect(await screen.findByText('Choose a program to begin')).toBeVisible();
    expect(screen.getByLabelText('Program')).toHaveDisplayValue('Not chosen');
  });

  it('are kept while there is no connection, and sent when it is back', async () => {
    await open();
    await row('Passport');
    server.use(http.put(`*${PLAN}`, () => HttpResponse.error(), { once: true }));
    offline(true);
    takeOut('Photo');
    expect(await screen.findByText('You’re offline. Your changes are kept on this device.')).toBeVisible();
    expect((await row('Photo')).getByText('Undo')).toBeVisible();
    expect(kept()?.notNeeded).toEqual([]);
    offline(false);
    await waitFor(() => expect(kept()?.notNeeded).toEqual(['photo']));
    await waitFor(() => expect(screen.queryByText(/^You’re offline/)).toBeNull());
  });

  it('that were also changed elsewhere are merged, or the person chooses', async () => {
    const app = await open();
    await row('Passport');
    say({ notNeeded: ['translation'], lastModified: new Date(Date.now() + 1000).toISOString() });
    fireEvent.click(screen.getByLabelText('Remind me by email'));
    await waitFor(() => expect(kept()).toMatchObject({ notNeeded: ['translation'], reminders: true }));
    await screen.findByLabelText('Undo “Not needed”: Translation');

    say({ programme: 'fst', lastModified: new Date(Date.now() + 5000).toISOString() });
    await app.user.selectOptions(screen.getByLabelText('Program'), 'Canadian Experience Class');
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed elsewhere' }));
    expect(dialog.getByText('Federal Skilled Trades')).toBeVisible();
    fireEvent.click(dialog.getByText('Keep mine'));
    await waitFor(() => expect(kept()?.programme).toBe('cec'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the next dates', () => {
  it('are on the dashboard, with the number of documents to order, and can be read again after a failure', async () => {
    store('eca', { issuedOn: addDays(addMonths(today(), -60), 22) });
    server.use(
      http.get(`*${PLAN}`, () => HttpResponse.json({ message: 'Asleep' }, { status: 500 }), { once: true }),
    );
    const app = await renderApp({ path: '/dashboard', signedInAs: 'user' });
    const panel = within(await screen.findByRole('region', { name: 'Coming up' }, { timeout: 20_000 }));
    await panel.findByText('The next dates couldn’t be loaded');
    await app.user.click(panel.getByRole('button', { name: 'Try again' }));
    const dates = await panel.findAllByRole('listitem');
    expect(dates[0]).toHaveTextContent('Expires: Credential assessment (ECA)');
    expect(dates).toHaveLength(3);
    expect(panel.getByText('Expires: Passport')).toBeVisible();
    // The second navigation shows it after a page of this tab has computed it.
    const named = { name: 'Documents, 1 to order now' };
    expect(await screen.findByRole('link', named, { timeout: 20_000 })).toBeInTheDocument();
  });

  it('cost a person without a plan only one request', async () => {
    const seen = recordRequests();
    await renderApp({ path: '/dashboard', signedInAs: 'both' });
    const panel = within(await screen.findByRole('region', { name: 'Coming up' }));
    expect(await panel.findByRole('link', { name: 'Make a plan' })).toHaveAttribute(
      'href',
      '/documents/plan',
    );
    expect(callsOf(seen, PLAN)).toHaveLength(1);
    expect(callsOf(seen, '/api/documents')).toEqual([]);
  });
});
