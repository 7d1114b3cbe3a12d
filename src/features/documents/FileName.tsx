import { boundMarks } from '@/ui/text/graphemes';
import { SoftBreaks } from '@/ui/text/DataText';
import { withoutControls } from '@/ui/text/withoutControls';

/** A file name in its own text direction. A long name breaks at the ends of its words where possible. */
export function FileName({ children }: { readonly children: string }) {
  return (
    <bdi dir="auto">
      <SoftBreaks>{boundMarks(withoutControls(children))}</SoftBreaks>
    </bdi>
  );
}
