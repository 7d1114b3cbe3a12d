interface DateCellProps {
  /** The formatted date; '–' if there is none. */
  readonly text: string;
  readonly value: string | number | null;
  /** The date with more detail. */
  readonly title: string;
}

/** A date in a list, which may have its year on a second line. */
export function DateCell({ text, value, title }: DateCellProps) {
  if (text === '–') return <span className="date">–</span>;
  return (
    <time className="date" dateTime={String(value)} title={title}>
      {/* In a sentence a Chinese date stays on one line (src/i18n/format.ts); a column is too narrow for that. */}
      {text.replace('年\u2060', '年')}
    </time>
  );
}
