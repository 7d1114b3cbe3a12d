import { type CellProps, type Item, type Kind, readText } from '@/forms/kinds/kind';
import { TextCell } from '@/forms/kinds/TextCell';
import type { Call } from '@/api/endpoint';
import type { ListAnswer } from '@/api/sampled';
import { useTitle } from './useTitle';

/** Another resource that can be searched, and how its records are called. */
export interface ReferenceSource {
  readonly list: Call<ListAnswer<Item>>;
  readonly byId: Call<unknown>;
  /** The field that other resources refer to; its id if not given. */
  readonly id?: string;
  /** The field that names a record, and one that stands under the name in the list of those found. */
  readonly title: string;
  readonly also?: string;
}
export interface ReferenceSpec {
  readonly source: ReferenceSource;
  /** The field of the record itself that holds the title already: nothing is asked for it then. */
  readonly shownBy?: string;
}

function Cell({ value, spec, item }: CellProps<ReferenceSpec, string>) {
  const title = useTitle(spec, value ?? '', item);
  if (value === null) return <TextCell text={null} />;
  return <TextCell text={title === null ? value : title} />;
}

/** A record of another resource, by its id; shown by its title. */
export const reference: Kind<ReferenceSpec, string> = {
  look: 'text',
  read: readText,
  typed: (value) => value,
  check: (typed) => ({ value: typed }),
  write: (value) => value,
  Cell,
};
