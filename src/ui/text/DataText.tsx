import { boundMarks } from './graphemes';
import { SoftBreaks } from './SoftBreaks';

const E_MAIL = /^[^\s@]+@[^\s@]+$/;

/** Text of the server: its stacks of marks bounded, an e-mail address broken where people would break it. */
export function DataText({ children }: { readonly children: string }) {
  const text = boundMarks(children);
  return E_MAIL.test(text) ? <SoftBreaks>{text}</SoftBreaks> : text;
}
