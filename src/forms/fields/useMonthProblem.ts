import { useTranslation } from 'react-i18next';
import { today } from '@/eligibility/calendar';
import { formatNumber } from '@/i18n/format';
import { readMonth, type TypedMonth, yearRange } from './typedMonth';

const plain = (year: number): string => formatNumber(year, { useGrouping: false });

/** What is wrong with a typed month, in words; undefined for nothing. A month that was not given is not wrong. */
export function useMonthProblem(): (typed: TypedMonth) => string | undefined {
  const { t } = useTranslation('forms');
  return (typed) => {
    const { kind } = readMonth(typed, today());
    if (kind === 'incomplete') return t('monthIncomplete');
    if (kind !== 'wrongYear') return undefined;
    const { min, max } = yearRange(today());
    return t('numberRange', { min: plain(min), max: plain(max) });
  };
}
