import { useTranslation } from 'react-i18next';
import type { VisaRequirement } from '@/api/endpoints/countries';
import type { Recognition } from '@/api/endpoints/educationLevels';
import { formatNumber } from '@/i18n/format';

/**
 * Returns the texts of a visa requirement. The type of visa is a word from the server and keeps its own
 * direction.
 */
export function useVisaWords() {
  const { t, i18n } = useTranslation('tools');
  return {
    needed: ({ required, type }: VisaRequirement): string => {
      if (!required) return t('visa.none');
      return type === null || type === undefined
        ? t('visa.needed')
        : t('visa.neededType', { type: serverWord(type, i18n.dir()) });
    },
    /** Null when no limit is known. */
    stay: ({ maximumStayDays: days }: VisaRequirement): string | null =>
      days === null || days === undefined
        ? null
        : t('visa.days', { count: days, formatted: formatNumber(days) }),
  };
}

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

/** Isolates a word from the server, so that it keeps its own direction in a right-to-left sentence. */
export const serverWord = (word: string, dir: 'ltr' | 'rtl'): string =>
  dir === 'rtl' ? `\u2068${word}\u2069` : word;
