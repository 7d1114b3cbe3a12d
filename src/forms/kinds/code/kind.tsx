import { checkLength, type Kind, PLAIN_TEXT } from '@/forms/kinds/kind';
import { TextCell } from '@/forms/kinds/TextCell';
import type { Resources } from '@/i18n/resources';

export interface CodeSpec {
  readonly maxLength: number;
  readonly pattern: RegExp;
  /** The key of the text that describes the pattern; also the hint below the field. */
  readonly says: keyof Resources['forms']['hints'];
  readonly upperCase?: true;
}

/** A short identifier that matches a pattern. */
export const code: Kind<CodeSpec, string> = {
  ...PLAIN_TEXT,
  look: 'code',
  check(typed, { maxLength, pattern, says, upperCase }) {
    const text = upperCase === true ? String(typed).toUpperCase() : String(typed);
    const checked = checkLength(text, maxLength);
    return 'wrong' in checked || pattern.test(text) ? checked : { wrong: { key: `forms:hints.${says}` } };
  },
  Cell: ({ value }) => <TextCell text={value} look="code" />,
};
