import { useEffect, useRef } from 'react';
import { currentLanguage } from '@/i18n/i18n';

let again = false;

/** True while a form says its problems once more: their words change, and nothing takes the focus for it. */
export const isSaidAgain = (): boolean => again;

/**
 * Says a form's problems once more when the language changes: somebody may have changed it in order to read them.
 * @param say says what was last wrong, with the texts of this render.
 */
export function useSaidAgain(say: () => void): void {
  const language = currentLanguage();
  const spoken = useRef(language);
  useEffect(() => {
    if (spoken.current === language) return;
    spoken.current = language;
    again = true;
    try {
      say();
    } finally {
      again = false;
    }
  });
}

/**
 * As `useSaidAgain`, for a form that says one thing at a time.
 * @param say says what is wrong, with the texts of this render.
 * @returns what keeps the last thing that was wrong; null when nothing is.
 */
export function useLastWrong<P>(say: (wrong: P) => void): (wrong: P | null) => void {
  const last = useRef<P | null>(null);
  useSaidAgain(() => {
    if (last.current !== null) say(last.current);
  });
  return (wrong) => {
    last.current = wrong;
  };
}
