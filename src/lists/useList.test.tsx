import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { educationLevels } from '@/api/endpoints/educationLevels';
import { queryClient } from '@/api/queries';
import { listAddress } from './address';
import { pagedSource } from './pagedSource';
import { direction, oneOf, pages, sizes, sortBy, text, words } from './params';
import { useAddress } from './useAddress';
import { useList } from './useList';
import { wholeSource } from './wholeSource';

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient()}>
    <BrowserRouter>{children}</BrowserRouter>
  </QueryClientProvider>
);
const at = (query: string) => window.history.replaceState(null, '', `/admin/education-levels${query}`);
const address = () => window.location.search;

interface Level {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}
const LEVELS: readonly Level[] = ['Certificate', 'Diploma', 'Doctorate'].map((name, index) => ({
  id: String(index),
  code: `l-${index}`,
  name,
}));
const namesOf = (levels: readonly { readonly name: string }[]) => levels.map(({ name }) => name);

describe('a list in pages of the backend', () => {
  const LIST = listAddress('adminEducationLevels', {
    search: words(),
    filters: { status: text() },
    sort: sortBy(['name']),
    order: direction(),
    page: pages(),
    size: sizes(),
  });
  const source = pagedSource<Level>({
    id: 'levels',
    endpoints: educationLevels,
    textOf: ({ code, name }) => `${code}\n${name}`,
    valueOf: ({ name }) => name,
  });
  const NO_SEARCH = new Response('{}', { status: 404 });
  const json = (body: unknown) => new Response(JSON.stringify(body));
  let asked: string[];
  /** The answers of the backend to a search and to the plain list. */
  let answers: { search: () => Response; list: (query: URLSearchParams) => Response };

  beforeEach(() => {
    asked = [];
    answers = { search: () => NO_SEARCH.clone(), list: () => json({ items: LEVELS, total: 3 }) };
    vi.stubEnv('VITE_API_BASE_URL', 'https://api.test');
    vi.stubGlobal('fetch', async (url: string) => {
      const { pathname, search, searchParams } = new URL(url);
      asked.push(search);
      return pathname.endsWith('/search') ? answers.search() : answers.list(searchParams);
    });
    return () => vi.unstubAllEnvs();
  });
  const open = async (query = '', options: Parameters<typeof useList>[2] = {}) => {
    at(query);
    const { result } = renderHook(
      () => {
        const list = useAddress(LIST);
        return { list, rows: useList(source, list, options) };
      },
      { wrapper },
    );
    await waitFor(() => expect(result.current.rows.read.status).toBe('ready'));
    return result;
  };
  const search = (result: Awaited<ReturnType<typeof open>>, said: string) =>
    act(() => result.current.rows.search.onSearch(said));

  test('is read with the values of the address, and searched with the words that its call supports', async () => {
    answers.list = () => json({ items: LEVELS, total: 13, pageSize: 10 });
    const result = await open('?status=open&sort=name&order=desc&page=2');
    expect(asked).toEqual(['?status=open&page=2&pageSize=10&sort=name&order=desc']);
    answers.search = () => json({ data: [LEVELS[1]], totalCount: 1 });
    search(result, 'college');
    await waitFor(() => expect(namesOf(result.current.rows.rows)).toEqual(['Diploma']));
    expect(asked[1]).toBe('?status=open&page=1&pageSize=10&sort=name&order=desc&q=college');
    expect(result.current.rows.isSample).toBe(false);
  });

  test.each([
    ['ignores the words', () => json({ items: LEVELS.slice(0, 2), total: 3 })],
    ['has no search', () => NO_SEARCH.clone()],
  ])('is filtered by the client if the backend %s', async (_name, answer) => {
    answers.search = answer;
    const result = await open('?size=25');
    search(result, 'diploma');
    await waitFor(() => expect(namesOf(result.current.rows.rows)).toEqual(['Diploma']));
    expect(result.current.rows).toMatchObject({ total: 1, pages: 1, isSample: false });
  });

  test('shows the last search, even if an earlier answer arrives after it', async () => {
    const result = await open('?size=25');
    let comeLate = () => undefined as unknown;
    const first = new Promise<Response>((resolve) => {
      comeLate = () => resolve(json({ data: LEVELS, totalCount: 3 }));
    });
    const answerNow = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string) =>
      new URL(url).searchParams.get('q') === 'd' ? first : answerNow(url),
    );
    answers.search = () => json({ data: [LEVELS[2]], totalCount: 1 });
    search(result, 'd');
    search(result, 'do');
    await waitFor(() => expect(namesOf(result.current.rows.rows)).toEqual(['Doctorate']));
    await act(async () => {
      comeLate();
      await first;
    });
    expect(namesOf(result.current.rows.rows)).toEqual(['Doctorate']);
    expect(result.current.rows.total).toBe(1);
  });

  test('is searched, sorted and paged by the client if the backend always returns everything', async () => {
    const all = Array.from({ length: 30 }, (_, index) => ({
      id: `${index}`,
      code: `c-${index}`,
      name: `Level ${index}`,
    }));
    answers.list = () => json(all);
    const result = await open('?sort=name&order=desc&page=3');
    expect(result.current.rows).toMatchObject({ total: 30, pages: 3 });
    expect(namesOf(result.current.rows.rows).at(-1)).toBe('Level 0');
    act(() => result.current.rows.search.onType('level 2'));
    await waitFor(() => expect(result.current.rows.total).toBe(12));
    const whole = await open('?size=all');
    expect(whole.current.rows.rows).toHaveLength(30);
  });

  test('of one page becomes all rows when that is chosen', async () => {
    const all = Array.from({ length: 30 }, (_, at) => ({
      id: `${at}`,
      code: `c-${at}`,
      name: `Level ${at}`,
    }));
    answers.list = (query) => json({ items: all.slice(0, Number(query.get('pageSize'))), total: 30 });
    const result = await open('');
    expect(result.current.rows.rows).toHaveLength(10);
    act(() => result.current.list.go({ size: 'all' }));
    await waitFor(() => expect(result.current.rows.rows).toHaveLength(30));
    expect(address()).toBe('?size=all');
  });

  test('a page that does not exist leads to the last one', async () => {
    const result = await open('?page=9');
    await waitFor(() => expect(address()).toBe(''));
    expect(result.current.rows).toMatchObject({ page: 1, pages: 1, total: 3 });
    answers.list = () => json({ items: LEVELS, total: 43 });
    const other = await open('?page=9&size=25');
    await waitFor(() => expect(address()).toBe('?page=2&size=25'));
    expect(other.current.rows.pages).toBe(2);
  });

  test('shows the rest without hidden items, and reads nothing while it is paused', async () => {
    const result = await open('', { hidden: new Set(['1']) });
    expect(namesOf(result.current.rows.rows)).toEqual(['Certificate', 'Doctorate']);
    expect(result.current.rows.total).toBe(2);
    const before = asked.length;
    renderHook(() => useList(source, useAddress(LIST), { paused: true }), { wrapper });
    expect(asked).toHaveLength(before);
  });
});

