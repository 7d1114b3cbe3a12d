import { documents, type StoredDocument } from '@/api/endpoints/documents';
import { queryOptionsFor } from '@/api/queries';
import { CHECK_STATES } from '@/config/documents';
import { compareTexts } from '@/i18n/format';
import { listAddress } from '@/lists/address';
import { oneOf, text, words } from '@/lists/params';
import { wholeSource } from '@/lists/wholeSource';

/** The state of the list as its address holds it. By default the newest documents come first. */
export const DOCUMENTS = listAddress('documents', {
  search: words({ most: 100 }),
  filters: { type: text(), state: oneOf(['', ...CHECK_STATES]) },
  sort: oneOf(['', 'name', 'size']),
});
export type ListView = typeof DOCUMENTS.plain;

/** @param nameOf returns the name of a type, so that the search finds it by the displayed word */
export const documentsSource = (nameOf: (type: string) => string) =>
  wholeSource<StoredDocument, ListView, readonly StoredDocument[]>({
    query: () => queryOptionsFor(documents.list),
    itemsOf: (list) => list,
    textOf: ({ name, type }) => `${name} ${nameOf(type)}`,
    arrange(list, { filters: { type, state }, sort }) {
      const left = list.filter(
        (each) => (type === '' || each.type === type) && (state === '' || each.status === state),
      );
      if (sort === 'name') {
        const compare = compareTexts();
        return left.toSorted((a, b) => compare(a.name, b.name));
      }
      if (sort === 'size') return left.toSorted((a, b) => b.size - a.size);
      return left.toSorted((a, b) => (b.uploadedAt ?? '').localeCompare(a.uploadedAt ?? ''));
    },
  });
