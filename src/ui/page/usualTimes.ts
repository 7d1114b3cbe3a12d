import { FIRST_RESPONSE_WEEKS, PROCESS_MONTHS } from '@/config/marketing';
import { formatNumber } from '@/i18n/format';

/** From one number to another, in the language's digits; it never breaks over two lines. */
const range = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  `${formatNumber(from)}\u2060–\u2060${formatNumber(to)}`;

/** The usual times (spec section 1): weeks until first responses, months for the full process. */
export const usualTimes = (): { readonly weeks: string; readonly months: string } => ({
  weeks: range(FIRST_RESPONSE_WEEKS),
  months: range(PROCESS_MONTHS),
});
