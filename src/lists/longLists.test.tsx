import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { admin } from '@/api/endpoints/admin';
import { educationLevels } from '@/api/endpoints/educationLevels';
import { isAborted } from '@/errors/ApiError';
import { startAllTexts } from '@/i18n/texts.fixture';
import { PageSize, useFocusedRow } from './ListTable';
import { GoToPage } from './Pager';
import { EVERYTHING, MOST_AT_ONCE, readAll, readFirst, readPage } from './readAll';
import { MOST_SELECTED, useSelection } from './selection';

interface Row {
  readonly id: string;
}
const rows = (count: number, from = 0): readonly Row[] =>
  Array.from({ length: count }, (_, at) => ({ id: String(from + at) }));

describe('reading all records', () => {
  const source = { endpoints: educationLevels, textOf: ({ id }: Row) => id };
  let total = 0;
  /** The largest page of the backend, which it uses instead of a larger one, and the largest that it does not refuse. */
  let largest = Infinity;
  let accepted = Infinity;
  /** The size of all its pages, whatever it is asked for; and whether it states the size of a page. */
  let fixed: number | null = null;
  let isStated = true;
  /** The id of the first record. */
  let from = 0;
  let asked: string[] = [];
  beforeEach(() => {
    asked = [];
    from = 0;
    largest = accepted = Infinity;
    [fixed, isStated] = [null, true];
    vi.stubEnv('VITE_API_BASE_URL', 'https://api.test');
    vi.stubGlobal('fetch', async (url: string) => {
      const query = new URL(url).searchParams;
      const [page, given] = [Number(query.get('page')), Number(query.get('pageSize'))];
      asked.push(`${page}/${given}`);
      if (given > accepted) return new Response('{}', { status: 422 });
      const size = fixed ?? Math.min(given, largest);
      const items = rows(
        Math.max(0, Math.min(size, total - (page - 1) * size)),
        from + (page - 1) * size,
      ).map(({ id }) => ({
        id,
        code: id,
        name: id,
      }));
      return new Response(
        JSON.stringify({
          data: items,
          totalCount: total,
          ...(isStated ? { currentPage: page, pageSize: size } : {}),
        }),
      );
    });
  });

  test('is done in steps, and shows how many were read', async () => {
    total = 2500;
    const seen: (readonly [number, number])[] = [];
    const { items } = await readAll<Row>(source, EVERYTHING, {
      onProgress: (done, all) => seen.push([done, all]),
    });
    expect(items).toHaveLength(2500);
    expect(asked).toEqual(['1/1000', '2/1000', '3/1000']);
    expect(seen).toEqual([
      [1000, 2500],
      [2000, 2500],
      [2500, 2500],
    ]);
  });

  test('has each record once, also if one was added meanwhile', async () => {
    total = 1500;
    const onProgress = () => (from = -1);
    const { items } = await readAll<Row>(source, EVERYTHING, { onProgress });
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  });

  test('ends when it is stopped', async () => {
    total = 5000;
    const controller = new AbortController();
    const reading = readAll<Row>(source, EVERYTHING, {
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });
    await expect(reading).rejects.toSatisfy(isAborted);
    expect(asked).toEqual(['1/1000']);
  });

  test('does not happen if there are more than a screen shows at once', async () => {
    total = MOST_AT_ONCE + 1;
    const { items, total: all, whole } = await readAll<Row>(source, EVERYTHING, { most: MOST_AT_ONCE });
    expect([items.length, all, whole]).toEqual([1000, MOST_AT_ONCE + 1, false]);
    expect(asked).toHaveLength(1);
  });

  test('asks for smaller pages if the backend refuses large ones', async () => {
    [total, accepted] = [30, 100];
    const endpoints = admin.languageCertificates;
    const { items, whole } = await readAll<Row>({ ...source, endpoints }, EVERYTHING);
    expect([items.length, whole]).toEqual([30, true]);
    expect(asked).toEqual(['1/1000', '1/20', '2/20']);
  });

  test.each([
    [500, true],
    [501, false],
  ])('of %d pages is complete: %s', async (pages, isWhole) => {
    [total, largest] = [2 * pages, 2];
    const { items, whole } = await readAll<Row>(source, EVERYTHING);
    expect([items.length, whole]).toEqual(isWhole ? [total, true] : [2, false]);
  });

  test.each([
    ['has pages of 20', 20, Infinity, 10],
    ['has pages of 7', 7, Infinity, 10],
    ['has at most 20 on a page', null, 20, 50],
    ['does as asked', null, Infinity, 10],
  ])('shows each record on one of the pages if the backend %s', async (_name, given, most, size) => {
    for (const stated of [true, false]) {
      [total, fixed, largest, isStated] = [45, given, most, stated];
      const seen: string[] = [];
      for (let page = 1; (page - 1) * size < total; page += 1) {
        const read = await readPage<Row>(source, EVERYTHING, { page, size });
        expect(read).toMatchObject({ total: 45, whole: false });
        seen.push(...read.items.map(({ id }) => id));
      }
      expect(seen).toEqual(rows(45).map(({ id }) => id));
    }
  });

  test.each([20, 45, 50, null])('has the first 40 if the backend has %s on a page', async (given) => {
    [total, fixed] = [45, given];
    const { items, ...read } = await readFirst<Row>(source, EVERYTHING, 40);
    expect(items.map(({ id }) => id)).toEqual(rows(40).map(({ id }) => id));
    expect(read).toMatchObject({ total: 45, whole: false });
  });
});

