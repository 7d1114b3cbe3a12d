import { useTranslation } from 'react-i18next';
import type { Salary } from '@/api/endpoints/jobs';
import { rangeText } from '@/features/jobs/PayLines';
import { payOf } from '@/features/jobs/pay';

/**
 * Returns pay in words: the amount or the range, and the period. Without an amount it is the employer's own
 * text. Amounts are isolated, because they stand in a line with the direction of the page.
 */
export function usePayText(): (salary: Salary) => string {
  const { t } = useTranslation(['applications', 'terms']);
  return (salary) => {
    const pay = payOf(salary);
    const { kind, period, text } = pay;
    if (kind === 'notStated') return text === null ? t('pay.notStated') : `\u2068${text}\u2069`;
    const range = rangeText(pay, pay.currency);
    const amount = kind === 'from' || kind === 'upTo' ? t(`pay.${kind}`, { amount: range }) : range;
    return period === null ? amount : t(`terms:payRate.${period}`, { amount });
  };
}
