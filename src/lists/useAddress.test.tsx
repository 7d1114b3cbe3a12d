import { act, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useListState } from './useListState';

const NAMES = { sortable: ['code', 'name'], filters: ['status'] };

const list = () => renderHook(() => useListState(NAMES), { wrapper: BrowserRouter }).result;

test('two changes at once: neither is lost', () => {
  const { current } = list();
  act(() => {
    current.go({ search: 'nurse' }, 'replace');
    current.go({ size: 100 });
  });
  expect(window.location.search).toBe('?search=nurse&size=100');
  act(() => current.go({ filters: { status: 'open' } }));
  expect(window.location.search).toBe('?search=nurse&status=open&size=100');
});

test('a change of what is listed begins at the first page', () => {
  const result = list();
  act(() => result.current.go({ page: 3 }));
  expect(result.current.state.page).toBe(3);
  act(() => result.current.go({ sort: 'name' }));
  expect(result.current.state).toMatchObject({ sort: 'name', page: 1 });
});
