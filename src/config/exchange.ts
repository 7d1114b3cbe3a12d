import { config } from './env';

/**
 * Exchange rates for comparing pay: rounded market rates of one day, for orientation only, as no payment uses
 * them. The setting `VITE_EXCHANGE_RATES` (JSON of this shape) replaces the whole table.
 */
export interface ExchangeRates {
  /** The day of the rates, YYYY-MM-DD. */
  readonly asOf: string;
  /** Units of each currency (ISO 4217) for one Canadian dollar. */
  readonly perCad: Readonly<Record<string, number>>;
}

const STANDARD: ExchangeRates = {
  asOf: '2026-11-02',
  perCad: {
    CAD: 1,
    USD: 0.72,
    EUR: 0.63,
    GBP: 0.55,
    AUD: 1.1,
    NZD: 1.25,
    CHF: 0.59,
    AED: 2.65,
    SAR: 2.7,
    QAR: 2.62,
    SGD: 0.94,
    HKD: 5.6,
    CNY: 5.15,
    JPY: 108,
    INR: 63,
    PHP: 42,
    MXN: 13.4,
  },
};

/** Parses a setting; undefined when it is not JSON of that shape. */
function parseRates(value: unknown): ExchangeRates | undefined {
  let setting: unknown = value;
  try {
    if (typeof value === 'string') setting = JSON.parse(value);
  } catch {
    return undefined;
  }
  if (typeof setting !== 'object' || setting === null) return undefined;
  const { asOf, perCad } = setting as { asOf?: unknown; perCad?: unknown };
  if (typeof asOf !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(asOf) || Number.isNaN(Date.parse(asOf))) {
    return undefined;
  }
  if (typeof perCad !== 'object' || perCad === null) return undefined;
  const rates = Object.entries(perCad).filter(
    (entry): entry is [string, number] =>
      /^[A-Z]{3}$/.test(entry[0]) &&
      typeof entry[1] === 'number' &&
      Number.isFinite(entry[1]) &&
      entry[1] > 0,
  );
  return { asOf, perCad: { ...Object.fromEntries(rates), CAD: 1 } };
}

let read: { readonly setting: unknown; readonly rates: ExchangeRates } | undefined;

/** The configured rates, or else the table above. */
export function exchangeRates(): ExchangeRates {
  const setting = config().exchangeRates;
  if (read === undefined || read.setting !== setting)
    read = { setting, rates: parseRates(setting) ?? STANDARD };
  return read.rates;
}
