import { Fragment } from 'react';
import { boundMarks } from './graphemes';

interface SoftBreaksProps {
  /** Text without spaces: an e-mail address, a file name. */
  readonly children: string;
  /** Where the text may break. */
  readonly at?: RegExp;
}

/** Allows line breaks after punctuation (@ . _ -), so that a long word breaks there first. */
export const SoftBreaks = ({ children, at: place = /(?<=[@_.-])(?=[^@_.-])/ }: SoftBreaksProps) =>
  children.split(place).map((part, at) => (
    // The index is the key, because two parts can be equal.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));

const E_MAIL = /^[^\s@]+@[^\s@]+$/;
/** Before the domain of an e-mail address. */
export const DOMAIN = /(?<=@)/;

/**
 * Text from the server. Stacked combining marks are limited, and an e-mail address breaks before its domain.
 * If its parts broke as well, an address of three parts would need three lines.
 */
export function DataText({ children }: { readonly children: string }) {
  const text = boundMarks(children);
  return E_MAIL.test(text) ? <SoftBreaks at={DOMAIN}>{text}</SoftBreaks> : text;
}
