import { formatNumber } from '@/i18n/formatNumber';
import { currentLanguage } from '@/i18n/language';

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

const widthOf = (label: string): number =>
  label.length * LETTER + (label.match(SQUARES)?.length ?? 0) * SQUARE_MORE + 12;

/** Width of the labels of horizontal bars, in px: that of the widest label within the limits. */
export const labelWidth = (labels: readonly string[]): number =>
  Math.min(LABEL.most, Math.max(LABEL.least, ...labels.map(widthOf)));

/** Large numbers are short on an axis: in words in some languages, '200 هزار'. */
const LARGE = 100_000;
export const onAxis = (value: number | null, language = currentLanguage()): string =>
  value === null || !Number.isInteger(value)
    ? ''
    : formatNumber(value, value >= LARGE ? { notation: 'compact' } : undefined, language);

const NUMBER = { least: 44, most: 96 };
/** Numbers that an axis may show, as shares of the largest count. */
const TICKS = [1, 0.75, 0.5, 0.25];

/** Width of the numbers of an axis, in px. */
export function numberWidth(series: Bars['series'], language = currentLanguage()): number {
  const largest = Math.max(0, ...series.flatMap(({ counts }) => counts));
  const widths = TICKS.map((share) => widthOf(onAxis(Math.round(largest * share), language)));
  return Math.min(NUMBER.most, Math.max(NUMBER.least, ...widths));
}
