import type { HTMLInputAutoCompleteAttribute } from 'react';
import { checkLength, type Kind, PLAIN_TEXT } from '@/forms/kinds/kind';
import { TextCell } from '@/forms/kinds/TextCell';

export interface TextSpec {
  readonly maxLength: number;
  /** For addresses and file names, which are written left to right in every language. */
  readonly ltr?: true;
  readonly type?: 'email';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'numeric' | 'decimal';
  readonly autoCapitalize?: 'words' | 'characters';
}

/** A text of one line. */
export const text: Kind<TextSpec, string> = {
  ...PLAIN_TEXT,
  check: (typed, { maxLength }) => checkLength(String(typed), maxLength),
  Cell: ({ value, spec }) => <TextCell text={value} look={spec.ltr === true ? 'code' : 'text'} />,
};
