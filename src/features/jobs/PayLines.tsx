import { useTranslation } from 'react-i18next';
import type { Salary } from '@/api/endpoints/jobs';
import { formatDate, formatNumber, formatPay } from '@/i18n/format';
import { currentLanguage } from '@/i18n/language';
import { namesMoney, toMark } from '@/i18n/intlLocale';
import { getPreferences } from '@/preferences/preferences';
import { BidiText } from '@/ui/text/BidiText';
import { type Pay, type PayRange, payOf } from './pay';

/** A pay range as text. In right-to-left text each amount is isolated, so that the lower one is read first. */
export const rangeText = ({ min, max }: PayRange, currency: string): string => {
  const low = formatPay(min ?? max ?? 0, currency);
  const high = formatPay(max ?? min ?? 0, currency);
  const own = (amount: string) => (getPreferences().isRtl ? `\u2068${amount}\u2069` : amount);
  // In languages that write the name of the currency, it is written once: "67,000 to 80,000 Canadian
  // dollars".
  const language = currentLanguage();
  const from = namesMoney(language) ? formatNumber(min ?? 0) : low;
  return low === high ? own(low) : `${own(from)}${toMark(language)}${own(high)}`;
};

/** Returns functions for the two lines of a pay: the pay itself, and its comparison. */
function usePayText() {
  const { t } = useTranslation(['jobs', 'terms']);
  const amountText = (kind: Pay['kind'], amount: string) =>
    kind === 'from'
      ? t('terms:payFrom', { amount })
      : kind === 'upTo'
        ? t('terms:payUpTo', { amount })
        : amount;
  const kindOf = ({ min, max }: PayRange): Pay['kind'] =>
    min === null ? 'upTo' : max === null ? 'from' : 'range';
  return {
    line: (pay: Pay): string => {
      if (pay.kind === 'notStated') return t('terms:payNotStated');
      const amount = rangeText(pay, pay.currency);
      return amountText(
        pay.kind,
        pay.period === null ? t('pay.noPeriod', { amount }) : t(`terms:payRate.${pay.period}`, { amount }),
      );
    },
    equivalent: ({ equivalent }: Pay): string | null => {
      if (equivalent === null) return null;
      const amount = amountText(
        kindOf(equivalent),
        t('terms:payRate.year', { amount: rangeText(equivalent, 'CAD') }),
      );
      return equivalent.asOf === null
        ? t('pay.about', { amount })
        : t('pay.aboutAt', { amount, date: formatDate(equivalent.asOf.slice(0, 10)) });
    },
  };
}

interface PayLinesProps {
  readonly salary: Salary | null | undefined;
  /** Set on a job's page, which shows the employer's own words about the pay below. */
  readonly whole?: boolean;
}

/** The pay of a job as stated, and its comparison. */
export function PayLines({ salary, whole = false }: PayLinesProps) {
  const { t } = useTranslation('jobs');
  const text = usePayText();
  const pay = payOf(salary);
  const equivalent = text.equivalent(pay);
  return (
    <>
      <span className={pay.kind === 'notStated' ? undefined : 'vt-pay'}>{text.line(pay)}</span>
      {equivalent !== null && <span className="vt-pay-more">{equivalent}</span>}
      {whole && pay.text !== null && (
        <span className="vt-pay-more">
          {t('pay.words')} <BidiText>{pay.text}</BidiText>
        </span>
      )}
    </>
  );
}
