import type { Kind } from '@/forms/kinds/kind';
import { latinDigits } from '@/i18n/latinDigits';
import { formatNumber, formatPercent } from '@/i18n/format';

export interface NumberSpec {
  readonly min: number;
  readonly max: number;
  /** Whether an empty field removes the number; otherwise the backend chooses one. */
  readonly mayBeNone?: true;
  /** The unit: percent. A number without a unit is plain. */
  readonly unit?: 'percent';
}

/** A whole number. Arabic, Persian and Chinese digits are accepted. */
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
