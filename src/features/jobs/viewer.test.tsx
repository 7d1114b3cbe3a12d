import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { IdentityScope, signedIn, signOut } from '@/identity/identity';
import { ada } from '@/storage/sessionUser.fixture';
import { useMayStoreViewed } from './viewer';

test('what a person views is stored until they sign out, what a visitor views always', () => {
  const { result } = renderHook(() => useMayStoreViewed(), {
    wrapper: ({ children }) => <IdentityScope value={true}>{children}</IdentityScope>,
  });
  expect(result.current).toBe(true);
  act(() => void signedIn(ada, 'token-a'));
  expect(result.current).toBe(true);
  act(() => signOut());
  expect(result.current).toBe(false);
  act(() => void signedIn(ada, 'token-a'));
  expect(result.current).toBe(true);
});
