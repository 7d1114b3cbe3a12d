import { describe, expect, test } from 'vitest';
import type { Column } from '@/features/records/resource';
import { found, indexOf, sorted } from './arrange';

const COLUMNS: readonly Column[] = [
  { name: 'code', label: 'code', kind: 'code', width: '1fr' },
  { name: 'name', label: 'name', kind: 'text', width: '1fr' },
  { name: 'order', label: 'order', kind: 'number', width: '1fr' },
];
const ITEMS = [
  { id: '1', code: 'fr-bac', name: 'Baccalauréat', order: 10 },
  { id: '2', code: 'qc', name: 'Québec diploma', order: 9 },
  { id: '3', code: 'x', name: '', order: null },
];
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id).join('');

describe('search and sort of a whole list', () => {
  const index = indexOf(ITEMS, COLUMNS);
  test.each([
    ['', '123'],
    ['quebec', '2'],
    ['BACCALAUREAT', '1'],
    ['diploma qc', '2'],
    ['10', ''],
    ['  ', '123'],
  ])('%j finds %j', (search, expected) => expect(ids(found(ITEMS, index, search))).toBe(expected));

  test('numbers as numbers, what is missing last', () => {
    expect(ids(sorted(ITEMS, { sort: 'order', order: 'asc' }, COLUMNS))).toBe('213');
    expect(ids(sorted(ITEMS, { sort: 'order', order: 'desc' }, COLUMNS))).toBe('312');
    expect(sorted(ITEMS, { sort: null, order: 'asc' }, COLUMNS)).toBe(ITEMS);
  });
});
