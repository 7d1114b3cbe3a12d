import { useEffect, useRef } from 'react';
import { currentLanguage } from '@/i18n/i18n';

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
