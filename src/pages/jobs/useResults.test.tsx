import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { queryClient } from '@/api/queries';
import { answer, line } from '@/api/testServer.fixture';
import { JOBS, type JobFilters } from '@/features/jobs/filters';
import { listQuery } from '@/features/jobs/queries';
import { useResults } from './useResults';

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient()}>{children}</QueryClientProvider>
);

test('a hydrated page shows the refusal of its read ahead, and does not request it again', async () => {
  line.handle = answer(429, {});
  await queryClient().prefetchQuery(listQuery(JOBS.plain));
  const { result, rerender } = renderHook(({ hydrated }) => useResults(JOBS.plain, hydrated), {
    initialProps: { hydrated: false },
    wrapper,
  });
  expect(result.current).toMatchObject({ busy: false, error: null });
  rerender({ hydrated: true });
  await waitFor(() => expect(result.current).toMatchObject({ busy: false, error: { status: 429 } }));
  expect(line.received).toHaveLength(1);
});

test('the results of the last request are shown, whichever answer is late', async () => {
  const page = (title: string) => ({
    data: [{ id: title, title }],
    totalCount: 1,
    currentPage: 1,
    pageSize: 20,
  });
  let release = (): void => undefined;
  line.handle = (request, response, body) => {
    const isLate = !request.url?.includes('remote');
    const send = () =>
      answer(200, page(isLate ? 'Asked for before' : 'Asked for last'))(request, response, body);
    if (isLate) release = send;
    else send();
  };
  const before: JobFilters = { ...JOBS.plain, type: ['full-time'] };
  const { result, rerender } = renderHook(({ filters }) => useResults(filters, true), {
    initialProps: { filters: before },
    wrapper,
  });
  const titles = () => result.current.shown?.page.data.map(({ title }) => title);
  await waitFor(() => expect(line.received).toHaveLength(1));
  rerender({ filters: { ...before, tag: ['remote'] } });
  await waitFor(() => expect(titles()).toEqual(['Asked for last']));
  release();
  await waitFor(() => expect(queryClient().isFetching()).toBe(0));
  expect(titles()).toEqual(['Asked for last']);
});

test.each([
  [2, { hasNext: true }, { currentPage: 2, totalPages: 3, totalCount: 22, hasPrevious: true }],
  [3, { hasNext: false }, { currentPage: 3, totalPages: 3, totalCount: 41, hasPrevious: true }],
  [3, { totalCount: 60 }, { currentPage: 3, totalPages: 3, totalCount: 60, hasNext: false }],
  [9, { totalCount: 60, data: [] }, { totalPages: 3, totalCount: 60 }],
  [9, { hasNext: false, data: [] }, { totalCount: 0 }],
  // A list that says nothing about pages is the whole list.
  [3, {}, { currentPage: 1, totalPages: 1, totalCount: 1 }],
])(
  'page %i of a server that only says %j is the page that was asked for, if it has jobs',
  async (page, totals, expected) => {
    line.handle = answer(200, { data: [{ id: 'job', title: 'Welder' }], ...totals });
    // The same filters at each render, as they come from the address.
    const filters = { ...JOBS.plain, page };
    const { result } = renderHook(() => useResults(filters, true), { wrapper });
    await waitFor(() => expect(result.current.shown?.page).toMatchObject(expected));
  },
);
