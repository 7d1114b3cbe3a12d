import { Fragment } from 'react';
import { boundMarks } from './graphemes';

interface SoftBreaksProps {
  /** Text without spaces: an e-mail address, a file name. */
  readonly children: string;
}

/** Allows line breaks after punctuation (@ . _ -), so that a long word breaks there first. */
export const SoftBreaks = ({ children }: SoftBreaksProps) =>
  children.split(/(?<=[@_.-])(?=[^@_.-])/).map((part, at) => (
    // The index is the key, because two parts can be equal.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));

const E_MAIL = /^[^\s@]+@[^\s@]+$/;

/**
 * Text from the server. Stacked combining marks are limited, and an e-mail address breaks after its
 * punctuation.
 */
export function DataText({ children }: { readonly children: string }) {
  const text = boundMarks(children);
  return E_MAIL.test(text) ? <SoftBreaks>{text}</SoftBreaks> : text;
}
