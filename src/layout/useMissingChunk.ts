import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { log } from '@/logging/logger';
import { useToast } from '@/ui/toast/Toasts';

/** What a menu or the drawer does when its code cannot be fetched: says so, and can be opened again. */
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
