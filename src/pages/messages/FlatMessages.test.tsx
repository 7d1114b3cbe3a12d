import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { queryClient } from '@/api/queries';
import { answer, line } from '@/api/testServer.fixture';
import { startAllTexts } from '@/i18n/texts.fixture';
import { ToastProvider } from '@/ui/toast/Toasts';
import { FlatMessages } from './FlatMessages';

const ALL = Array.from({ length: 45 }, (_, at) => ({
  id: `m-${at}`,
  from: 'VisaTalent',
  subject: `News ${at}`,
  body: 'Read on.',
  read: true,
  sentAt: '2026-11-01T00:00:00.000Z',
}));

beforeAll(startAllTexts);

function showMessages(): void {
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient()}>
        <ToastProvider>
          <FlatMessages side="applicant" />
        </ToastProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

it("'Show more conversations' goes on when the server returns at most twenty items", async () => {
  line.handle = (request, ...rest) => {
    const query = new URL(request.url ?? '', 'http://localhost').searchParams;
    const [page, size] = [Number(query.get('page')), Math.min(20, Number(query.get('pageSize')))];
    const data = ALL.slice((page - 1) * size, page * size);
    answer(200, { data, totalCount: ALL.length, currentPage: page, pageSize: size })(request, ...rest);
  };
  showMessages();
  const more = { name: 'Show more conversations' };
  for (const count of [20, 40, 45]) {
    await waitFor(() => expect(screen.getAllByText(/^News /)).toHaveLength(count));
    if (count < 45) fireEvent.click(screen.getByRole('button', more));
  }
  expect(screen.queryByRole('button', more)).toBeNull();
});

it('the focus stays at a message whose button goes away', async () => {
  let read = false;
  line.handle = (request, ...rest) => {
    if (request.method === 'PUT') read = true;
    const message = { ...ALL[0], read };
    answer(200, request.method === 'PUT' ? message : { data: [message], totalCount: 1 })(request, ...rest);
  };
  showMessages();
  const button = await screen.findByRole('button', { name: 'Mark as read' });
  button.focus();
  fireEvent.click(button);
  // jsdom leaves the focus on a disabled button, browsers do not.
  button.blur();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('listitem')).toHaveFocus());
});
