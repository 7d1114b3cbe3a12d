import { useTranslation } from 'react-i18next';
import { APPLICATION_STATUSES } from '@/config/jobs';
import { STATUS_NAMES } from './stages';

/** Returns the name of a status, as staff read it. An unknown status is shown as the server sent it. */
export function useStatusName(): (status: string) => string {
  const { t } = useTranslation(['hiring', 'terms']);
  return (status) => {
    const ownStatus = APPLICATION_STATUSES.find((one) => one === status);
    return ownStatus === undefined || ownStatus === 'draft' ? status : t(STATUS_NAMES[ownStatus]);
  };
}
