import { boundMarks } from '@/ui/text/graphemes';
import { SoftBreaks } from '@/ui/text/SoftBreaks';

/** The name of a file, in its own direction. A long one breaks where its words end, before it breaks anywhere. */
export function FileName({ children }: { readonly children: string }) {
  return (
    <bdi dir="auto">
      <SoftBreaks>{boundMarks(children)}</SoftBreaks>
    </bdi>
  );
}
