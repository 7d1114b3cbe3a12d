import { Fragment } from 'react';
import { boundMarks } from '@/ui/text/graphemes';

/** The name of a file, in its own direction. A long one breaks where its words end, before it breaks anywhere. */
export function FileName({ children }: { readonly children: string }) {
  return (
    <bdi dir="auto">
      {boundMarks(children)
        .split(/(?<=[_.-])(?=[^_.-])/)
        .map((part, at) => (
          // Two parts may be the same.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={at}>
            {at > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
    </bdi>
  );
}
