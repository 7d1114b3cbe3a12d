import type { AnyArgs, AnyEndpoint } from '../../src/api/endpoint.ts';
import { isRecord } from '../../src/api/answer.ts';
import { DECLARED } from '../contract.resources.ts';
import type { Line, Outcome } from './line.ts';
import { rowOf } from './line.ts';
import type { Options } from './options.ts';
import type { Row } from './report.ts';
import type { Shapes } from './shape.ts';

/** The account that a call uses. */
export type Who = 'user' | 'admin';

/** One check of a backend: the tokens, the answers so far and the report's rows. */
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
  /** The calls that delete records which were created and still exist. */
  readonly left: Set<string>;
  /** Set when the person at the terminal stops the check. */
  stopped: boolean;
}

/** A declared endpoint by its name. @throws Error when there is none */
export function endpointOf(name: string): AnyEndpoint {
  const endpoint = DECLARED.find((each) => each.name === name)?.endpoint;
  if (endpoint === undefined) throw new Error(`There is no operation ${name}`);
  return endpoint;
}

const ALSO_ADMIN = [
  'documents.staffList',
  'userProfiles.list',
  'userProfiles.statistics',
  'system.metrics',
  'profileSections.ofProfile',
];
/** The account that a call needs. */
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

/** Calls an operation, adds its row to the report, and stores its answer. */
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

/** The records of a list in an answer, in any of its forms. */
export function recordsOf(data: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (Array.isArray(data)) return data.filter(isRecord);
  if (!isRecord(data)) return [];
  const list = [data.data, data.items, data.countries].find(Array.isArray) as unknown[] | undefined;
  return (list ?? []).filter(isRecord);
}
