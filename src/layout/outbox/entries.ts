import { isRecord } from '@/api/answer';

/** What one side writes to the other, answers to tasks, and with offline use a section of the profile. */
const OUTBOX_KINDS = ['message', 'submit', 'decline', 'profile'] as const;
export type OutboxKind = (typeof OUTBOX_KINDS)[number];

/** The target of a message that begins a conversation. */
export const NEW_THREAD = 'new';

/** Something that was written and that the server does not have yet. */
export interface OutboxEntry {
  /** Names the write: sent again after an answer was lost, it counts once. */
  readonly clientId: string;
  readonly userId: string;
  readonly kind: OutboxKind;
  /** The id of a conversation or `new`, that of a task, or a section of the profile. */
  readonly target: string;
  /** The body of the call; of a section {@link SectionSave}. */
  readonly body: Readonly<Record<string, unknown>>;
  /** In ms since the epoch. */
  readonly at: number;
  /** The server's words why it does not want it. */
  readonly problem?: string;
  /** For the list of what waits: the counterpart, the title of the task, or the name of the section. */
  readonly name?: string;
  /** Written as the agency; otherwise as the applicant. */
  readonly side?: 'agency';
}

export interface OutboxLimits {
  readonly entries: number;
  readonly bytes: number;
}
/** How much may wait: in the browser's storage, and in the database of offline use. */
export const OUTBOX_LIMITS = {
  storage: { entries: 20, bytes: 100 * 1024 },
  offline: { entries: 100, bytes: 1024 * 1024 },
} as const satisfies Record<string, OutboxLimits>;

/** Not refused any more: it may be sent again. */
export const withoutProblem = ({ problem: _before, ...entry }: OutboxEntry): OutboxEntry => entry;

/** Browsers count two bytes for each UTF-16 unit. */
const bytesOf = (entries: readonly OutboxEntry[]): number => JSON.stringify(entries).length * 2;

/** Whether so much may wait. */
export const mayWait = (entries: readonly OutboxEntry[], limits: OutboxLimits): boolean =>
  entries.length <= limits.entries && bytesOf(entries) <= limits.bytes;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function entryFrom(stored: unknown): OutboxEntry | undefined {
  if (!isRecord(stored)) return undefined;
  const { clientId, userId, target, body, at, problem, name, side } = stored;
  const kind = OUTBOX_KINDS.find((each) => each === stored.kind);
  if (kind === undefined || !isText(clientId) || !isText(userId) || !isText(target)) return undefined;
  if (!isRecord(body) || typeof at !== 'number') return undefined;
  return {
    clientId,
    userId,
    kind,
    target,
    body,
    at,
    ...(isText(problem) ? { problem } : {}),
    ...(isText(name) ? { name } : {}),
    ...(side === 'agency' ? { side } : {}),
  };
}

/** The stored entries of a person, rebuilt one by one: storage is hostile input, and what is broken counts as empty. */
export const entriesFrom = (
  stored: readonly unknown[],
  userId: string,
  limits: OutboxLimits,
): readonly OutboxEntry[] =>
  stored
    .map(entryFrom)
    .filter((entry): entry is OutboxEntry => entry !== undefined && entry.userId === userId)
    .slice(0, limits.entries);

/** What must arrive in order: the entries of one conversation, of one task, or of the one profile. */
function lineOf({ kind, target }: OutboxEntry): string {
  if (kind === 'profile') return kind;
  return kind === 'message' ? `message:${target}` : `task:${target}`;
}

/** What must arrive in order, by name. Conversations that begin do not wait for each other. */
export const orderOf = (entry: OutboxEntry): string =>
  entry.target === NEW_THREAD ? entry.clientId : lineOf(entry);

/** The first of each line that may be sent now: one that was refused holds nothing up. */
export function firstOfEach(entries: readonly OutboxEntry[]): readonly OutboxEntry[] {
  const lines = new Map<string, OutboxEntry>();
  for (const entry of entries) {
    const line = orderOf(entry);
    if (entry.problem === undefined && !lines.has(line)) lines.set(line, entry);
  }
  return [...lines.values()];
}

/** The names of what is on its way: each that is being sent, and what follows it in its line. */
export function onTheWay(
  entries: readonly OutboxEntry[],
  attempted: ReadonlySet<string>,
): ReadonlySet<string> {
  const lines = new Set(entries.filter(({ clientId }) => attempted.has(clientId)).map(orderOf));
  const moving = entries.filter((entry) => entry.problem === undefined && lines.has(orderOf(entry)));
  return new Set(moving.map(({ clientId }) => clientId));
}

/** What was here before, and what of the rest is not among it. */
export function together(now: readonly OutboxEntry[], rest: readonly OutboxEntry[]): readonly OutboxEntry[] {
  const clientIds = new Set(now.map(({ clientId }) => clientId));
  return [...now, ...rest.filter(({ clientId }) => !clientIds.has(clientId))];
}

/** A later save of a section says everything that the one before said. */
export const isReplacedBy = (before: OutboxEntry, entry: OutboxEntry): boolean =>
  entry.kind === 'profile' && before.kind === 'profile' && before.target === entry.target;
