import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '@/errors/ApiError';
import { type QueryResult, dataOf, mapRead, readState, usePolledRead } from './readState';

const asked = (given: Partial<QueryResult<number>>): QueryResult<number> => ({
  data: undefined,
  error: null,
  isFetching: false,
  refetch: vi.fn<() => never>(),
  dataUpdatedAt: 5,
  ...given,
});
const failure = new Error('no');

it('is loading until data have arrived', () => {
  expect(readState(asked({ isFetching: true })).status).toBe('loading');
});

it('has failed, and says so while it is tried again', () => {
  expect(readState(asked({ error: failure, isFetching: true }))).toMatchObject({
    status: 'failed',
    error: failure,
    retrying: true,
  });
});

it('is not offered if the backend has no such call', () => {
  const error = new ApiError('http', 'HTTP 404: ', { status: 404, notOffered: true });
  expect(readState(asked({ error })).status).toBe('notOffered');
});

it('keeps the earlier data when it fails again', () => {
  const state = readState(asked({ data: 3, error: failure }));
  expect(state).toMatchObject({ status: 'ready', data: 3, stale: { error: failure, at: 5 } });
  expect(dataOf(mapRead(state, (n) => n * 2))).toBe(6);
});

it('keeps a failure while it is read again by itself, until data arrive', () => {
  const { result, rerender } = renderHook(usePolledRead<number>, { initialProps: asked({ error: failure }) });
  rerender(asked({ isFetching: true }));
  expect(result.current).toMatchObject({ status: 'failed', error: failure, retrying: true });
  rerender(asked({ data: 3 }));
  expect(result.current).toMatchObject({ status: 'ready', data: 3, stale: null });
});
