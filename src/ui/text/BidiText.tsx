import { DataText } from './DataText';
import { boundMarks } from './graphemes';

interface BidiTextProps {
  /** A name, company, e-mail: text whose direction is its own. */
  children: string;
  /** Cut to one line with an ellipsis; the full text stays reachable as the element's title. */
  oneLine?: boolean;
  /** E-mail, phone, code: left to right in every language. */
  ltr?: boolean;
}

/** Data inside a sentence: isolated, so that it cannot reorder its neighbours (F-133, F-135). */
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
