import { BidiText } from '@/ui/text/BidiText';
import type { ReadState } from '@/ui/loading/readState';
import type { FactRow } from './FactGroup';
import type { Reference } from './useReferences';

interface ReferenceFact<T> {
  readonly label: string;
  /** The id in the profile; undefined while the profile is on its way. */
  readonly id: string | null | undefined;
  readonly loading: boolean;
  readonly list: ReadState<Reference<T>>;
  readonly nameOf: (item: T) => string;
  /** What is said where the list does not have it. */
  readonly unknown: string;
}

/** A fact that the profile holds as an id: shown by its name, or as unknown for now, never as the id. */
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
  const found = list.status === 'ready' ? list.data.items.find((item) => item.id === id) : undefined;
  return { label, value: found === undefined ? unknown : <BidiText>{nameOf(found)}</BidiText> };
}
