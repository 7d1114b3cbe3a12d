import { isRecord } from '@/api/answer';
import { ApiError } from '@/errors/ApiError';

export const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409;

/**
 * The current record in the body of a 409 (`{ message, current }`); undefined if there is none.
 * @param read the parser of the record's endpoint
 */
export function storedRecord<T>(error: unknown, read: (body: unknown) => T): T | undefined {
  if (!isConflict(error) || !isRecord(error.body) || !('current' in error.body)) return undefined;
  try {
    return read(error.body.current);
  } catch {
    return undefined;
  }
}
