import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { currentLanguage } from '@/i18n/language';

let translating = false;

/** True while a form only translates its errors again: nothing is focused then. */
export const isTranslatingAgain = (): boolean => translating;

/**
 * Shows the errors of a form again when the language changes, because the person may have changed it to
 * understand them.
 * @param say shows the errors with the texts of this render
 * @returns a function that stores the last problem; null for none
 */
export function useLastWrong<P>(say: (wrong: P) => void): (wrong: P | null) => void {
  const last = useRef<P | null>(null);
  const language = currentLanguage();
  const spoken = useRef(language);
  useEffect(() => {
    if (spoken.current === language) return;
    spoken.current = language;
    if (last.current === null) return;
    translating = true;
    try {
      say(last.current);
    } finally {
      translating = false;
    }
  });
  return (wrong) => {
    last.current = wrong;
  };
}

/** A wrong field in the summary, with a link to it. */
export interface FieldLink {
  /** The id of its input. */
  readonly id: string;
  readonly text: string;
  /** Its name, if several fields have the same problem. */
  readonly name?: string | undefined;
}
/** One reason, several reasons, or the wrong fields. */
export type Reasons = string | readonly string[] | readonly FieldLink[];

export interface Summary {
  /** Null if there is nothing to show. Several reasons are shown as a list. */
  readonly message: Reasons | null;
  /** Counts the messages, so that the same message is focused again. */
  readonly attempt: number;
  /** False if a wrong field is focused instead. */
  readonly takesFocus: boolean;
  readonly show: (message: Reasons, fieldHasFocus?: boolean) => void;
  readonly clear: () => void;
}

const NOTHING = { message: null, takesFocus: true } as const;

/** The state of a form's summary, which FormAlert shows. */
export function useFormSummary(): Summary {
  const [summary, setSummary] = useState<Pick<Summary, 'message' | 'takesFocus' | 'attempt'>>({
    ...NOTHING,
    attempt: 0,
  });
  const show = useCallback((message: Reasons, fieldHasFocus = false) => {
    const again = isTranslatingAgain();
    setSummary((before) => {
      if (!again) return { message, takesFocus: !fieldHasFocus, attempt: before.attempt + 1 };
      return before.message === null ? before : { ...before, message };
    });
  }, []);
  const clear = useCallback(() => setSummary(({ attempt }) => ({ ...NOTHING, attempt })), []);
  return useMemo(() => ({ ...summary, show, clear }), [summary, show, clear]);
}
