import { type CellProps, type Item, type Kind, PLAIN_TEXT } from '@/forms/kinds/kind';
import { TextCell } from '@/forms/kinds/TextCell';
import type { Call } from '@/api/endpoint';
import type { ListAnswer } from '@/api/sampled';
import { useTitle } from './useTitle';

/** Another resource that can be searched, and the fields that name its records. */
export interface ReferenceSource {
  readonly list: Call<ListAnswer<Item>>;
  readonly byId: Call<unknown>;
  /** The field that other resources refer to; its id by default. */
  readonly id?: string;
  /** The field that names a record. `also` is a field that is shown below the name in search results. */
  readonly title: string;
  readonly also?: string;
}
export interface ReferenceSpec {
  readonly source: ReferenceSource;
  /** A field of the record that contains the title already, so that no request is needed. */
  readonly shownBy?: string;
}

function Cell({ value, spec, item }: CellProps<ReferenceSpec, string>) {
  const title = useTitle(spec, value ?? '', item);
  if (value === null) return <TextCell text={null} />;
  return <TextCell text={title === null ? value : title} />;
}

/** A record of another resource by its id, shown by its title. */
export const reference: Kind<ReferenceSpec, string> = {
  ...PLAIN_TEXT,
  Cell,
};
