import ExpiredIcon from '@mui/icons-material/EventBusyOutlined';
import ExpiringIcon from '@mui/icons-material/HourglassBottomOutlined';
import ValidIcon from '@mui/icons-material/EventAvailableOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { TestValidity } from '@/eligibility/language/validity';
import { formatDate, formatNumber } from '@/i18n/format';
import { SEPARATOR } from '@/ui/text/separator';

const ICONS = { valid: ValidIcon, expiring: ExpiringIcon, expired: ExpiredIcon } as const;
const COLORS = { valid: 'success.main', expiring: 'warning.main', expired: 'error.main' } as const;

/** How long a test result is valid and when to book the next test, as text with an icon. */
export function Validity({ validity }: { readonly validity: TestValidity }) {
  const { t } = useTranslation(['entries', 'terms']);
  const { state, validUntil, expiredOn, bookBy, daysLeft } = validity;
  const Icon = ICONS[state];
  const day = (date: string) => formatDate(date, { dateStyle: 'long' });
  const says = {
    valid: () => [t('terms:validUntil', { date: day(validUntil) }), t('bookBy', { date: day(bookBy) })],
    expiring: () => [
      t('expiresIn', { count: daysLeft, formatted: formatNumber(daysLeft) }),
      t('terms:validUntil', { date: day(validUntil) }),
    ],
    expired: () => [t('terms:expiredOnDate', { date: day(expiredOn) })],
  }[state]();
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', mt: 0.5 }}>
      <Icon aria-hidden fontSize="small" sx={{ color: COLORS[state], mt: '2px', flexShrink: 0 }} />
      <span>{says.join(SEPARATOR)}</span>
    </Box>
  );
}
