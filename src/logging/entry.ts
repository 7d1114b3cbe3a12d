import { LOG_LEVELS, type LogLevel } from '@/config/env';

/** One log entry. */
export interface LogEntry {
  /** ISO date. */
  readonly timestamp: string;
  readonly level: LogLevel;
  readonly message: string;
  readonly context: string;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly name: string; readonly message: string; readonly stack?: string };
  /** A random id for each page load. */
  readonly sessionId: string;
  readonly userId: string | null;
  readonly userAgent: string;
  /** Without query string and fragment. */
  readonly url: string;
}

/** Checks that a stored value has the fields that readers of the log use; undefined when it does not. */
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
