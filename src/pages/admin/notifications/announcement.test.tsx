import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { queryClient } from '@/api/queries';
import { line } from '@/api/testServer';
import { Details } from '@/features/records/view/Details';
import { startAllTexts } from '@/i18n/texts.fixture';
import { ToastProvider } from '@/ui/toast/Toasts';
import { AnnouncementDialog } from './AnnouncementDialog';
import { announcementList } from './announcementList';
import { flatAnnouncement } from './flatAnnouncement';

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

/** Responses by method and path; undefined means that the response is lost. */
function answerWith(answers: Readonly<Record<string, unknown>>): void {
  line.handle = ({ method = '', url = '' }, response) => {
    const body = answers[`${method} ${url.replace(/\?.*$/, '')}`];
    if (body === undefined) {
      response.destroy();
      return;
    }
    response.writeHead(200, { 'Content-Type': 'application/json' });
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

test('a draft whose answer was lost is looked for before it is sent again, and not written twice', async () => {
  const BASE = '/api/admin/announcements';
  const lists = { 'GET /api/countries': [CANADA], [`GET ${BASE}`]: [DRAFT] };
  answerWith(lists);
  show(
    <AnnouncementDialog
      resource={announcementList as never}
      items={[]}
      open
      onClose={NOTHING}
      onDelete={NOTHING}
      onEdit={NOTHING}
      onWorking={NOTHING}
      onDone={NOTHING}
    />,
  );
  const dialog = within(await screen.findByRole('dialog'));
  const type = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  const save = () => fireEvent.click(dialog.getByRole('button', { name: 'Save draft' }));
  type('Title', 'Closed');
  type('Text', 'On Friday');
  save();
  await dialog.findByRole('alert');
  // A change made meanwhile is saved with the next attempt.
  type('Text', 'On Monday');
  answerWith({ ...lists, [`PUT ${BASE}/a1`]: { ...DRAFT, id: 'a1' } });
  save();
  expect(await screen.findByText('The draft was saved.')).toBeVisible();
  const writes = line.received.filter(({ method }) => method !== 'GET');
  expect(writes.map(({ method, url }) => `${method} ${url}`)).toEqual([`POST ${BASE}`, `PUT ${BASE}/a1`]);
  expect(JSON.parse(writes[1]?.body ?? '')).toMatchObject({
    texts: { en: { title: 'Closed', body: 'On Monday' } },
    lastModified: DRAFT.lastModified,
  });
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
