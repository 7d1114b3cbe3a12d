import { isRecord } from '@/api/answer';
import { ApiError } from '@/errors/ApiError';

export const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409;

/**
 * The record that a 409 brings along (`{ message, current }`), as it is stored now; undefined where it brings none.
 * @param read the reader of the record's own endpoint
 */
export function storedRecord<T>(error: unknown, read: (body: unknown) => T): T | undefined {
  if (!isConflict(error) || !isRecord(error.body) || !('current' in error.body)) return undefined;
  try {
    return read(error.body.current);
  } catch {
    return undefined;
  }
}
