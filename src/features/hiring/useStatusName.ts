import { useTranslation } from 'react-i18next';
import { APPLICATION_STATUSES } from '@/config/jobs';

/** What staff call a status; a word that is not known here is shown as it came. */
export function useStatusName(): (status: string) => string {
  const { t } = useTranslation('hiring');
  return (status) => {
    const known = APPLICATION_STATUSES.find((one) => one === status);
    return known === undefined || known === 'draft' ? status : t(`status.${known}`);
  };
}
