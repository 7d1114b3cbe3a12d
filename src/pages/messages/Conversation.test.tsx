import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it, vi } from 'vitest';
import { queryClient } from '@/api/queries';
import { answer, line } from '@/api/testServer.fixture';
import type { Thread } from '@/api/endpoints/threadShapes';
import { threadsQuery } from '@/features/conversation/threadReads';
import { outbox } from '@/layout/outbox/outbox';
import { startAllTexts } from '@/i18n/texts.fixture';
import { ToastProvider } from '@/ui/toast/Toasts';
import { Conversation } from './Conversation';
import { ThreadMenu } from './ThreadMenu';

vi.mock('./ThreadMenu', async (original) => {
  const { ThreadMenu: Menu } = await original<{ ThreadMenu: typeof ThreadMenu }>();
  return { ThreadMenu: vi.fn(Menu) };
});

const THREAD: Thread = {
  id: 't1',
  subject: 'Your interview',
  topic: 'general',
  state: 'open',
  applicant: { id: 'u1', name: 'Ada' },
  counterpart: 'Northgate',
  lastPost: { excerpt: '', at: null, side: 'agency' },
  unread: 0,
  unansweredSince: null,
  applicationId: null,
  assignee: null,
  lastModified: null,
};
const USER = { id: 'u1', userProfileId: null, email: 'a@example.test', firstName: 'Ada', lastName: 'L' };

beforeAll(startAllTexts);

function showConversation(): void {
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient()}>
        <ToastProvider>
          <Conversation
            side="applicant"
            user={{ ...USER, role: 'end_user', roles: [], createdAt: '', updatedAt: '' }}
            id="t1"
            onClose={() => undefined}
          />
        </ToastProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

it('a conversation of the list is shown before it is read, and its posts are requested at once', async () => {
  const list = threadsQuery('applicant', { show: 'all', search: '', pages: 1 });
  const asked: string[] = [];
  let answerThread = (): void => undefined;
  line.handle = (request, ...rest) => {
    asked.push(request.url ?? '');
    if (request.url?.includes('/posts') === true) answer(200, { data: [], hasMore: false })(request, ...rest);
    else if (request.url?.includes('page=1') === true)
      answer(200, { data: [THREAD], totalCount: 1 })(request, ...rest);
    else answerThread = () => answer(200, THREAD)(request, ...rest);
  };
  await queryClient().fetchQuery(list);
  showConversation();
  expect(screen.getByRole('heading', { name: 'Your interview' })).toBeVisible();
  await waitFor(() => expect(asked.some((url) => url.includes('/t1/posts'))).toBe(true));
  // The conversation says which messages are new, so they wait for it.
  expect(screen.queryByRole('log')).toBeNull();
  answerThread();
  expect(await screen.findByRole('log')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Your message' })).toBeVisible();
});

it('a sent message stays while the conversation is read again', async () => {
  const author = { id: 'u1', name: 'Ada', side: 'applicant' };
  const post = { threadId: 't1', author, attachments: [], sentAt: null, readAt: null };
  let reads = 0;
  line.handle = (request, response, body) => {
    if (request.method === 'POST') {
      const { clientId, body: text } = JSON.parse(body) as { clientId: string; body: string };
      answer(201, { ...post, id: 'p1', clientId, body: text })(request, response, body);
    } else if (request.url?.includes('/posts') === true) {
      reads += 1;
      // Only the first read is answered.
      if (reads === 1) answer(200, { data: [], hasMore: false })(request, response, body);
    } else answer(200, THREAD)(request, response, body);
  };
  outbox().belongTo('u1');
  showConversation();
  fireEvent.change(await screen.findByRole('textbox', { name: 'Your message' }), {
    target: { value: 'My answer' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(reads).toBe(2));
  await waitFor(() => expect(outbox().get().entries).toEqual([]));
  expect(await screen.findByText('Sent')).toBeVisible();
  expect(screen.getByText('My answer')).toBeVisible();
});

it('a key in the form renders neither the head nor the menu again', async () => {
  line.handle = (request, ...rest) =>
    answer(200, request.url?.includes('/posts') === true ? { data: [], hasMore: false } : THREAD)(
      request,
      ...rest,
    );
  showConversation();
  const field = await screen.findByRole('textbox', { name: 'Your message' });
  vi.mocked(ThreadMenu).mockClear();
  fireEvent.change(field, { target: { value: 'My' } });
  expect(field).toHaveValue('My');
  expect(ThreadMenu).not.toHaveBeenCalled();
});
