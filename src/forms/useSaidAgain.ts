import { useEffect, useRef } from 'react';
import { currentLanguage } from '@/i18n/i18n';

let again = false;

/** True while a form says its problems once more: their words change, and nothing takes the focus for it. */
export const isSaidAgain = (): boolean => again;

/**
 * Says what is wrong with a form once more when the language changes: somebody may have changed it in order to read it.
 * @param say says what is wrong, with the texts of this render.
 * @returns what keeps the last thing that was wrong; null when nothing is.
 */
export function useLastWrong<P>(say: (wrong: P) => void): (wrong: P | null) => void {
  const last = useRef<P | null>(null);
  const language = currentLanguage();
  const spoken = useRef(language);
  useEffect(() => {
    if (spoken.current === language) return;
    spoken.current = language;
    if (last.current === null) return;
    again = true;
    try {
      say(last.current);
    } finally {
      again = false;
    }
  });
  return (wrong) => {
    last.current = wrong;
  };
}
