import { isRecord } from '@/api/answer';

/** The kinds of entries: messages, answers to tasks, and with offline use a section of the profile. */
const OUTBOX_KINDS = ['message', 'submit', 'decline', 'profile'] as const;
type OutboxKind = (typeof OUTBOX_KINDS)[number];

/** The target of a message that starts a conversation. */
export const NEW_THREAD = 'new';

/** Something that was written and that the server does not have yet. */
export interface OutboxEntry {
  /** Identifies the write, so that the server counts it once if it is sent again. */
  readonly clientId: string;
  readonly userId: string;
  readonly kind: OutboxKind;
  /** The id of a conversation or `new`, the id of a task, or a section of the profile. */
  readonly target: string;
  /** The request body; for a section a {@link SectionSave}. */
  readonly body: Readonly<Record<string, unknown>>;
  /** In ms since the epoch. */
  readonly at: number;
  /** The server's reason for a refusal. */
  readonly problem?: string;
  /** The server wants to get it no earlier than this, in ms since the epoch. It holds for every tab. */
  readonly notBefore?: number;
  /**
   * The name in the list of unsent entries: the other person, the title of the task, or the name of the
   * section.
   */
  readonly name?: string;
  /** Set if it was written as the agency, not as the applicant. */
  readonly side?: 'agency';
}

/** Whether the entry is the first message of a conversation. */
export const isNewThread = ({ kind, target }: OutboxEntry): boolean =>
  kind === 'message' && target === NEW_THREAD;

export interface OutboxLimits {
  readonly entries: number;
  readonly bytes: number;
}
/** The limits of the browser's storage and of the database of offline use. */
export const OUTBOX_LIMITS = {
  storage: { entries: 20, bytes: 100 * 1024 },
  offline: { entries: 100, bytes: 1024 * 1024 },
} as const satisfies Record<string, OutboxLimits>;

/** The entry without what keeps it from being sent now: a refusal, or a time that the server named. */
export const withoutDelay = ({ problem: _why, notBefore: _until, ...entry }: OutboxEntry): OutboxEntry =>
  entry;

/** In bytes. Browsers count two bytes for each UTF-16 unit. */
const bytesOf = (entries: readonly OutboxEntry[]): number => JSON.stringify(entries).length * 2;

/** Whether these entries are within the limits. */
export const mayWait = (entries: readonly OutboxEntry[], limits: OutboxLimits): boolean =>
  entries.length <= limits.entries && bytesOf(entries) <= limits.bytes;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** A stored time in ms since the epoch, or as an ISO text. NaN if it is neither. */
const timeFrom = (at: unknown): number =>
  typeof at === 'string' ? Date.parse(at) : typeof at === 'number' ? at : Number.NaN;

function entryFrom(stored: unknown): OutboxEntry | undefined {
  if (!isRecord(stored)) return undefined;
  const { clientId, userId, target, body, problem, notBefore, name, side } = stored;
  const at = timeFrom(stored.at);
  const kind = OUTBOX_KINDS.find((each) => each === stored.kind);
  if (kind === undefined || !isText(clientId) || !isText(userId) || !isText(target)) return undefined;
  if (!isRecord(body) || Number.isNaN(at)) return undefined;
  return {
    clientId,
    userId,
    kind,
    target,
    body,
    at,
    ...(isText(problem) ? { problem } : {}),
    ...(typeof notBefore === 'number' ? { notBefore } : {}),
    ...(isText(name) ? { name } : {}),
    ...(side === 'agency' ? { side } : {}),
  };
}

/**
 * The stored entries of a person. Storage is not trusted: each entry is validated, and invalid ones are
 * dropped.
 */
export const entriesFrom = (
  stored: readonly unknown[],
  userId: string,
  limits: OutboxLimits,
): readonly OutboxEntry[] =>
  stored
    .map(entryFrom)
    .filter((entry): entry is OutboxEntry => entry !== undefined && entry.userId === userId)
    .slice(0, limits.entries);

/**
 * The name of an entry's queue. Entries of one conversation, of one task, or of the profile must be sent in
 * order.
 */
function lineOf({ kind, target }: OutboxEntry): string {
  if (kind === 'profile') return kind;
  return kind === 'message' ? `message:${target}` : `task:${target}`;
}

/** The name of an entry's queue. New conversations do not wait for each other. */
export const orderOf = (entry: OutboxEntry): string =>
  entry.target === NEW_THREAD ? entry.clientId : lineOf(entry);

/** The first entry of each queue that may be sent now. Refused entries do not block their queue. */
export function firstOfEach(entries: readonly OutboxEntry[]): readonly OutboxEntry[] {
  const lines = new Map<string, OutboxEntry>();
  for (const entry of entries) {
    const line = orderOf(entry);
    if (entry.problem === undefined && !lines.has(line)) lines.set(line, entry);
  }
  return [...lines.values()];
}

/** The client ids of the entries that are being sent, and of those behind them in their queues. */
export function onTheWay(
  entries: readonly OutboxEntry[],
  attempted: ReadonlySet<string>,
): ReadonlySet<string> {
  const lines = new Set(entries.filter(({ clientId }) => attempted.has(clientId)).map(orderOf));
  const moving = entries.filter((entry) => entry.problem === undefined && lines.has(orderOf(entry)));
  return new Set(moving.map(({ clientId }) => clientId));
}

/** The entries of `now`, followed by those of `rest` that are not among them. */
export function joinEntries(
  now: readonly OutboxEntry[],
  rest: readonly OutboxEntry[],
): readonly OutboxEntry[] {
  const clientIds = new Set(now.map(({ clientId }) => clientId));
  return [...now, ...rest.filter(({ clientId }) => !clientIds.has(clientId))];
}

/**
 * Whether a new save of a section replaces an earlier one: it contains everything that the earlier one does.
 */
export const isReplacedBy = (before: OutboxEntry, entry: OutboxEntry): boolean =>
  entry.kind === 'profile' && before.kind === 'profile' && before.target === entry.target;
