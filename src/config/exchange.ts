import { config } from './env';

/**
 * What other currencies are worth, for comparing pay. Rounded market rates of one day, for orientation: no payment
 * is ever made by them. `VITE_EXCHANGE_RATES` (JSON of this shape) replaces all of it.
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

/** The rates that a setting gives; undefined when it is not JSON of that shape. */
function parseRates(value: unknown): ExchangeRates | undefined {
  let given: unknown = value;
  try {
    if (typeof value === 'string') given = JSON.parse(value);
  } catch {
    return undefined;
  }
  if (typeof given !== 'object' || given === null) return undefined;
  const { asOf, perCad } = given as { asOf?: unknown; perCad?: unknown };
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

let read: { readonly given: unknown; readonly rates: ExchangeRates } | undefined;

/** The rates in force: those of the configuration, else the ones above. */
export function exchangeRates(): ExchangeRates {
  const given = config().exchangeRates;
  if (read === undefined || read.given !== given) read = { given, rates: parseRates(given) ?? STANDARD };
  return read.rates;
}
