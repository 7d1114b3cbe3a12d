import { Fragment } from 'react';

interface SoftBreaksProps {
  /** Text without spaces: an e-mail address, the name of a file. */
  readonly children: string;
}

/** Lets a long word end its line after a mark (@ . _ -) before it breaks anywhere. */
export const SoftBreaks = ({ children }: SoftBreaksProps) =>
  children.split(/(?<=[@_.-])(?=[^@_.-])/).map((part, at) => (
    // Two parts may be the same.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
