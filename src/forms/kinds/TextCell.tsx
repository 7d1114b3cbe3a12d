import { DataText } from '@/ui/text/DataText';

interface TextCellProps {
  /** Undefined while it is loading. */
  readonly text: string | null | undefined;
  readonly look?: 'text' | 'code' | 'title';
  /** The direction of a text of the interface; by default that of the text itself. */
  readonly dir?: 'ltr' | 'rtl';
}

/**
 * Text from the server: isolated, and shortened if there is no room, with the full text in the title
 * attribute.
 */
export function TextCell({ text, look = 'text', dir }: TextCellProps) {
  if (text === undefined) return <span className={look} />;
  if (text === null || text === '') return <span className={look}>–</span>;
  return (
    <bdi className={look} dir={look === 'code' ? 'ltr' : (dir ?? 'auto')} title={text.slice(0, 1000)}>
      <DataText>{text}</DataText>
    </bdi>
  );
}
