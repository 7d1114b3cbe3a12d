import { useRef, useState } from 'react';
import { isSilent } from '@/errors/ApiError';
import { type Message, userMessage } from '@/errors/normaliser';
import { type Applied, type Applier, createApplier } from '@/features/resume/applyChange';
import type { Row } from '@/features/resume/rows';
import type { ResumeData } from '@/features/resume/useResumeSource';

export type Outcome = { readonly state: 'saved' } | { readonly state: 'failed'; readonly message: Message };
export type Outcomes = ReadonlyMap<string, Outcome>;

interface Progress {
  readonly phase: 'choosing' | 'applying' | 'applied' | 'undoing' | 'undone';
  readonly done: number;
  readonly total: number;
  readonly outcomes: Outcomes;
  /** True when some changes could not be undone. */
  readonly undoFailed: boolean;
}
const BEGIN: Progress = { phase: 'choosing', done: 0, total: 0, outcomes: new Map(), undoFailed: false };

/** Sends the chosen rows of an import one after another, and can undo them until the page is left. */
export function useImport({ sections }: ResumeData) {
  const [progress, setProgress] = useState(BEGIN);
  const applier = useRef<Applier>(undefined);
  const applied = useRef(new Map<string, Applied>());

  const run = async (rows: readonly Row[]): Promise<void> => {
    applier.current ??= createApplier(sections);
    const outcomes = new Map(progress.outcomes);
    const tell = (phase: Progress['phase'], done: number) =>
      setProgress({ phase, done, total: rows.length, outcomes: new Map(outcomes), undoFailed: false });
    tell('applying', 0);
    for (const [at, { id, change }] of rows.entries()) {
      try {
        if (change !== null) applied.current.set(id, await applier.current.apply(change));
        outcomes.set(id, { state: 'saved' });
      } catch (error) {
        if (isSilent(error)) return;
        outcomes.set(id, { state: 'failed', message: userMessage(error) });
      }
      tell(at + 1 < rows.length ? 'applying' : 'applied', at + 1);
    }
  };

  /** Undoes the last change first, because later ones may depend on earlier ones. */
  const undo = async (): Promise<void> => {
    setProgress((now) => ({ ...now, phase: 'undoing' }));
    const outcomes = new Map(progress.outcomes);
    for (const [id, each] of [...applied.current].reverse()) {
      try {
        await each.takeBack();
        applied.current.delete(id);
        outcomes.delete(id);
      } catch (error) {
        if (isSilent(error)) return;
        outcomes.set(id, { state: 'failed', message: userMessage(error) });
      }
    }
    const undoFailed = applied.current.size > 0;
    setProgress((now) => ({ ...now, phase: undoFailed ? 'applied' : 'undone', outcomes, undoFailed }));
  };

  return { progress, apply: run, undo };
}
