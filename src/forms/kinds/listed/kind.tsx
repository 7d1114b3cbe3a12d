import { type CellProps, type Kind, PLAIN_TEXT } from '@/forms/kinds/kind';
import { TextCell } from '@/forms/kinds/TextCell';
import type { Option } from '@/forms/fields/ChoiceInput';

export interface ListedSpec {
  /** The page passes these, because it has read them. */
  readonly options?: readonly Option[];
  /** The text of the empty option; 'Not chosen' by default. */
  readonly none?: string;
}

function Cell({ value, spec }: CellProps<ListedSpec, string>) {
  return <TextCell text={spec.options?.find((option) => option.value === value)?.name ?? value} />;
}

/** One of the records that a page has read, by its id. The page passes their names. */
export const listed: Kind<ListedSpec, string> = {
  ...PLAIN_TEXT,
  Cell,
};