describe('a complete list in the browser', () => {
  const LIST = listAddress('documents', {
    search: words(),
    filters: { status: oneOf(['', 'open']) },
    sort: oneOf(['', 'name']),
    page: pages(),
  });
  interface Each extends Level {
    readonly status: string;
  }
  const ALL: readonly Each[] = Array.from({ length: 45 }, (_, index) => ({
    id: String(index),
    code: `c-${index}`,
    name: `Level ${index}`,
    status: index % 2 === 0 ? 'open' : 'closed',
  }));
  const source = wholeSource<Each, typeof LIST.plain, readonly Each[]>({
    query: () => ({ queryKey: ['whole'], queryFn: () => ALL }),
    itemsOf: (all) => all,
    textOf: ({ name }) => name,
    arrange: (all, { filters }) =>
      filters.status === '' ? all : all.filter(({ status }) => status === filters.status),
    size: 20,
  });
  const open = async (query = '') => {
    at(query);
    const { result } = renderHook(
      () => {
        const list = useAddress(LIST);
        return { list, rows: useList(source, list) };
      },
      { wrapper },
    );
    await waitFor(() => expect(result.current.rows.read.status).toBe('ready'));
    return result;
  };

  test('is filtered and paged by the client', async () => {
    const result = await open('?status=open&page=2');
    expect(result.current.rows).toMatchObject({ total: 23, page: 2, pages: 2 });
    expect(namesOf(result.current.rows.rows)).toEqual(['Level 40', 'Level 42', 'Level 44']);
    expect(result.current.rows.matching).toHaveLength(23);
    expect(result.current.rows.data).toHaveLength(45);
  });

  test('is searched at each key, before the address changes', async () => {
    const result = await open();
    act(() => result.current.rows.search.onType('level 44'));
    await waitFor(() => expect(namesOf(result.current.rows.rows)).toEqual(['Level 44']));
    expect(address()).toBe('');
    act(() => result.current.rows.search.onSearch('level 44'));
    expect(address()).toBe('?search=level+44');
    act(() => result.current.list.go({ search: '' }));
    expect(result.current.rows.total).toBe(45);
  });

  test('is complete again when it is cleared, also of words that are not in the address yet', async () => {
    const result = await open('?status=open');
    act(() => result.current.rows.search.onType('zzzz'));
    await waitFor(() => expect(result.current.rows.total).toBe(0));
    act(() => result.current.rows.clear('replace'));
    expect(address()).toBe('');
    expect(result.current.rows.total).toBe(45);
    expect(result.current.rows.search.resets).toBe(1);
  });
});
