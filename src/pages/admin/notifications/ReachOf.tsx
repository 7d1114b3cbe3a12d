import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Reach } from '@/api/endpoints/announcements';
import { formatList, formatNumber } from '@/i18n/format';
import { BidiText } from '@/ui/text/BidiText';

const LEFT_OUT = ['blocked', 'unverified', 'optedOut'] as const;

/** How many people an announcement would reach, and who is left out. */
export function ReachOf({ reach }: { readonly reach: Reach }) {
  const { t } = useTranslation('announcements');
  const { count, sample, leftOut } = reach;
  const left = LEFT_OUT.filter((why) => leftOut[why] > 0);
  return (
    <Alert severity={count === 0 ? 'warning' : 'info'} variant="outlined" sx={{ my: 2 }}>
      <BidiText>
        {count === 0
          ? t('nobody')
          : t('reach', { count, formatted: formatNumber(count), names: formatList(sample) })}
      </BidiText>
      {left.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.5, paddingInlineStart: 2.5 }}>
          {left.map((why) => (
            <li key={why}>
              {t(`leftOut.${why}`, { count: leftOut[why], formatted: formatNumber(leftOut[why]) })}
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
}
