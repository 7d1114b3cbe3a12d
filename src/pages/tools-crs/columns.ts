import type { CrsInput } from '@/eligibility/crs/answers';
import { isCertain, type Range } from '@/eligibility/crs/range';
import { type ScenarioKind, scenario, type WorkPlace } from '@/eligibility/crs/scenarios';
import { type SharedColumn, writeCrsLink } from '@/eligibility/share/crsLink';

/** The columns of the estimator: the present answers, then at most two scenarios. */
export type Columns = readonly SharedColumn[];
export const MOST_COLUMNS = 3;
export const NO_ANSWERS: Columns = [{ kind: 'now', input: {} }];

/** The present answers. */
export const nowOf = (columns: Columns): CrsInput => columns[0]?.input ?? {};

const serialized = (input: CrsInput): string =>
  writeCrsLink({ rules: '', columns: [{ kind: 'now', input }] });

/** @param where whether the present job is in Canada or abroad, for the scenario of one more year of work */
export const withScenario = (columns: Columns, kind: ScenarioKind, where: WorkPlace): Columns =>
  columns.length < MOST_COLUMNS
    ? [...columns, { kind, input: scenario(kind, nowOf(columns), where) }]
    : columns;

export const withoutScenario = (columns: Columns, at: number): Columns =>
  at === 0 ? columns : columns.filter((_, index) => index !== at);

/**
 * Changes the answers of a column. A scenario that nobody has edited follows the present answers, so that the
 * two columns differ only in what the scenario is about.
 */
export function withAnswers(columns: Columns, at: number, input: CrsInput, where: WorkPlace): Columns {
  const before = nowOf(columns);
  return columns.map((column, index) => {
    if (index === at) return { ...column, input };
    if (at !== 0 || column.kind === 'now') return column;
    const isUntouched = serialized(column.input) === serialized(scenario(column.kind, before, where));
    return isUntouched ? { ...column, input: scenario(column.kind, input, where) } : column;
  });
}

/** The difference between a scenario and the present points; null when either is uncertain. */
export const pointsDifference = (now: Range, then: Range): number | null =>
  isCertain(now) && isCertain(then) ? then.least - now.least : null;
