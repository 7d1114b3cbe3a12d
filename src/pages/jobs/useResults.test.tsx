import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '@/api/queries';
import { answer, line } from '@/api/testServer';
import { JOBS } from '@/features/jobs/filters';
import { listQuery } from '@/features/jobs/queries';
import { useResults } from './useResults';

test('a hydrated page shows the refusal of its read ahead, and does not request it again', async () => {
  line.handle = answer(429, {});
  await queryClient().prefetchQuery(listQuery(JOBS.plain));
  const { result, rerender } = renderHook(({ hydrated }) => useResults(JOBS.plain, hydrated), {
    initialProps: { hydrated: false },
    wrapper: ({ children }) => <QueryClientProvider client={queryClient()}>{children}</QueryClientProvider>,
  });
  expect(result.current).toMatchObject({ busy: false, error: null });
  rerender({ hydrated: true });
  await waitFor(() => expect(result.current).toMatchObject({ busy: false, error: { status: 429 } }));
  expect(line.received).toHaveLength(1);
});
