import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '@/api/queries';
import { IdentityScope } from '@/identity/identity';
import { searchesOnDevice } from '@/storage/keys';
import { useSearches } from './searches';

const stored = ['a', 'b', 'c'].map((name, at) => ({ name, query: `q=${name}`, at }));

test('searches on the device, also those stored without an id, keep their ids while others are deleted', async () => {
  localStorage.setItem(searchesOnDevice.key, JSON.stringify(stored));
  const { result } = renderHook(() => useSearches(), {
    wrapper: ({ children }) => (
      <IdentityScope value={true}>
        <QueryClientProvider client={queryClient()}>{children}</QueryClientProvider>
      </IdentityScope>
    ),
  });
  const shown = () => (result.current.state.status === 'ready' ? result.current.state.data : []);
  const [first, second] = shown().map(({ id }) => id);
  await act(() => result.current.remove(first ?? '', {}));
  await act(() => result.current.remove(second ?? '', {}));
  expect(shown().map(({ name }) => name)).toEqual(['c']);
});
