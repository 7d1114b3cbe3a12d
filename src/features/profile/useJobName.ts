import { useTranslation } from 'react-i18next';
import type { Experience } from '@/api/endpoints/profileEntryShapes';
import { formatList } from '@/i18n/format';

/**
 * Returns the name of a job in a list: its title, followed by the employer when another job has the same
 * title.
 */
export function useJobName(): (
  job: Pick<Experience, 'title' | 'employer'>,
  among: readonly Pick<Experience, 'title'>[],
) => string {
  const { t } = useTranslation('entries');
  return ({ title, employer }, among) => {
    if (title === '') return employer || t('experience.untitled');
    const isTwice = among.filter((other) => other.title === title).length > 1;
    return isTwice && employer !== '' ? formatList([title, employer], undefined, 'narrow') : title;
  };
}
