/** The data of a chart: a bar for each label, and one for the compared period beside it. */
export interface Bars {
  readonly labels: readonly string[];
  readonly series: readonly { readonly label: string; readonly counts: readonly number[] }[];
  /** True for horizontal bars, which fit long labels. Vertical bars show time in the reading direction. */
  readonly lie?: true;
}

/**
 * Width of a letter of a label, the additional width of a square (Chinese) one, and limits for a whole label,
 * in px.
 */
const LETTER = 7;
const SQUARE_MORE = 5;
const SQUARES = /\p{Script=Han}/gu;
const LABEL = { least: 60, most: 150 };

/** Width of the labels of horizontal bars, in px: that of the widest label within the limits. */
export function labelWidth(labels: readonly string[]): number {
  const widths = labels.map(
    (label) => label.length * LETTER + (label.match(SQUARES)?.length ?? 0) * SQUARE_MORE + 12,
  );
  return Math.min(LABEL.most, Math.max(LABEL.least, ...widths));
}
