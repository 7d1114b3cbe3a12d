/** What a chart shows: a bar for each label, and beside it one of the period that it is compared with. */
export interface Bars {
  readonly labels: readonly string[];
  readonly series: readonly { readonly label: string; readonly counts: readonly number[] }[];
  /** Bars lie where the labels are long; else they stand, and time runs in reading direction. */
  readonly lie?: true;
}
