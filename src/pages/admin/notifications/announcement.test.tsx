import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { queryClient } from '@/api/queries';
import { line } from '@/api/testServer.fixture';
import { Details } from '@/features/records/view/RecordView';
import { startAllTexts } from '@/i18n/texts.fixture';
import { ToastProvider } from '@/ui/toast/Toasts';
import { AnnouncementDialog } from './AnnouncementDialog';
import { announcementList } from './AdminNotificationsPage';
import { flatAnnouncement } from './announcementForm';

beforeAll(startAllTexts);

const NOTHING = (): void => undefined;
const CANADA = { id: 'c1', code: 'CA', name: 'Canada' };
const DRAFT = {
  id: 'a1',
  texts: { en: { title: 'Closed', body: 'On Friday' } },
  audience: {},
  email: false,
  link: null,
  state: 'draft' as const,
  recipients: null,
  sentAt: null,
  createdBy: null,
  lastModified: '2026-11-01T00:00:00.000Z',
};

/** Responses by method and path; undefined means that the response is lost. `statuses`: those that are not 200. */
function answerWith(
  answers: Readonly<Record<string, unknown>>,
  statuses: Readonly<Record<string, number>> = {},
): void {
  line.handle = ({ method = '', url = '' }, response) => {
    const call = `${method} ${url.replace(/\?.*$/, '')}`;
    const body = answers[call];
    if (body === undefined) {
      response.destroy();
      return;
    }
    response.writeHead(statuses[call] ?? 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  };
}
const show = (what: ReactNode) =>
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient()}>
        <ToastProvider>{what}</ToastProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );

const BASE = '/api/admin/announcements';

/** Opens the dialog of a new announcement, or of a draft, and writes into it. */
async function openDialog(items: readonly unknown[] = []) {
  show(
    <AnnouncementDialog
      resource={announcementList as never}
      items={items as never}
      open
      onClose={NOTHING}
      onDelete={NOTHING}
      onEdit={NOTHING}
      onWorking={NOTHING}
      onDone={NOTHING}
    />,
  );
  const dialog = within(await screen.findByRole('dialog'));
  return {
    dialog,
    type: (label: string, value: string) =>
      fireEvent.change(dialog.getByLabelText(new RegExp(`^${label}`)), { target: { value } }),
    press: (name: string) => fireEvent.click(dialog.getByRole('button', { name })),
  };
}

test('a draft whose answer was lost is looked for before it is sent again, and not written twice', async () => {
  const lists = { 'GET /api/countries': [CANADA], [`GET ${BASE}`]: [DRAFT] };
  answerWith(lists);
  const { dialog, type, press } = await openDialog();
  type('Title', 'Closed');
  type('Text', 'On Friday');
  press('Save draft');
  await dialog.findByRole('alert');
  // A change made meanwhile is saved with the next attempt.
  type('Text', 'On Monday');
  answerWith({ ...lists, [`PUT ${BASE}/a1`]: { ...DRAFT, id: 'a1' } });
  press('Save draft');
  expect(await screen.findByText('The draft was saved.')).toBeVisible();
  const writes = line.received.filter(({ method }) => method !== 'GET');
  expect(writes.map(({ method, url }) => `${method} ${url}`)).toEqual([`POST ${BASE}`, `PUT ${BASE}/a1`]);
  expect(JSON.parse(writes[1]?.body ?? '')).toMatchObject({
    texts: { en: { title: 'Closed', body: 'On Monday' } },
    lastModified: DRAFT.lastModified,
  });
});

test('an announcement is not sent to an empty audience, or to one that changed since it was counted', async () => {
  const reach = (count: number) => ({
    count,
    sample: count === 0 ? [] : ['Ada'],
    leftOut: { blocked: 0, unverified: 3, optedOut: 0 },
  });
  const changed = 'The audience has changed: 128 people before, 212 now. Please look again.';
  const answers = {
    'GET /api/countries': [CANADA],
    [`PUT ${BASE}/a1`]: DRAFT,
    [`POST ${BASE}/audience`]: reach(0),
    [`POST ${BASE}/a1/send`]: { message: changed, current: DRAFT },
  };
  answerWith(answers);
  const { dialog, press } = await openDialog([flatAnnouncement(DRAFT)]);
  press('Check audience');
  expect(await dialog.findByText('No one matches.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Send to 0 people' })).toBeDisabled();
  // A server may name nobody.
  answerWith({ ...answers, [`POST ${BASE}/audience`]: { ...reach(128), sample: [] } });
  press('Check audience');
  expect(await dialog.findByText('128 people.')).toBeVisible();
  answerWith({ ...answers, [`POST ${BASE}/audience`]: reach(128) }, { [`POST ${BASE}/a1/send`]: 409 });
  press('Check audience');
  expect(await dialog.findByText(/^128 people, among them/)).toBeVisible();
  // Who gets no e-mail is said only if there is to be one.
  expect(dialog.queryByText(/get no email/)).toBeNull();
  fireEvent.click(dialog.getByLabelText('Also by email'));
  press('Check audience');
  expect(await dialog.findByText(/^3 people get no email/)).toBeVisible();
  press('Send to 128 people');
  press('Send to 128 people');
  expect(await screen.findByText(changed)).toBeVisible();
  // The audience must be counted again.
  expect(await dialog.findByRole('button', { name: 'Send' })).toBeDisabled();
});

test('a record shows the texts of every language and the whole audience', async () => {
  answerWith({ 'GET /api/countries': [CANADA] });
  const item = flatAnnouncement({
    ...DRAFT,
    texts: { ...DRAFT.texts, fa: { title: 'تعطیل', body: 'جمعه' } },
    audience: { countryIds: ['c1', 'gone'] },
  });
  show(<Details resource={announcementList as never} item={item} />);
  const valueOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
  await waitFor(() => expect(valueOf('Countries')).toHaveTextContent('Canada and gone'));
  expect(valueOf('Title (فارسی)')).toHaveTextContent('تعطیل');
  expect(valueOf('Text (فارسی)')).toHaveAttribute('lang', 'fa');
});
