import type { Salary } from '../data/jobRecords.ts';

/** Pay in Canadian dollars a year, at the exchange rates of one day, for comparing and sorting. */
const RATES_OF = '2026-11-02T00:00:00.000Z';
const PER_CAD: Readonly<Record<string, number>> = {
  CAD: 1,
  USD: 0.72,
  EUR: 0.63,
  GBP: 0.55,
  AUD: 1.1,
  NZD: 1.25,
  AED: 2.65,
};
const A_YEAR = { year: 1, month: 12, week: 52, hour: 2080 } as const;

export interface CadPay {
  readonly min: number | null;
  readonly max: number | null;
}

/** Both ends in CAD a year; undefined if no pay is stated or the currency has no rate. */
const cadOf = (salary: Salary | null): CadPay | undefined => {
  const rate = salary && Object.hasOwn(PER_CAD, salary.currency) ? PER_CAD[salary.currency] : undefined;
  if (!salary || rate === undefined) return undefined;
  const yearly = (amount: number | null): number | null =>
    amount === null || amount <= 0 ? null : (amount * A_YEAR[salary.period]) / rate;
  const [min, max] = [yearly(salary.min), yearly(salary.max)];
  return min === null && max === null ? undefined : { min, max };
};

/** The compared value: the lower end, or the upper one if there is no lower end. */
export const comparedPay = (salary: Salary | null): number | undefined => {
  const cad = cadOf(salary);
  return cad?.min ?? cad?.max ?? undefined;
};

/** The salary in answers. For foreign currencies it contains the amounts in CAD. */
export const salaryView = (salary: Salary | null) => {
  const cad = salary?.currency === 'CAD' ? undefined : cadOf(salary);
  if (!salary || !cad) return salary;
  const whole = (amount: number | null) => (amount === null ? null : Math.round(amount));
  return { ...salary, cad: { min: whole(cad.min), max: whole(cad.max), asOf: RATES_OF } };
};
