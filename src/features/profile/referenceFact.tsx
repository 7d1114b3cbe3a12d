import { BidiText } from '@/ui/text/BidiText';
import type { ReadState } from '@/ui/loading/readState';
import type { FactRow } from './FactGroup';
import type { Reference } from './useReferences';

interface ReferenceFact<T> {
  readonly label: string;
  /** The id in the profile; undefined while the profile is loading. */
  readonly id: string | null | undefined;
  readonly loading: boolean;
  readonly list: ReadState<Reference<T>>;
  readonly nameOf: (item: T) => string;
  /** The text for an id that is not in the list. */
  readonly unknown: string;
}

/** A fact that the profile stores as an id. It shows the name or a text for unknown, never the id itself. */
export function referenceFact<T extends { readonly id: string }>({
  label,
  id,
  loading,
  list,
  nameOf,
  unknown,
}: ReferenceFact<T>): FactRow {
  if (loading || (typeof id === 'string' && list.status === 'loading')) return { label, loading: true };
  if (id === null || id === undefined) return { label };
  const referenced = list.status === 'ready' ? list.data.items.find((item) => item.id === id) : undefined;
  return { label, value: referenced === undefined ? unknown : <BidiText>{nameOf(referenced)}</BidiText> };
}
