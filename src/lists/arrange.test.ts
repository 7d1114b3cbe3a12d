import { describe, expect, test } from 'vitest';
import { indexOf, searchItems, sorted } from './arrange';

const ITEMS = [
  { id: '1', code: 'fr-bac', name: 'Baccalauréat', order: 10 },
  { id: '2', code: 'qc', name: 'Québec diploma', order: 9 },
  { id: '3', code: 'x', name: '', order: null },
];
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id).join('');

describe('search and sort of a whole list', () => {
  const index = indexOf(ITEMS, ({ code, name }) => `${code}\n${name}`);
  test.each([
    ['', '123'],
    ['quebec', '2'],
    ['BACCALAUREAT', '1'],
    ['diploma qc', '2'],
    ['10', ''],
    ['  ', '123'],
  ])('%j finds %j', (search, expected) => expect(ids(searchItems(ITEMS, index, search))).toBe(expected));

  test('numbers as numbers, missing values last', () => {
    expect(ids(sorted(ITEMS, ({ order }) => order, 'asc'))).toBe('213');
    expect(ids(sorted(ITEMS, ({ order }) => order, 'desc'))).toBe('312');
    expect(ids(sorted(ITEMS, ({ code }) => code, 'desc'))).toBe('321');
  });
});
