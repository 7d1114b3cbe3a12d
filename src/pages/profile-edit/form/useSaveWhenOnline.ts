import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Summary } from '@/forms/useFormSummary';
import { useToast } from '@/ui/toast/Toasts';
import type { Way } from './useSectionForm';

interface SaveWhenOnlineOptions {
  readonly summary: Summary;
  /** Whether there are unsaved changes. */
  readonly isWaiting: boolean;
  readonly save: (way: Way) => void;
}

/**
 * Without a connection nothing is sent. The form says so, and offers to save when there is a connection
 * again.
 */
export function useSaveWhenOnline({ summary, isWaiting, save }: SaveWhenOnlineOptions) {
  const { t } = useTranslation(['sections', 'words', 'terms']);
  const toast = useToast();
  /** The button that was pressed while there was no connection. */
  const refused = useRef<Way | null>(null);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const offer = useEffectEvent(() => {
    if (refused.current === null && !isWaiting) return;
    const way = refused.current ?? 'stay';
    refused.current = null;
    summary.clear();
    toast({
      kind: 'info',
      message: t('words:youreBackOnline'),
      duration: 10_000,
      action: { label: t('saveNow'), run: () => isShown.current && save(way) },
    });
  });
  useEffect(() => {
    const onOnline = () => offer();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);

  return {
    /** Says that nothing can be saved now. @returns true when there is no connection */
    refuse(way: Way): boolean {
      if (navigator.onLine) return false;
      refused.current = way;
      summary.show(t('terms:offlineKept'));
      return true;
    },
  };
}
