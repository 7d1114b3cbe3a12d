/** The data of a chart: a bar for each label, and one for the compared period beside it. */
export interface Bars {
  readonly labels: readonly string[];
  readonly series: readonly { readonly label: string; readonly counts: readonly number[] }[];
  /** True for horizontal bars, which fit long labels. Vertical bars show time in the reading direction. */
  readonly lie?: true;
}

/** Pixels for a letter of a label beside its bar, what a square one has more, and for the whole label. */
const LETTER = 7;
const SQUARE_MORE = 5;
const SQUARES = /\p{Script=Han}/gu;
const LABEL = { least: 60, most: 150 };

/** How wide the labels beside lying bars are: as wide as the widest of them. */
export function labelWidth(labels: readonly string[]): number {
  const widths = labels.map(
    (label) => label.length * LETTER + (label.match(SQUARES)?.length ?? 0) * SQUARE_MORE + 12,
  );
  return Math.min(LABEL.most, Math.max(LABEL.least, ...widths));
}
