import { useTranslation } from 'react-i18next';
import type { VisaRequirement } from '@/api/endpoints/countries';
import { serverWord } from './serverWord';
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
