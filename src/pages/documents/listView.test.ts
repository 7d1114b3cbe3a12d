import { expect, it } from 'vitest';
import type { StoredDocument } from '@/api/endpoints/documents';
import { arranged, readView } from './listView';

const named = (name: string): StoredDocument =>
  ({ id: name, name, type: 'resume', size: 1 }) as StoredDocument;
const namesOf = (names: readonly string[], said: Parameters<typeof readView>[0]) =>
  arranged(names.map(named), readView(said), () => 'Résumé').map(({ name }) => name);

it('finds a document by its name or its type, whatever keyboard the words came from', () => {
  expect(namesOf(['گواهی کار.pdf', 'Diplôme.pdf'], { search: 'كار' })).toEqual(['گواهی کار.pdf']);
  expect(namesOf(['گواهی کار.pdf', 'Diplôme.pdf'], { search: 'DIPLOME' })).toEqual(['Diplôme.pdf']);
  expect(namesOf(['a.pdf'], { search: 'resume' })).toEqual(['a.pdf']);
});

it('orders names as readers of the language do, numbers by their value', () =>
  expect(namesOf(['scan 10', 'École', 'scan 9', 'Zoo'], { sort: 'name' })).toEqual([
    'École',
    'scan 9',
    'scan 10',
    'Zoo',
  ]));
