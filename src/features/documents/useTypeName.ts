import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { TYPES } from './checks';

/** Returns the name of a document type. A type without a text of ours is shown as the server sent it. */
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
