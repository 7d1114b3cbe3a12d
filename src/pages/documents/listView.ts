import type { StoredDocument } from '@/api/endpoints/documents';
import { fold } from '@/i18n/fold';
import { compareTexts } from '@/i18n/format';

export const STATES = ['pending', 'verified', 'rejected'] as const;
const SORTS = ['name', 'size'] as const;

/** Which documents are shown, and in which order; '' is all, or the newest first. */
export interface View {
  readonly search: string;
  readonly type: string;
  readonly state: (typeof STATES)[number] | '';
  readonly sort: (typeof SORTS)[number] | '';
}

/** Reads what the address says; what it cannot mean counts as not said. */
export function readView(said: URLSearchParams | Readonly<Partial<Record<keyof View, string>>>): View {
  const of = (name: keyof View): string =>
    (said instanceof URLSearchParams ? said.get(name) : said[name]) ?? '';
  return {
    search: of('search').slice(0, 100),
    type: of('type'),
    state: STATES.find((each) => each === of('state')) ?? '',
    sort: SORTS.find((each) => each === of('sort')) ?? '',
  };
}

/** @param nameOf names a type, so that it is found by the word that is read. */
export function arranged(
  list: readonly StoredDocument[],
  { search, type, state, sort }: View,
  nameOf: (type: string) => string,
): readonly StoredDocument[] {
  const words = fold(search);
  const found = list.filter(
    (each) =>
      fold(`${each.name} ${nameOf(each.type)}`).includes(words) &&
      (type === '' || each.type === type) &&
      (state === '' || each.status === state),
  );
  if (sort === 'name') {
    const compare = compareTexts();
    return found.toSorted((a, b) => compare(a.name, b.name));
  }
  if (sort === 'size') return found.toSorted((a, b) => b.size - a.size);
  return found.toSorted((a, b) => (b.uploadedAt ?? '').localeCompare(a.uploadedAt ?? ''));
}
