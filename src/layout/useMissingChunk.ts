import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { log } from '@/logging/logger';
import { useToast } from '@/ui/toast/Toasts';

/**
 * Returns a function that shows that the code of a menu or the drawer could not be loaded. Opening it again
 * tries again.
 */
export function useMissingChunk(): (error: unknown) => void {
  const { t } = useTranslation('layout');
  const toast = useToast();
  return useCallback(
    (error) => {
      log.info('layout', 'A part could not be loaded', { error });
      toast({ kind: 'error', message: t('missing.text') });
    },
    [t, toast],
  );
}
