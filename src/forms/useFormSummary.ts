import { useCallback, useMemo, useState } from 'react';
import { isSaidAgain } from './useSaidAgain';

/** A wrong field among the reasons, with a link that leads to it. */
export interface FieldLink {
  /** The id of its control. */
  readonly id: string;
  readonly text: string;
  /** What it is called, where several have the same problem. */
  readonly name?: string | undefined;
}
/** One reason, several, or the wrong fields. */
export type Reasons = string | readonly string[] | readonly FieldLink[];

export interface Summary {
  /** Null while there is nothing to say. Several reasons are shown as a list. */
  readonly message: Reasons | null;
  /** Counts what was said: the same message takes the focus again. */
  readonly attempt: number;
  /** False when a wrong field takes the focus instead. */
  readonly takesFocus: boolean;
  readonly show: (message: Reasons, fieldHasFocus?: boolean) => void;
  readonly clear: () => void;
}

const NOTHING = { message: null, takesFocus: true } as const;

/** The state of a form's one summary, shown by FormAlert. */
export function useFormSummary(): Summary {
  const [summary, setSummary] = useState<Pick<Summary, 'message' | 'takesFocus' | 'attempt'>>({
    ...NOTHING,
    attempt: 0,
  });
  const show = useCallback((message: Reasons, fieldHasFocus = false) => {
    const again = isSaidAgain();
    setSummary((before) => {
      if (!again) return { message, takesFocus: !fieldHasFocus, attempt: before.attempt + 1 };
      return before.message === null ? before : { ...before, message };
    });
  }, []);
  const clear = useCallback(() => setSummary(({ attempt }) => ({ ...NOTHING, attempt })), []);
  return useMemo(() => ({ ...summary, show, clear }), [summary, show, clear]);
}
