import { DataText } from './DataText';
import { boundMarks } from './graphemes';

interface BidiTextProps {
  /** Text with its own direction: a name, a company, an e-mail address. */
  children: string;
  /** Whether the text is cut to one line with an ellipsis. The full text is then in the title attribute. */
  oneLine?: boolean;
  /** For e-mail addresses, phone numbers and codes, which are written left to right in every language. */
  ltr?: boolean;
}

/**
 * Data inside a sentence, isolated so that it cannot change the order of the text around it (F-133, F-135).
 */
export function BidiText({ children, oneLine = false, ltr = false }: BidiTextProps) {
  return (
    <bdi
      dir={ltr ? 'ltr' : 'auto'}
      title={oneLine ? children : undefined}
      className={oneLine ? 'vt-one-line' : undefined}
    >
      {oneLine ? boundMarks(children) : <DataText>{children}</DataText>}
    </bdi>
  );
}
