import { PAY_PERIODS } from '@/config/jobs';
import { useTranslation } from 'react-i18next';
import { type CellProps, type Kind } from '@/forms/kinds/kind';
import { latinDigits } from '@/i18n/latinDigits';
import { formatCurrency } from '@/i18n/format';

/** An amount or a range, possibly open at one end, for a period. */
export type Money = {
  readonly min: number | null;
  readonly max: number | null;
  readonly currency: string;
  readonly period: string;
};
export interface MoneySpec {
  readonly currencies: readonly string[];
  /** Any other currency code of three letters is accepted too. */
  readonly others?: true;
}

/** Between the parts of the input's text. No part contains it, and it stays when the text is trimmed. */
const BETWEEN = '|';

/** Splits the input's text into its four parts. */
export const partsOf = (typed: string): readonly [string, string, string, string] => {
  const [min = '', max = '', currency = '', period = ''] = typed.split(BETWEEN);
  return [min, max, currency, period];
};
export const joinParts = (parts: readonly string[]): string =>
  parts.map((part) => part.replaceAll(BETWEEN, '')).join(BETWEEN);

const isAmount = (value: unknown): value is number => typeof value === 'number' && value >= 0;
const amountIn = (text: string): number | null | undefined => {
  const digits = latinDigits(text).replace(/[\s,٬’']/g, '');
  if (digits === '') return null;
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
};
const CELL = /^([\d\s,]*?)(?:\s*[-–]\s*([\d\s,]*?))?\s*([a-z]{3})\s*\/\s*(year|month|week|hour)$/i;

function Cell({ value }: CellProps<MoneySpec, Money>) {
  const { t } = useTranslation(['forms', 'terms']);
  if (value === null || (value.min === null && value.max === null)) return <span className="number">–</span>;
  const { min, max, currency } = value;
  const [from, to] = [min, max].map((amount) => (amount === null ? '' : formatCurrency(amount, currency)));
  const amount =
    from === ''
      ? t('terms:payUpTo', { amount: to })
      : to === ''
        ? t('terms:payFrom', { amount: from })
        : from === to
          ? from
          : t('money.range', { from, to });
  const period = PAY_PERIODS.find((one) => one === value.period);
  const shown = period === undefined ? amount : t(`terms:payRate.${period}`, { amount });
  return (
    <bdi className="number" title={shown}>
      {shown}
    </bdi>
  );
}

/** Pay: two amounts, a currency and a period. In a CSV cell '55000-70000 CAD/year'. */
export const money: Kind<MoneySpec, Money> = {
  look: 'number',
  read(raw) {
    if (typeof raw !== 'object' || raw === null) return null;
    const { min, max, currency, period } = raw as Record<string, unknown>;
    if (typeof currency !== 'string' || (!isAmount(min) && !isAmount(max))) return null;
    return {
      min: isAmount(min) ? min : null,
      max: isAmount(max) ? max : null,
      currency,
      period: typeof period === 'string' ? period : '',
    };
  },
  typed: ({ min, max, currency, period }) =>
    joinParts([String(min ?? ''), String(max ?? ''), currency, period]),
  check(typed, { currencies, others }) {
    const [from, to, currency, period] = partsOf(String(typed));
    const [min, max] = [amountIn(from), amountIn(to)];
    if (min === null && max === null) return { value: null };
    if (min === undefined || max === undefined) return { wrong: { key: 'problems:amount' } };
    if (min !== null && max !== null && max < min) return { wrong: { key: 'problems:amountOrder' } };
    const wanted = currency.toUpperCase();
    const isOther = others === true && /^[A-Z]{3}$/.test(wanted);
    const ownCurrency = currencies.find((one) => one === wanted) ?? (isOther ? wanted : undefined);
    const isPeriod = PAY_PERIODS.some((one) => one === period.toLowerCase());
    return ownCurrency === undefined || !isPeriod
      ? { wrong: { key: 'problems:money' } }
      : { value: { min, max, currency: ownCurrency, period: period.toLowerCase() } };
  },
  write: ({ min, max, currency, period }) =>
    `${String(min ?? '')}${min === max ? '' : `-${String(max ?? '')}`} ${currency}/${period}`,
  typedIn(cell) {
    const found = CELL.exec(latinDigits(cell.trim()));
    if (found === null) return cell;
    const [, from = '', to = from, currency = '', period = ''] = found;
    return joinParts([from, to, currency, period]);
  },
  Cell,
};
