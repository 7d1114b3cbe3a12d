import { FIRST_RESPONSE_WEEKS, PROCESS_MONTHS } from '@/config/marketing';
import { formatRange } from '@/i18n/formatNumber';

/** The usual times: weeks until the first responses, months for the full process. */
export const usualTimes = (): { readonly weeks: string; readonly months: string } => ({
  weeks: formatRange(FIRST_RESPONSE_WEEKS.from, FIRST_RESPONSE_WEEKS.to),
  months: formatRange(PROCESS_MONTHS.from, PROCESS_MONTHS.to),
});
