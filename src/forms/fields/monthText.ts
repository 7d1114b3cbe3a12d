import { isMonth, type Month } from '@/eligibility/calendar';
import { latinDigits } from '@/i18n/latinDigits';

/**
 * A month while it is typed: the year as typed, a hyphen, the month as 'MM'. Either may be empty; '' means
 * none.
 */
interface TypedMonth {
  readonly year: string;
  readonly month: string;
}

export function typedMonth(text: string): TypedMonth {
  const cut = text.lastIndexOf('-');
  return cut < 0 ? { year: text, month: '' } : { year: text.slice(0, cut), month: text.slice(cut + 1) };
}

export const monthText = ({ year, month }: TypedMonth): string =>
  year === '' && month === '' ? '' : `${year}-${month}`;

/**
 * The typed month, with the year in the digits of any language; null for none, undefined if it is incomplete.
 */
export function readMonth(text: string): Month | null | undefined {
  const { year, month } = typedMonth(text);
  const typed = latinDigits(year).trim();
  if (typed === '' && month === '') return null;
  const read = `${typed}-${month}`;
  return isMonth(read) ? read : undefined;
}
