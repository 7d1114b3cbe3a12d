import type { HTMLInputAutoCompleteAttribute } from 'react';
import { checkLength, type Kind, readText } from '@/forms/kinds/kind';
import { TextCell } from '@/forms/kinds/TextCell';

export interface TextSpec {
  readonly maxLength: number;
  /** Addresses and names of files: they run from left to right everywhere. */
  readonly ltr?: true;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'numeric' | 'decimal';
}

/** One line of text. */
export const text: Kind<TextSpec, string> = {
  look: 'text',
  read: readText,
  typed: (value) => value,
  check: (typed, { maxLength }) => checkLength(String(typed), maxLength),
  write: (value) => value,
  Cell: ({ value, spec }) => <TextCell text={value} look={spec.ltr === true ? 'code' : 'text'} />,
};
