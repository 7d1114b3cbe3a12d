import { useTranslation } from 'react-i18next';
import type { Experience } from '@/api/endpoints/profileEntryShapes';

/** What a job is called among others: its title, with the employer where the title is not the only one. */
export function useJobName(): (
  job: Pick<Experience, 'title' | 'employer'>,
  among: readonly Pick<Experience, 'title'>[],
) => string {
  const { t } = useTranslation('entries');
  return ({ title, employer }, among) => {
    if (title === '') return employer || t('experience.untitled');
    const isTwice = among.filter((other) => other.title === title).length > 1;
    return isTwice && employer !== '' ? `${title}, ${employer}` : title;
  };
}
