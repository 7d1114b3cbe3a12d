import { ApiError } from './ApiError';

const ABSENT: readonly (number | null)[] = [404, 405, 501];

/** Whether a backend does not have the call at all, as far as its answer tells: no failure, only a missing feature. */
export const isUnsupported = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'http' && ABSENT.includes(error.status);
