import { useTranslation } from 'react-i18next';
import { NAMED_TYPES } from './upload';

/** Names types of documents; one without a name of ours is shown as it is written. */
export function useTypeNames(): (type: string) => string {
  const { t } = useTranslation('applications');
  return (type) => {
    const known = NAMED_TYPES.find((name) => name === type);
    return known === undefined ? type : t(`documentTypes.${known}`);
  };
}
