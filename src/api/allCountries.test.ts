import { expect, it } from 'vitest';
import { countriesQuery } from './allCountries';
import { queryClient } from './queries';
import { answer, line } from './testServer.fixture';

const COUNTRIES = Array.from({ length: 45 }, (_, at) => ({ id: at, code: `C${at}`, name: `Country ${at}` }));

/** A backend that answers pages of 20 to everybody, and fails for the pages of `broken`. */
function answerPages(broken: readonly number[] = []): void {
  line.handle = (request, ...rest) => {
    const page = Number(new URL(request.url ?? '', 'http://a').searchParams.get('page') ?? 1);
    const data = COUNTRIES.slice((page - 1) * 20, page * 20);
    const body = { data, totalCount: 45, currentPage: page, pageSize: 20, hasNext: page < 3 };
    answer(broken.includes(page) ? 400 : 200, body)(request, ...rest);
  };
}
const read = () => queryClient().fetchQuery(countriesQuery());

it('reads the countries of every page, although nothing asks for pages (R-711)', async () => {
  answerPages();
  const { data, isSample } = await read();
  expect([isSample, data.data.map(({ name }) => name)]).toEqual([false, COUNTRIES.map(({ name }) => name)]);
  expect(line.received.map(({ url }) => url)).toEqual([
    '/api/countries',
    '/api/countries?page=2&pageSize=20',
    '/api/countries?page=3&pageSize=20',
  ]);
});

it('never shows the countries of some pages as all, nor built-in ones beside them (R-713)', async () => {
  answerPages([3]);
  const { data, isSample } = await read();
  expect([isSample, data.data.filter(({ name }) => name.startsWith('Country'))]).toEqual([true, []]);
  expect(data.data.length).toBeGreaterThan(200);
});

it('asks once more if a backend says that there are more, but answers the same', async () => {
  line.handle = answer(200, { countries: COUNTRIES.slice(0, 3), totalCount: 45 });
  expect((await read()).data.data).toHaveLength(3);
  expect(line.received).toHaveLength(2);
});
