import type { AnyArgs, AnyEndpoint } from '../../src/api/endpoint.ts';
import { isRecord } from '../../src/api/answer.ts';
import { DECLARED } from '../contract.resources.ts';
import type { Line, Outcome } from './line.ts';
import { rowOf } from './line.ts';
import type { Options } from './options.ts';
import type { Row } from './report.ts';
import type { Shapes } from './shape.ts';

/** Who asks. */
export type Who = 'user' | 'admin';

/** One visit to a backend: who is signed in, what was answered so far, and what was found. */
export interface Visit {
  readonly options: Options;
  readonly line: Line;
  readonly shapes: Shapes;
  readonly tokens: Partial<Record<Who, string>>;
  /** The session of the user: `userId`, `userProfileId`. */
  session: Readonly<Record<string, unknown>>;
  readonly rows: Row[];
  /** Data of the reads that succeeded, by operation. */
  readonly answers: Map<string, unknown>;
  /** The calls that remove what was made and still stands. */
  readonly left: Set<string>;
  /** Set when the person at the terminal wants no more. */
  stopped: boolean;
}

/** A declared endpoint by its name. @throws Error for a name that is none */
export function endpointOf(name: string): AnyEndpoint {
  const found = DECLARED.find((each) => each.name === name)?.endpoint;
  if (found === undefined) throw new Error(`There is no operation ${name}`);
  return found;
}

const ALSO_ADMIN = [
  'documents.staffList',
  'userProfiles.list',
  'userProfiles.statistics',
  'system.metrics',
  'profileSections.ofProfile',
];
/** Whose token a call needs. */
export const whoFor = (name: string): Who =>
  /^(?:admin[.A-Z]|announcements\.)/.test(name) || ALSO_ADMIN.includes(name) ? 'admin' : 'user';

export const skipped = (operation: string, detail: string): Row => ({
  operation,
  result: 'skipped',
  status: null,
  ms: null,
  where: [],
  detail,
});

export const note = (visit: Visit, row: Row): void => {
  if (visit.options.isMeant(row.operation)) visit.rows.push(row);
};

/** Calls an operation as somebody, writes its row, and keeps what it answered. */
export async function run(
  visit: Visit,
  name: string,
  args: AnyArgs,
  { as = whoFor(name), operation = name }: { as?: Who; operation?: string } = {},
): Promise<Outcome> {
  const endpoint = endpointOf(name);
  const token = visit.tokens[as];
  const outcome = await visit.line.call(endpoint, { ...args, ...(token === undefined ? {} : { token }) });
  note(visit, rowOf(operation, endpoint, outcome, visit.shapes));
  const { answer } = outcome;
  if (answer !== null && answer.status >= 200 && answer.status < 300) visit.answers.set(name, answer.data);
  return outcome;
}

/** The records of a list that was answered, in whichever form it came. */
export function recordsOf(data: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (Array.isArray(data)) return data.filter(isRecord);
  if (!isRecord(data)) return [];
  const list = [data.data, data.items, data.countries].find(Array.isArray) as unknown[] | undefined;
  return (list ?? []).filter(isRecord);
}
