import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { onForgetful } from '@/storage/browserStorage';
import { useToast } from '@/ui/toast/Toasts';

const READING_TIME = 8000;

/** Shows once that this browser stores nothing (F-039, F-040). */
export function StorageNotice() {
  const { t } = useTranslation('layout');
  const toast = useToast();
  const showNotice = useEffectEvent(() =>
    toast({ kind: 'info', message: t('storage.forgetful'), duration: READING_TIME }),
  );
  useEffect(() => onForgetful(() => showNotice()), []);
  return null;
}
