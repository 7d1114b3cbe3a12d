import { isAborted } from '@/errors/ApiError';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Whose request is running: the form's, or a sign-in through another service. */
type SubmissionKind = 'form' | 'google' | 'linkedin';

export type SubmissionResult<T> =
  | { readonly outcome: 'done'; readonly value: T }
  | { readonly outcome: 'failed'; readonly error: unknown }
  /** The dialog was closed, or another attempt was running. The caller must do nothing. */
  | { readonly outcome: 'abandoned' };

export interface Submission {
  readonly pending: SubmissionKind | null;
  readonly run: <T>(
    kind: SubmissionKind,
    work: (signal: AbortSignal) => Promise<T>,
  ) => Promise<SubmissionResult<T>>;
  readonly abort: () => void;
}

/**
 * Runs at most one attempt at a time. The lock is a ref and not state, because several key presses can come
 * before React renders. An attempt that was aborted has no result, however its request ended.
 */
export function useSubmission(): Submission {
  const [pending, setPending] = useState<SubmissionKind | null>(null);
  const running = useRef<AbortController | null>(null);

  const abort = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setPending(null);
  }, []);
  useEffect(() => abort, [abort]);

  const run = useCallback(
    async <T>(
      kind: SubmissionKind,
      work: (signal: AbortSignal) => Promise<T>,
    ): Promise<SubmissionResult<T>> => {
      if (running.current !== null) return { outcome: 'abandoned' };
      const controller = new AbortController();
      running.current = controller;
      setPending(kind);
      try {
        const value = await work(controller.signal);
        return controller.signal.aborted ? { outcome: 'abandoned' } : { outcome: 'done', value };
      } catch (error) {
        const abandoned = controller.signal.aborted || isAborted(error);
        return abandoned ? { outcome: 'abandoned' } : { outcome: 'failed', error };
      } finally {
        if (running.current === controller) {
          running.current = null;
          setPending(null);
        }
      }
    },
    [],
  );

  return { pending, run, abort };
}
