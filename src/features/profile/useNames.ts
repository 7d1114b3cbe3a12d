import { useTranslation } from 'react-i18next';
import type { EducationLevel } from '@/api/endpoints/educationLevels';
import type { JobCategory } from '@/api/endpoints/jobs';
import { JOB_CATEGORIES } from '@/config/jobs';
import { currentLanguage } from '@/i18n/language';
import { EXPERIENCE_LEVELS, LANGUAGE_LEVELS, NAMED_EDUCATION, oneOf } from './levels';

/**
 * Returns names in the interface language. English uses the server's own name. Other languages use our
 * translation when the code is a known one, as with countries (R-1059).
 */
export function useNames() {
  const { t } = useTranslation('profile');
  const isEnglish = currentLanguage() === 'en';
  return {
    education: ({ code, name }: Pick<EducationLevel, 'code' | 'name'>): string => {
      const ownLevel = isEnglish ? undefined : oneOf(NAMED_EDUCATION, code);
      return ownLevel === undefined ? name : t(`education.${ownLevel}`);
    },
    category: ({ id, name }: Pick<JobCategory, 'id' | 'name'>): string => {
      const ownCategory = isEnglish ? undefined : oneOf(JOB_CATEGORIES, id);
      return ownCategory === undefined ? name : t(`category.${ownCategory}`);
    },
    experienceLevel: (id: string): string => {
      const ownLevel = oneOf(EXPERIENCE_LEVELS, id);
      return ownLevel === undefined ? id : t(`experience.${ownLevel}`);
    },
    languageLevel: (level: string): string => {
      const ownLevel = oneOf(LANGUAGE_LEVELS, level);
      return ownLevel === undefined ? level : t(`languageLevel.${ownLevel}`);
    },
  };
}
