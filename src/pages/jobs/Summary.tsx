import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { chipsOf } from '@/features/jobs/filters';
import { formatRange } from '@/i18n/format';
import { visuallyHiddenSx } from '@/ui/text/VisuallyHidden';
import type { Results } from './useResults';

/** Room for what it will say, on a phone two lines, so that the list below stays where it is. */
const LINE_SX = {
  mb: 2,
  color: 'text.secondary',
  fontSize: '0.875rem',
  minHeight: { xs: '2lh', sm: '1lh' },
} as const;

/** How many jobs there are and which are shown, said once for each answer. */
export function Summary({ results }: { readonly results: Results }) {
  const { t } = useTranslation('jobs');
  const { shown, slow, notHonoured } = results;
  // Where nothing was asked for, the heading below says it: here it is only read out.
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
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> is for the result of an action
    <Box role="status" sx={noneOpen && !slow ? visuallyHiddenSx : LINE_SX}>
      {slow ? t('results.slow') : text}
    </Box>
  );
}
