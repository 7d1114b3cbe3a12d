import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { IdentityScope, signedIn, signOut } from '@/identity/identity';
import type { SessionUser } from '@/storage/sessionUser';
import { useMayStoreViewed } from './viewer';

const ADA: SessionUser = {
  id: '1',
  userProfileId: null,
  email: 'ada@example.test',
  firstName: 'Ada',
  lastName: 'Lovelace',
  role: 'end_user',
  roles: ['user'],
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
};

test('what a person views is stored until they sign out, what a visitor views always', () => {
  const { result } = renderHook(() => useMayStoreViewed(), {
    wrapper: ({ children }) => <IdentityScope value={true}>{children}</IdentityScope>,
  });
  expect(result.current).toBe(true);
  act(() => void signedIn(ADA, 'token-a'));
  expect(result.current).toBe(true);
  act(() => signOut());
  expect(result.current).toBe(false);
  act(() => void signedIn(ADA, 'token-a'));
  expect(result.current).toBe(true);
});
