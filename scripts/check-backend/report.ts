/**
 * The report, one row for each operation. It contains types and lengths only: never a
 * person's data, token or password.
 */
export const RESULTS = [
  'agrees',
  'agrees, other shape',
  'differs',
  'missing',
  'refused',
  'failed',
  'skipped',
] as const;
export type Result = (typeof RESULTS)[number];

export interface Row {
  /** The operation's name in the document, followed in brackets by what is special about this call. */
  readonly operation: string;
  readonly result: Result;
  readonly status: number | null;
  readonly ms: number | null;
  /** Differences of the answer: `data[0].createdAt: number, expected date-time`. */
  readonly where: readonly string[];
  /** One sentence, such as why the operation was skipped. */
  readonly detail: string;
}

export interface Report {
  readonly url: string;
  readonly startedAt: string;
  readonly rows: readonly Row[];
  readonly counts: Readonly<Record<Result, number>>;
  /** Calls that delete the records which an interrupted check left on the backend. */
  readonly left: readonly string[];
}

export const countsOf = (rows: readonly Row[]): Report['counts'] =>
  Object.fromEntries(
    RESULTS.map((result) => [result, rows.filter((row) => row.result === result).length]),
  ) as Report['counts'];

const isRefusedSignIn = ({ operation, result }: Row): boolean =>
  operation.startsWith('auth.login') && result === 'refused';

/**
 * 0 when nothing differs or failed. A missing or refused operation is the backend's choice, but without a
 * sign-in nothing was checked.
 */
export const exitCodeOf = ({ counts, rows }: Report): number =>
  counts.differs + counts.failed === 0 && !rows.some(isRefusedSignIn) ? 0 : 1;

const MOST_PLACES = 5;

function lineOf({ operation, result, status, ms, where, detail }: Row): string {
  const facts = [
    result.padEnd(20),
    (status === null ? '' : String(status)).padStart(4),
    (ms === null ? '' : `${ms} ms`).padStart(9),
    ` ${operation}`,
  ].join('');
  const more = where.length > MOST_PLACES ? [`and ${where.length - MOST_PLACES} more`] : [];
  const below = [...(detail === '' ? [] : [detail]), ...where.slice(0, MOST_PLACES), ...more];
  return [facts, ...below.map((text) => `${' '.repeat(34)}  ${text}`)].join('\n');
}

/** The report for the terminal. */
export function textOf({ rows, counts, left }: Report): string {
  const numbers = RESULTS.map((result) => `${counts[result]} ${result}`).join('; ');
  const remains =
    left.length === 0
      ? []
      : ['', 'Still on the backend; these calls remove it:', ...left.map((call) => `  ${call}`)];
  return [...rows.map(lineOf), '', numbers, ...remains].join('\n');
}
