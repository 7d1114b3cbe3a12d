import { DataText } from '@/ui/text/DataText';

interface TextCellProps {
  /** Undefined while it is on its way: what stands for it in the answer means nothing to a reader. */
  readonly text: string | null | undefined;
  readonly look?: 'text' | 'code' | 'title';
}

/** Text of the server: isolated, cut where it has no room, whole in its title. */
export function TextCell({ text, look = 'text' }: TextCellProps) {
  if (text === undefined) return <span className={look} />;
  if (text === null || text === '') return <span className={look}>–</span>;
  return (
    <bdi className={look} dir={look === 'code' ? 'ltr' : 'auto'} title={text.slice(0, 1000)}>
      <DataText>{text}</DataText>
    </bdi>
  );
}
