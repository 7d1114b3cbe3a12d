import { useTranslation } from 'react-i18next';
import type { Recognition } from '@/api/endpoints/educationLevels';
import { serverWord } from './serverWord';

/**
 * Returns the text of a recognition. The equivalent is a word from the server and keeps its own direction.
 */
export function useRecognitionText(): (recognition: Recognition) => string {
  const { t, i18n } = useTranslation(['tools', 'terms']);
  return ({ recognized, equivalent }) => {
    if (!recognized) return t('recognition.no');
    return equivalent === null || equivalent === undefined
      ? t('terms:recognized')
      : t('recognition.as', { equivalent: serverWord(equivalent, i18n.dir()) });
  };
}
