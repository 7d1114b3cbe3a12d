import { checkLength, type Kind, readText } from '@/forms/kinds/kind';
import { TextCell } from '@/forms/kinds/TextCell';

export interface LongSpec {
  readonly maxLength: number;
}

/** Text with several lines; in a list its beginning, on one line. */
export const long: Kind<LongSpec, string> = {
  look: 'text',
  read: readText,
  typed: (value) => value,
  check: (typed, { maxLength }) => checkLength(String(typed).replace(/\r\n?/g, '\n'), maxLength),
  write: (value) => value,
  Cell: ({ value }) => <TextCell text={value} />,
};
