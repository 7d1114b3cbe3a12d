import { type App, appState } from '@/runtime/app';
import { LOG_LEVELS, type LogLevel } from '@/config/env';
import { listen } from '@/runtime/listen';
import { newId } from '@/runtime/newId';
import { LOGGING } from '@/config/limits';
import { storage } from '@/storage/browserStorage';
import { storedLog as storedLogEntry } from '@/storage/keys';
import { type LogEntry, toLogEntry } from './entry';
import { redact, redactText } from './redaction';
import type { RemoteLog } from './remote';

/**
 * The log: to the console, in browser storage (1000 entries), and to the configured endpoint.
 */
interface Details {
  readonly data?: Readonly<Record<string, unknown>>;
  readonly error?: unknown;
}
type Write = (context: string, message: string, details?: Details) => void;

interface Settings {
  readonly logLevel: LogLevel;
  readonly logEndpoint: string | null;
}

const SAVE_DELAY = 1000;

function errorPart(error: unknown): NonNullable<LogEntry['error']> {
  if (!(error instanceof Error)) return { name: 'Unknown', message: redactText(String(error)) };
  return {
    name: error.name,
    message: redactText(error.message),
    ...(error.stack === undefined ? {} : { stack: redactText(error.stack) }),
  };
}

/**
 * In production the console shows warnings only: errors were shown to the person and are in the stored log.
 */
function print({ level, context, message, error }: LogEntry): void {
  if (level !== 'warn' && !import.meta.env.DEV) return;
  console[level](`[${context}] ${message}`, ...(error === undefined ? [] : [error.message]));
}

function createLogger(app: App) {
  const { read, write } = storage(app);
  const page = app.document?.defaultView;
  let level: LogLevel = 'warn';
  let remote: RemoteLog | undefined;
  let userId: string | null = null;
  let sessionId = '';
  /**
   * Entries not yet in storage. They are written together, because writing the whole
   * log for each entry would be slow.
   */
  let unsaved: LogEntry[] = [];
  let stopSaving: (() => void) | undefined;

  function stored(): readonly LogEntry[] {
    const storedEntries = (read(storedLogEntry) ?? []).flatMap((value) => toLogEntry(value) ?? []);
    return [...storedEntries, ...unsaved].slice(-LOGGING.stored);
  }

  /**
   * Removes a person from the log: their entries stay, without the user id. @param id
   * of a person who signs out
   */
  function forget(id: string): void {
    const about = (entry: LogEntry): boolean => entry.userId === id || entry.data?.user === id;
    if (!stored().some(about)) return;
    const entries = stored().map((entry): LogEntry => {
      if (!about(entry)) return entry;
      const { user, ...data } = entry.data ?? {};
      return { ...entry, userId: null, ...(user === undefined ? {} : { data }) };
    });
    unsaved = [];
    write(storedLogEntry, entries);
  }

  function save(): void {
    stopSaving = undefined;
    if (unsaved.length === 0) return;
    const entries = stored();
    unsaved = [];
    write(storedLogEntry, entries);
  }

  function add(entryLevel: LogLevel, context: string, message: string, { data, error }: Details = {}): void {
    if (LOG_LEVELS[entryLevel] > LOG_LEVELS[level]) return;
    const entry: LogEntry = {
      timestamp: new Date(app.clock.now()).toISOString(),
      level: entryLevel,
      message: redactText(message),
      context,
      ...(data === undefined ? {} : { data: redact(data) as Record<string, unknown> }),
      ...(error === undefined ? {} : { error: errorPart(error) }),
      sessionId,
      userId,
      userAgent: navigator.userAgent,
      url: location.origin + location.pathname,
    };
    print(entry);
    unsaved = [...unsaved, entry].slice(-LOGGING.stored);
    stopSaving ??= app.clock.after(SAVE_DELAY, save);
    remote?.push(entry);
  }

  /** Loads the code for the endpoint only when one is configured; entries logged until then wait. */
  function sendTo(endpoint: string): void {
    const early: LogEntry[] = [];
    const waiting: RemoteLog = { push: (entry) => void early.push(entry), stop: () => undefined };
    remote = waiting;
    import('./remote').then(
      ({ remoteLog }) => {
        if (remote !== waiting) return;
        remote = remoteLog(endpoint, app);
        for (const entry of early) remote.push(entry);
      },
      () => {
        if (remote === waiting) remote = undefined;
      },
    );
  }

  function start(settings: Settings): () => void {
    level = settings.logLevel;
    sessionId = newId();
    if (settings.logEndpoint !== null) sendTo(settings.logEndpoint);
    const stopHearing = listen(page, ['pagehide'], save);
    return () => {
      stopHearing();
      remote?.stop();
      remote = undefined;
      stopSaving?.();
      stopSaving = undefined;
      unsaved = [];
    };
  }

  return {
    add,
    stored,
    start,
    forget,
    setUser: (id: string | null): void => {
      userId = id;
    },
  };
}

/** The log of an app. */
export const logger = appState(createLogger);

const writer =
  (level: LogLevel): Write =>
  (...entry) =>
    logger().add(level, ...entry);

export const log = {
  error: writer('error'),
  warn: writer('warn'),
  info: writer('info'),
  debug: writer('debug'),
} as const satisfies Record<LogLevel, Write>;

/** The stored entries, oldest first, at most 1000. */
export const storedLog = (): readonly LogEntry[] => logger().stored();
