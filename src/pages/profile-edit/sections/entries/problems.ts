import type { Day } from '@/eligibility/calendar';
import { monthOf, yearOutOf } from './months';
import { readMonth } from '@/forms/fields/monthText';

/** What is wrong with a field: the name of its text, and what the text names. */
export type Problem =
  | { readonly rule: 'tooLong' | 'lineTooLong' | 'tooMany'; readonly max: number }
  | { readonly rule: 'range' | 'year'; readonly min: number; readonly max: number }
  | { readonly rule: 'since'; readonly name: string; readonly day: Day }
  | {
      readonly rule:
        | 'required'
        | 'month'
        | 'endBeforeStart'
        | 'endOrStill'
        | 'future'
        | 'scores'
        | 'notFiveDigits'
        | 'older'
        | 'secondDigit';
    };

/** Wrong fields, in no order. */
export type Problems<F extends string> = ReadonlyMap<F, Problem>;

/** Collects what is wrong: undefined is fine. */
export const problemsOf = <F extends string>(
  found: readonly (readonly [F, Problem | undefined])[],
): Problems<F> =>
  new Map(found.flatMap(([field, problem]) => (problem === undefined ? [] : [[field, problem] as const])));

export const within = (text: string, max: number): Problem | undefined =>
  text.trim().length > max ? { rule: 'tooLong', max } : undefined;

export const notInFuture = (day: Day, today: Day): Problem | undefined =>
  day > today ? { rule: 'future' } : undefined;

/** A month that was begun must be one; a month that was not given is only missing. */
export function wholeMonth(text: string, today: Day): Problem | undefined {
  const range = yearOutOf(text, today);
  if (range !== undefined) return { rule: 'year', ...range };
  return readMonth(text) === undefined ? { rule: 'month' } : undefined;
}

/** An end that is before the start; the same month is fine. */
export function endAfterStart(start: string, end: string): Problem | undefined {
  const [from, to] = [monthOf(start), monthOf(end)];
  return from !== undefined && to !== undefined && to < from ? { rule: 'endBeforeStart' } : undefined;
}
