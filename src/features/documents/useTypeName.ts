import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { TYPES } from './checks';

/** Names types of documents; one without a name of ours is shown as it came. */
export function useTypeName(): (type: string) => string {
  const { t } = useTranslation('documents');
  return useCallback(
    (type) => {
      const known = TYPES.find((name) => name === type);
      return known === undefined ? type : t(`types.${known}`);
    },
    [t],
  );
}
