import { checkLength, type Kind, PLAIN_TEXT } from '@/forms/kinds/kind';
import { TextCell } from '@/forms/kinds/TextCell';

export interface LongSpec {
  readonly maxLength: number;
}

/** Text with several lines; in a list its beginning, on one line. */
export const long: Kind<LongSpec, string> = {
  ...PLAIN_TEXT,
  check: (typed, { maxLength }) => checkLength(String(typed).replace(/\r\n?/g, '\n'), maxLength),
  Cell: ({ value }) => <TextCell text={value} />,
};
