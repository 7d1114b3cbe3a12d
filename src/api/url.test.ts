import { describe, expect, test } from 'vitest';
import { queryString, urlOf } from './url';

describe('query', () => {
  test.each([
    [undefined, ''],
    [{}, ''],
    [{ q: '' }, ''],
    [{ q: null, page: undefined, size: Number.NaN }, ''],
    [{ page: 0, active: false }, '?page=0&active=false'],
    [{ q: 'a&b=c d', email: 'ada+x@example.test' }, '?q=a%26b%3Dc%20d&email=ada%2Bx%40example.test'],
    [{ q: 'x', search: '', page: 2 }, '?q=x&page=2'],
    [{ tag: ['hot', '', null, 'new'] }, '?tag=hot&tag=new'],
  ])('%o', (query, expected) => expect(queryString(query)).toBe(expected));
});

describe('url', () => {
  test.each([
    ['', '/api/countries', {}, '/api/countries'],
    ['https://api.test', '/api/countries', {}, 'https://api.test/api/countries'],
    [
      'https://api.test/v1',
      '/api/countries/{id}',
      { path: { id: 5 } },
      'https://api.test/v1/api/countries/5',
    ],
    ['', '/a/{x}/b/{y}', { path: { x: 'a/b?c', y: '../d' } }, '/a/a%2Fb%3Fc/b/..%2Fd'],
    ['', '/a/{x}', { path: { x: 'é' }, query: { q: 1 } }, '/a/%C3%A9?q=1'],
  ])('%s + %s', (base, template, args, expected) => expect(urlOf(base, template, args)).toBe(expected));

  test.each(['', '.', '..'])('the path parameter %j would lead elsewhere and is refused', (id) => {
    expect(() => urlOf('', '/api/countries/{id}', { path: { id } })).toThrow('Invalid path parameter: id');
  });
});
