import { act, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { listAddress } from './address';
import { pages, sizes, sortBy, text, words } from './params';
import { useAddress } from './useAddress';

const SCHEMA = {
  search: words(),
  filters: { status: text(), type: text() },
  sort: sortBy(['code', 'name']),
  page: pages(),
  size: sizes(),
};
const COUNTRIES = listAddress('adminCountries', SCHEMA);

const open = (address = COUNTRIES) =>
  renderHook(() => useAddress(address), { wrapper: BrowserRouter }).result;

test('two changes at once: neither is lost', () => {
  const { current } = open();
  act(() => {
    current.go({ search: 'nurse' }, 'replace');
    current.go({ size: 100 });
  });
  expect(window.location.search).toBe('?search=nurse&size=100');
  act(() => {
    current.go({ filters: { status: 'open' } });
    current.go({ filters: { type: 'a' } });
  });
  expect(window.location.search).toBe('?search=nurse&status=open&type=a&size=100');
});

test('a change of the listed items begins at the first page, and a link leads to the same address as the change', () => {
  const result = open();
  act(() => result.current.go({ page: 3 }));
  expect(result.current.state.page).toBe(3);
  expect(result.current.hrefOf({ page: 4 })).toBe('/admin/countries?page=4');
  expect(result.current.hrefOf({ sort: 'name' })).toBe('/admin/countries?sort=name');
  act(() => result.current.go({ sort: 'name' }));
  expect(result.current.state).toMatchObject({ sort: 'name', page: 1 });
});

test('a change to the same state, for example a search for the same words, adds no step for the back button', () => {
  const { current } = open();
  act(() => current.go({ search: 'nurse' }));
  const steps = window.history.length;
  act(() => current.go({ search: 'nurse' }));
  expect(window.history.length).toBe(steps);
});

test('an address with invalid values is corrected if the list wants it', () => {
  const tooMuch = '/admin/countries?size=10&owner=me&sort=name';
  window.history.replaceState(null, '', tooMuch);
  open();
  expect(window.location.href).toContain(tooMuch);
  open(listAddress('adminCountries', SCHEMA, { tidy: true }));
  expect(window.location.href).toMatch(/\/admin\/countries\?sort=name$/);
});
