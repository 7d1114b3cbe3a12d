import { DataText } from '@/ui/text/DataText';

interface TextCellProps {
  readonly text: string | null;
  readonly look?: 'text' | 'code' | 'title';
}

/** Text of the server: isolated, cut where it has no room, whole in its title. */
export function TextCell({ text, look = 'text' }: TextCellProps) {
  if (text === null || text === '') return <span className={look}>–</span>;
  return (
    <bdi className={look} dir={look === 'code' ? 'ltr' : 'auto'} title={text.slice(0, 1000)}>
      <DataText>{text}</DataText>
    </bdi>
  );
}
