import { LOG_LEVELS, type LogLevel } from '@/config/env';
import { LOGGING } from '@/config/limits';
import { read, write } from '@/storage/browserStorage';
import { storedLog as storedLogEntry } from '@/storage/keys';
import { type LogEntry, toLogEntry } from './entry';
import { redact, redactText } from './redaction';
import { type RemoteLog, remoteLog } from './remote';

/** The log: to the console, kept in the browser (1000 entries), and to the configured endpoint. */
interface Details {
  readonly data?: Readonly<Record<string, unknown>>;
  readonly error?: unknown;
}
type Write = (context: string, message: string, details?: Details) => void;

let level: LogLevel = 'warn';
let remote: RemoteLog | undefined;
let userId: () => string | null = () => null;
let sessionId = '';

/** Entries not yet in storage: written together, because a write of the whole log for each line would be slow. */
let unsaved: LogEntry[] = [];
let saving: ReturnType<typeof setTimeout> | undefined;
const SAVE_DELAY = 1000;

function save(): void {
  saving = undefined;
  if (unsaved.length === 0) return;
  const entries = storedLog();
  unsaved = [];
  write(storedLogEntry, entries);
}

/** The kept entries, oldest first, at most 1000. */
export function storedLog(): readonly LogEntry[] {
  const kept = (read(storedLogEntry) ?? []).flatMap((value) => toLogEntry(value) ?? []);
  return [...kept, ...unsaved].slice(-LOGGING.stored);
}

function errorPart(error: unknown): NonNullable<LogEntry['error']> {
  if (!(error instanceof Error)) return { name: 'Unknown', message: redactText(String(error)) };
  return {
    name: error.name,
    message: redactText(error.message),
    ...(error.stack === undefined ? {} : { stack: redactText(error.stack) }),
  };
}

/**
 * In production the console shows warnings only. Errors were told to the
 * person and stand in the kept log.
 */
function print({ level, context, message, error }: LogEntry): void {
  if (level !== 'warn' && !import.meta.env.DEV) return;
  console[level](`[${context}] ${message}`, ...(error === undefined ? [] : [error.message]));
}

const writer =
  (entryLevel: LogLevel): Write =>
  (context, message, { data, error } = {}) => {
    if (LOG_LEVELS[entryLevel] > LOG_LEVELS[level]) return;
    const entry: LogEntry = {
      timestamp: new Date().toISOString(),
      level: entryLevel,
      message: redactText(message),
      context,
      ...(data === undefined ? {} : { data: redact(data) as Record<string, unknown> }),
      ...(error === undefined ? {} : { error: errorPart(error) }),
      sessionId,
      userId: userId(),
      userAgent: navigator.userAgent,
      url: location.origin + location.pathname,
    };
    print(entry);
    unsaved = [...unsaved, entry].slice(-LOGGING.stored);
    saving ??= setTimeout(save, SAVE_DELAY);
    remote?.push(entry);
  };

export const log = {
  error: writer('error'),
  warn: writer('warn'),
  info: writer('info'),
  debug: writer('debug'),
} as const satisfies Record<LogLevel, Write>;

/** Who the entries are about: the id only, read when an entry is written. */
export function setLogUser(read: () => string | null): void {
  userId = read;
}

/** Starts the log of this page. @returns a function that ends it. */
export function startLogging(settings: {
  readonly logLevel: LogLevel;
  readonly logEndpoint: string | null;
}): () => void {
  level = settings.logLevel;
  sessionId = crypto.randomUUID();
  remote = settings.logEndpoint === null ? undefined : remoteLog(settings.logEndpoint);
  const saveNow = () => save();
  window.addEventListener('pagehide', saveNow);
  return () => {
    window.removeEventListener('pagehide', saveNow);
    remote?.stop();
    remote = undefined;
    clearTimeout(saving);
    saving = undefined;
    unsaved = [];
  };
}
