/** What a chart shows: a bar for each label, and beside it one of the period that it is compared with. */
export interface Bars {
  readonly labels: readonly string[];
  readonly series: readonly { readonly label: string; readonly counts: readonly number[] }[];
  /** Bars lie where the labels are long; else they stand, and time runs in reading direction. */
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
