import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { TYPES } from './checks';

/** Names types of documents; one without a name of ours is shown as it came. */
export function useTypeName(): (type: string) => string {
  const { t } = useTranslation('documents');
  return useCallback(
    (type) => {
      const ownType = TYPES.find((name) => name === type);
      return ownType === undefined ? type : t(`types.${ownType}`);
    },
    [t],
  );
}
