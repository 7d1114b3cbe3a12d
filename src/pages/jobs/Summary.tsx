import { useTranslation } from 'react-i18next';
import { chipsOf } from '@/features/jobs/filters';
import { formatRange } from '@/i18n/format';
import { visuallyHiddenSx } from '@/ui/text/VisuallyHidden';
import { StatusRegion } from '@/ui/text/StatusRegion';
import type { Results } from './useResults';

/** Space for its text, on a phone two lines, so that the list below does not move. */
const LINE_SX = {
  mb: 2,
  color: 'text.secondary',
  fontSize: '0.875rem',
  minHeight: { xs: '2lh', sm: '1lh' },
} as const;

/** The number of jobs and which of them are shown, announced once for each response. */
export function Summary({ results }: { readonly results: Results }) {
  const { t } = useTranslation('jobs');
  const { shown, slow, notHonoured } = results;
  // Without filters the heading below says this, so the text is for screen readers only.
  const noneOpen =
    shown !== null &&
    shown.page.totalCount === 0 &&
    shown.filters.q === '' &&
    chipsOf(shown.filters).length === 0;
  let text = '';
  if (shown !== null) {
    const { totalCount, data, pageSize, currentPage, withoutPay, leftOut } = shown.page;
    const from = (currentPage - 1) * pageSize + 1;
    text =
      totalCount === 0
        ? t(noneOpen ? 'results.noneOpen' : 'results.none')
        : t('results.showing', {
            count: totalCount,
            range: formatRange(from, Math.min(totalCount, from + data.length + leftOut - 1)),
          });
    if (totalCount > 0 && withoutPay) text += t('results.withoutPay', { count: withoutPay });
    if (notHonoured.length > 0) text += ` ${t('results.notHonoured')}`;
  }
  return (
    <StatusRegion sx={noneOpen && !slow ? visuallyHiddenSx : LINE_SX}>
      {slow ? t('results.slow') : text}
    </StatusRegion>
  );
}
