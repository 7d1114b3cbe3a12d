import { LOG_LEVELS, type LogLevel } from '@/config/env';

/** One line of the log. */
export interface LogEntry {
  /** ISO date. */
  readonly timestamp: string;
  readonly level: LogLevel;
  readonly message: string;
  readonly context: string;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly name: string; readonly message: string; readonly stack?: string };
  /** Random, one for each opened page. */
  readonly sessionId: string;
  readonly userId: string | null;
  readonly userAgent: string;
  /** Without query and fragment. */
  readonly url: string;
}

/** A stored value that is a log entry as far as its readers need. */
export function toLogEntry(value: unknown): LogEntry | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { timestamp, level, message, context } = value as Readonly<Record<string, unknown>>;
  return typeof timestamp === 'string' &&
    typeof message === 'string' &&
    typeof context === 'string' &&
    typeof level === 'string' &&
    Object.hasOwn(LOG_LEVELS, level)
    ? (value as LogEntry)
    : undefined;
}
