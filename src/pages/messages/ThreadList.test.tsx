import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { queryClient } from '@/api/queries';
import { answer, line } from '@/api/testServer.fixture';
import { threadsQuery } from '@/features/conversation/threadReads';
import { startAllTexts } from '@/i18n/texts.fixture';
import { useAddress } from '@/lists/useAddress';
import { ToastProvider } from '@/ui/toast/Toasts';
import { MESSAGES, shownTo, ThreadList } from './ThreadList';

beforeAll(startAllTexts);

function List() {
  const list = useAddress(MESSAGES);
  const { search, filters, page } = list.state;
  const show = shownTo('applicant', filters.show);
  const query = useQuery(threadsQuery('applicant', { search, show, pages: page }));
  return <ThreadList side="applicant" userId="u1" list={list} query={query} />;
}

it("a filter of the agency shows all to an applicant, and 'Clear the search' focuses the search box", async () => {
  line.handle = answer(200, { data: [], totalCount: 0 });
  render(
    <MemoryRouter initialEntries={['/messages?show=unanswered&search=zzz']}>
      <QueryClientProvider client={queryClient()}>
        <ToastProvider>
          <List />
        </ToastProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
  const clear = await screen.findByRole('button', { name: 'Clear the search' });
  clear.focus();
  fireEvent.click(clear);
  expect(screen.getByRole('searchbox', { name: 'Search messages' })).toHaveFocus();
  expect(await screen.findByText('No messages yet')).toBeVisible();
});
