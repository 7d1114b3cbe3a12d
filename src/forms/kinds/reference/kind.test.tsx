import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { admin } from '@/api/endpoints/admin';
import { queryClient } from '@/api/queries';
import { answer, line } from '@/api/testServer.fixture';
import { reference, type ReferenceSource } from './kind';
import { PAUSE, useSearch } from './useSearch';

const SOURCE: ReferenceSource = { ...admin.users, title: 'email', also: 'fullName' };
const ANN = { id: '7', email: 'ann@example.test', fullName: 'Ann Lee', createdAt: null, updatedAt: null };

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient()}>{children}</QueryClientProvider>
);

test('the other resource is searched once, when the typing pauses', async () => {
  line.handle = answer(200, [ANN]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { result, rerender } = renderHook(({ typed }) => useSearch(SOURCE, typed, typed !== ''), {
    wrapper,
    initialProps: { typed: '' },
  });
  rerender({ typed: 'a' });
  act(() => void vi.advanceTimersByTime(PAUSE - 1));
  rerender({ typed: 'an' });
  act(() => void vi.advanceTimersByTime(PAUSE - 1));
  rerender({ typed: 'ann' });
  act(() => void vi.advanceTimersByTime(PAUSE));
  vi.useRealTimers();
  await waitFor(() =>
    expect(result.current.found).toEqual([{ id: '7', title: 'ann@example.test', also: 'Ann Lee' }]),
  );
  const asked = line.received.map(({ url }) => new URL(url, 'http://x').searchParams.get('search'));
  expect(asked.filter((search) => search !== null)).toEqual(['ann']);
});

test('a reference is an id, in a dialog and in a file', () => {
  expect(reference.check('7', { source: SOURCE })).toEqual({ value: '7' });
  expect(reference.write('7')).toBe('7');
});