test('the words of a list are sent by both names where backends differ', async () => {
  vi.stubEnv('VITE_API_BASE_URL', 'https://api.test');
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const query = new URL(url).searchParams;
    asked.push(`search: ${query.get('search')}, q: ${query.get('q')}`);
    return new Response(JSON.stringify({ data: [], totalCount: 0 }));
  });
  const { list } = educationLevels;
  const textOf = ({ id }: Row) => id;
  const words = { ...EVERYTHING, search: 'ada' };
  await readPage<Row>({ endpoints: { list }, textOf }, words, { page: 1, size: 10 });
  await readPage<Row>({ endpoints: { list, wordsAsQ: true }, textOf }, words, { page: 1, size: 10 });
  expect(asked).toEqual(['search: ada, q: null', 'search: ada, q: ada']);
});

test('at most a thousand are selected', () => {
  const { result } = renderHook(() => useSelection<Row>());
  act(() => result.current.toggleAll(rows(MOST_SELECTED + 5)));
  expect([result.current.items.size, result.current.isFull]).toEqual([MOST_SELECTED, true]);
  act(() => result.current.toggle({ id: 'another' }));
  expect(result.current.items.has('another')).toBe(false);
  act(() => result.current.toggle({ id: '0' }));
  act(() => result.current.toggle({ id: 'another' }));
  expect(result.current.items.has('another')).toBe(true);
});

describe('the rows on a page', () => {
  beforeAll(startAllTexts);
  test.each([
    [MOST_AT_ONCE, true],
    [MOST_AT_ONCE + 1, false],
    [100_000, false],
  ])('may be all of %d: %s', (total, isOffered) => {
    render(<PageSize page={1} size={10} total={total} onChange={() => undefined} />);
    expect(screen.queryByRole('option', { name: 'All' }) !== null).toBe(isOffered);
  });
});

describe('a page that is far away', () => {
  beforeAll(startAllTexts);
  test.each([
    ['73', 73],
    ['۷۳', 73],
    ['99999', 200],
  ])('%s leads to %d', (typed, page) => {
    const onTurn = vi.fn<(page: number) => void>();
    render(<GoToPage pages={200} onTurn={onTurn} />);
    const box = screen.getByRole('textbox', { name: 'Go to page' });
    fireEvent.change(box, { target: { value: 'x' } });
    expect(screen.getByRole('button', { name: 'Go to page' })).toBeDisabled();
    fireEvent.change(box, { target: { value: typed } });
    fireEvent.click(screen.getByRole('button', { name: 'Go to page' }));
    expect(onTurn).toHaveBeenCalledWith(page);
  });
});

test.each([
  ['the next row', ['a', 'c'], 'c'],
  ['the list, when there is none', ['a'], 'list'],
  ['the list, when it is empty', [], 'list'],
])('when the row with the focus leaves the list, the focus goes to %s', (_place, left, focused) => {
  function Rows({ ids }: { readonly ids: readonly string[] }) {
    return (
      <section aria-label="list" tabIndex={-1} {...useFocusedRow()}>
        {ids.map((id, index) => (
          <div key={id} data-index={index}>
            <button type="button" aria-label={id} />
          </div>
        ))}
      </section>
    );
  }
  const { rerender } = render(<Rows ids={['a', 'b', 'c']} />);
  screen.getByRole('button', { name: 'b' }).focus();
  rerender(<Rows ids={left} />);
  expect(screen.getByLabelText(focused)).toHaveFocus();
});
