import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { chipsOf } from '@/features/jobs/filters';
import { formatRange } from '@/i18n/format';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import type { Results } from './useResults';

/**
 * How many jobs there are and which are shown, said once for each answer. Where nothing was asked for and nothing came,
 * the list itself says so to the eye.
 */
export function Summary({ results }: { readonly results: Results }) {
  const { t } = useTranslation('jobs');
  const { shown, slow, notHonoured } = results;
  const isSaidBelow =
    shown?.page.totalCount === 0 && shown.filters.q === '' && chipsOf(shown.filters).length === 0;
  let text = '';
  if (shown !== null) {
    const { totalCount, data, pageSize, currentPage, withoutPay, leftOut } = shown.page;
    const from = (currentPage - 1) * pageSize + 1;
    text =
      totalCount === 0
        ? t('results.none')
        : t('results.showing', {
            count: totalCount,
            range: formatRange(from, Math.min(totalCount, from + data.length + leftOut - 1)),
          });
    if (totalCount > 0 && withoutPay) text += t('results.withoutPay', { count: withoutPay });
    if (notHonoured.length > 0) text += ` ${t('results.notHonoured')}`;
  }
  return (
    <Box
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> is for the result of an action
      role="status"
      sx={{ color: 'text.secondary', ...(isSaidBelow ? {} : { mb: 2, minHeight: '1.5em' }) }}
    >
      {slow ? t('results.slow') : isSaidBelow ? <VisuallyHidden>{text}</VisuallyHidden> : text}
    </Box>
  );
}
