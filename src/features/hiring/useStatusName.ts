import { useTranslation } from 'react-i18next';
import { APPLICATION_STATUSES } from '@/config/jobs';
import { STATUS_NAMES } from './stages';

/** What staff call a status; a word that is not known here is shown as it came. */
export function useStatusName(): (status: string) => string {
  const { t } = useTranslation(['hiring', 'terms']);
  return (status) => {
    const ownStatus = APPLICATION_STATUSES.find((one) => one === status);
    return ownStatus === undefined || ownStatus === 'draft' ? status : t(STATUS_NAMES[ownStatus]);
  };
}
