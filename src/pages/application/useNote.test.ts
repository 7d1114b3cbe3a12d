import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Application } from '@/api/endpoints/applications';
import { identity } from '@/identity/identity';
import { openApp } from '@/runtime/app';
import { ada } from '@/storage/sessionUser.fixture';
import { useNote } from './useNote';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it.each([
  [true, 'device'],
  [false, 'nowhere'],
])('a note that the server refuses, while the browser stores it: %s', async (stores, kind) => {
  if (!stores)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
  const app = openApp({ fetch: () => Promise.resolve(Response.json({}, { status: 404 })) });
  identity(app).session.signedIn(ada, 'token-a');
  const { result } = renderHook(() => useNote({ id: 'application-1' } as Application, ada.id));
  act(() => result.current.change({ text: 'Call Anna' }));
  await waitFor(() => expect(result.current.state.kind).toBe(kind));
  expect(result.current.note.text).toBe('Call Anna');
});
