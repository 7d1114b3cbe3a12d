import { expect, it } from 'vitest';
import type { StoredDocument } from '@/api/endpoints/documents';
import { indexOf, searchItems } from '@/lists/arrange';
import { DOCUMENTS, documentsSource } from './listView';

const named = (name: string): StoredDocument =>
  ({ id: name, name, type: 'resume', size: 1 }) as StoredDocument;
const { arrange, textOf } = documentsSource(() => 'Résumé');
const namesOf = (names: readonly string[], address: string) => {
  const list = names.map(named);
  const state = DOCUMENTS.read(address);
  return searchItems(arrange(list, state), indexOf(list, textOf), state.search).map(({ name }) => name);
};

it('finds a document by its name or its type, with words from any keyboard', () => {
  expect(namesOf(['گواهی کار.pdf', 'Diplôme.pdf'], 'search=كار')).toEqual(['گواهی کار.pdf']);
  expect(namesOf(['گواهی کار.pdf', 'Diplôme.pdf'], 'search=DIPLOME')).toEqual(['Diplôme.pdf']);
  expect(namesOf(['a.pdf'], 'search=resume')).toEqual(['a.pdf']);
});

it('orders names as readers of the language do, numbers by their value', () =>
  expect(namesOf(['scan 10', 'École', 'scan 9', 'Zoo'], 'sort=name')).toEqual([
    'École',
    'scan 9',
    'scan 10',
    'Zoo',
  ]));

it('has in its address what is shown, without default values', () => {
  const cleaned = (address: string) => DOCUMENTS.write(DOCUMENTS.read(address));
  const address = '?search=a+b&type=resume&state=pending&sort=size';
  expect(cleaned(address)).toBe(address);
  expect(cleaned('?state=bogus&sort=__proto__&search=+&page=2')).toBe('');
});
