import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { UserProfile } from '@/api/endpoints/userProfiles';
import { WORK } from '@/pages/profile-edit/profileForms';
import { backend, server } from '../support/backend';
import { renderApp, turnToLanguage } from '../support/renderApp';
import { callsOf, configure, recordRequests } from './authDialog';

const DRAFTS = 'visatalent_dev_drafts';
const field = (name: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const button = (name: string) => screen.getByRole('button', { name });
const group = (name: string) => within(screen.getByRole('group', { name }));
const saved = () => screen.findByText(/^Saved at \d\d:\d\d$/);
const own = () => backend.profileOf('user');
const drafts = () => JSON.parse(localStorage.getItem(DRAFTS) ?? '{}') as Record<string, unknown>;

async function open(section: string, signedInAs: 'user' | 'admin' | 'both' = 'user', attempts = 1) {
  configure({ VITE_API_RETRY_ATTEMPTS: attempts });
  const app = await renderApp({ path: `/profile/edit/${section}`, signedInAs });
  await waitFor(() => expect(button('Save')).toBeEnabled());
  return app;
}

/** The state of the browser's connection. */
function connect(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

describe('without a connection', () => {
  it('nothing is sent, the input stays, and saving is offered when the connection is back', async () => {
    const app = await open('work');
    const seen = recordRequests();
    connect(false);
    onTestFinished(() => void vi.restoreAllMocks());
    type('Headline', 'Senior welder');
    await app.user.click(button('Save'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You’re offline. Your changes are kept on this device.',
    );
    await waitFor(() => expect(drafts()).toHaveProperty(['profile-section:work:user-demo']));
    expect(seen.filter(({ method }) => method === 'PUT')).toEqual([]);
    connect(true);
    expect(await screen.findByText('You’re back online.')).toBeInTheDocument();
    await app.user.click(button('Save now'));
    await saved();
    expect(own()?.headline).toBe('Senior welder');
    expect(drafts()).toEqual({});
  });
});

describe('changes that were made elsewhere meanwhile', () => {
  const elsewhere = (patch: Record<string, unknown>) =>
    backend.data.userProfiles.update('profile-demo-user', { ...patch, updatedAt: new Date().toISOString() });

  it('are shown beside a person’s own, which can be kept', async () => {
    const app = await open('work');
    elsewhere({ headline: 'Theirs' });
    type('Headline', 'Mine');
    await app.user.click(button('Save'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed elsewhere' }));
    expect(dialog.getByText('Mine')).toBeVisible();
    expect(dialog.getByText('Theirs')).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await saved();
    expect(own()?.headline).toBe('Mine');
    await waitFor(() => expect(button('Save')).toHaveFocus());
  });

  it('that stopped a waiting save are asked about when the connection is back', async () => {
    const base = WORK.read(own() as UserProfile);
    const values = { ...base, headline: 'Mine' };
    elsewhere({ headline: 'Theirs' });
    const body = { record: 'profile', before: [base], after: values, form: { base, values } };
    const entry = { clientId: '1', userId: 'user-demo', kind: 'profile', target: 'work', body, at: 1 };
    localStorage.setItem(
      'visatalent_dev_outbox',
      JSON.stringify([{ ...entry, problem: 'Changed elsewhere' }]),
    );
    connect(false);
    onTestFinished(() => void vi.restoreAllMocks());
    await open('work');
    await waitFor(() => expect(field('Headline')).toHaveValue('Mine'));
    expect(screen.queryByRole('dialog', { name: 'Changed elsewhere' })).toBeNull();
    connect(true);
    expect(await screen.findByRole('dialog', { name: 'Changed elsewhere' })).toHaveTextContent('Theirs');
  });

  it('can be used instead', async () => {
    const app = await open('work');
    elsewhere({ headline: 'Theirs' });
    type('Headline', 'Mine');
    type('Summary', 'I weld.');
    await app.user.click(button('Save'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed elsewhere' }));
    await app.user.click(dialog.getByRole('button', { name: 'Use the saved version' }));
    await saved();
    expect(own()).toMatchObject({ headline: 'Theirs', summary: 'I weld.' });
    expect(field('Headline')).toHaveValue('Theirs');
  });

  it('in another section cause no question', async () => {
    const app = await open('work');
    elsewhere({ referralCode: 'NEW' });
    type('Headline', 'Mine');
    await app.user.click(button('Save'));
    await saved();
    expect(own()).toMatchObject({ headline: 'Mine', referralCode: 'NEW' });
  });
});

describe('the family', () => {
  it('has questions about a partner only if there is one, and names what is missing', async () => {
    backend.data.families.delete('user-demo');
    const app = await open('family');
    expect(screen.queryByRole('group', { name: 'Is your partner coming with you?' })).toBeNull();
    await app.user.click(group('Do you have a spouse or common-law partner?').getByLabelText('Yes'));
    await app.user.click(group('Is your partner coming with you?').getByLabelText('Yes'));
    const seen = recordRequests();
    await app.user.click(button('Save'));
    await saved();
    expect(await callsOf(seen, '/api/user/family')[0]?.body).toMatchObject({
      maritalStatus: 'partner',
      partner: { accompanies: true, citizenOrResident: null, test: null },
      siblingInCanada: null,
      lastModified: null,
    });
    expect(
      await screen.findByText('Still missing: Partner’s education and Partner’s language test'),
    ).toBeInTheDocument();
    await app.user.selectOptions(field('Partner’s education'), 'Secondary school');
    await app.user.click(group('Partner’s language test').getByLabelText('No test'));
    await app.user.click(button('Save'));
    await screen.findByText('Done');
  });

  it('accepts children with their birth date, and refuses an impossible one', async () => {
    const app = await open('family');
    await app.user.click(button('Add a child or dependant'));
    const child = group('Dependant 1');
    fireEvent.change(child.getByLabelText('Date of birth'), { target: { value: '2090-01-01' } });
    await app.user.click(button('Save'));
    await waitFor(() =>
      expect(child.getByLabelText('Date of birth')).toHaveAccessibleDescription(
        'Please check the date of birth',
      ),
    );
    fireEvent.change(child.getByLabelText('Date of birth'), { target: { value: '2019-01-01' } });
    await app.user.click(button('Save'));
    await saved();
    const [dependant] = backend.familyOf('user')?.dependants ?? [];
    expect(dependant).toMatchObject({ relation: 'child', dateOfBirth: '2019-01-01', accompanies: null });
  });

  it('is saved once if the answer is lost and the save is sent again', async () => {
    backend.data.families.delete('user-demo');
    const app = await open('family', 'user', 2);
    server.use(
      http.put(
        '*/api/user/family',
        async ({ request }) => {
          await backend.answer(request);
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    const seen = recordRequests();
    await app.user.click(button('Add a child or dependant'));
    fireEvent.change(group('Dependant 1').getByLabelText('Date of birth'), {
      target: { value: '2019-01-01' },
    });
    await app.user.click(button('Save'));
    await screen.findByText(/^Saved at/, {}, { timeout: 10_000 });
    expect(callsOf(seen, '/api/user/family')).toHaveLength(2);
    expect(backend.familyOf('user')?.dependants).toHaveLength(1);
    expect(screen.queryByRole('dialog', { name: 'Changed elsewhere' })).toBeNull();
  });

  it('is not available if the backend has no call for it', async () => {
    const app = await open('family');
    server.use(http.put('*/api/user/family', () => HttpResponse.json({}, { status: 404 })));
    await app.user.click(group('Brother or sister in Canada').getByLabelText('Yes'));
    await app.user.click(button('Save'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not available here yet.');
  });
});

describe('the destination', () => {
  it('asks about Canada if Canada is chosen, and reports a month without a year', async () => {
    backend.data.destinations.delete('user-demo');
    const app = await open('destination');
    const box = await screen.findByRole('combobox', { name: 'Countries' });
    await waitFor(() => expect(box).toBeEnabled());
    await app.user.click(box);
    fireEvent.change(box, { target: { value: 'Canada' } });
    await app.user.click(await screen.findByRole('option', { name: 'Canada' }));
    await app.user.click(group('Provinces').getByLabelText('Ontario'));
    const start = group('Earliest start');
    await app.user.selectOptions(start.getByLabelText('Month'), 'May');
    await app.user.click(button('Save'));
    await waitFor(() =>
      expect(start.getByLabelText('Month')).toHaveAccessibleDescription('Choose month and year'),
    );
    fireEvent.change(start.getByLabelText('Year'), { target: { value: '۲۰۲۷' } });
    await app.user.selectOptions(field('Program'), 'Federal Skilled Worker');
    const seen = recordRequests();
    await app.user.click(button('Save'));
    await saved();
    expect(await callsOf(seen, '/api/user/destination')[0]?.body).toEqual({
      countryIds: ['country-ca'],
      provinces: ['CA-ON'],
      earliestStart: '2027-05',
      remote: null,
      programme: 'fsw',
      canadianStudy: null,
      certificate: null,
      nomination: null,
      arrangedEmployment: null,
      lastModified: null,
    });
    expect(
      await screen.findByText(
        'Still missing: Study in Canada, Certificate of qualification in a trade, Provincial nomination and Job offer in Canada',
      ),
    ).toBeInTheDocument();
    for (const question of [
      'Study in Canada',
      'Certificate of qualification in a trade',
      'Provincial nomination',
      'Job offer in Canada',
    ]) {
      await app.user.click(group(question).getByLabelText(question === 'Study in Canada' ? 'None' : 'No'));
    }
    await app.user.click(button('Save'));
    await screen.findByText('Done');
    // Chinese has the year first.
    turnToLanguage('zh-tw');
    const month = within(await screen.findByRole('group', { name: '最早到職時間' }));
    expect(month.getByLabelText('年')).toHaveValue('۲۰۲۷');
    expect(month.getByLabelText('年').compareDocumentPosition(month.getByLabelText('月'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });
});
