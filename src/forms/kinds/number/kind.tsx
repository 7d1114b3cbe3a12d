import type { Kind } from '@/forms/kinds/kind';
import { latinDigits } from '@/i18n/latinDigits';
import { formatNumber, formatPercent } from '@/i18n/format';

export interface NumberSpec {
  readonly min: number;
  readonly max: number;
  /** An empty field takes the number away; without this the backend chooses one. */
  readonly mayBeNone?: true;
  /** What it counts, where it is no plain number: hundredths. */
  readonly unit?: 'percent';
}

/** A whole number; digits as Arabic, Persian and Chinese keyboards write them count as digits. */
export const number: Kind<NumberSpec, number> = {
  look: 'number',
  read: (raw) => (typeof raw === 'number' && Number.isFinite(raw) ? raw : null),
  typed: String,
  check(typed, { min, max }) {
    const digits = latinDigits(String(typed));
    const value = Number(digits);
    return /^-?\d{1,9}$/.test(digits) && value >= min && value <= max
      ? { value }
      : { wrong: { key: 'problems:wholeNumber', values: { min, max } } };
  },
  empty: ({ mayBeNone }) => (mayBeNone === true ? null : undefined),
  write: (value) => value,
  Cell({ value, spec }) {
    const shown = spec.unit === 'percent' ? formatPercent((value ?? 0) / 100) : formatNumber(value ?? 0);
    return <span className="number">{value === null ? '–' : shown}</span>;
  },
};
