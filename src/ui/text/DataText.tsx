import { boundMarks } from './graphemes';
import { SoftBreaks } from './SoftBreaks';

const E_MAIL = /^[^\s@]+@[^\s@]+$/;

/**
 * Text from the server. Stacked combining marks are limited, and an e-mail address breaks after its
 * punctuation.
 */
export function DataText({ children }: { readonly children: string }) {
  const text = boundMarks(children);
  return E_MAIL.test(text) ? <SoftBreaks>{text}</SoftBreaks> : text;
}
