import { useTranslation } from 'react-i18next';
import type { Education, Experience } from '@/api/endpoints/profileEntryShapes';
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

/** Returns the name of an education in a list: of the document, of the credential, or of the school. */
export function useEducationName() {
  const { t } = useTranslation(['entries', 'eligibility']);
  return ({ name, credential, institution }: Education): string =>
    name ||
    (credential && t(`eligibility:credential.${credential}`)) ||
    institution ||
    t('education.untitled');
}

/** Returns a period between two dates in words; only one of them when the other is ''. */
export function usePeriod(): (from: string, to: string) => string {
  const { t } = useTranslation('terms');
  return (from, to) => (from && to ? t('range', { from, to }) : from || to);
}
