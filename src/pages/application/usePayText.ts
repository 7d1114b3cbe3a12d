import { useTranslation } from 'react-i18next';
import type { Salary } from '@/api/endpoints/jobs';
import { payOf } from '@/features/jobs/pay';
import { formatCurrency } from '@/i18n/format';

/** Pay in words: the amount or the range, and for which time. The employer's own words where there is no amount. */
export function usePayText(): (salary: Salary) => string {
  const { t } = useTranslation('applications');
  return (salary) => {
    const { kind, min, max, currency, period, text } = payOf(salary);
    const money = (amount: number | null) => formatCurrency(amount ?? 0, currency);
    if (kind === 'notStated') return text ?? t('pay.notStated');
    const amount = {
      exact: () => money(min),
      range: () => `${money(min)}\u2060–\u2060${money(max)}`,
      from: () => t('pay.from', { amount: money(min) }),
      upTo: () => t('pay.upTo', { amount: money(max) }),
    }[kind]();
    return period === null ? amount : t(`pay.${period}`, { amount });
  };
}
