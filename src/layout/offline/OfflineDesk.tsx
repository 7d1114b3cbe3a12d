import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { endAll } from '@/runtime/listen';
import { DAY } from '@/config/time';
import { log } from '@/logging/logger';
import { read, remove, write } from '@/storage/browserStorage';
import { updateLater } from '@/storage/keys';
import { useToast } from '@/ui/toast/Toasts';
import { keepTexts } from './keepTexts';
import { registerWorker, takeUpdate, watchUpdates } from './worker';

/**
 * With offline use: registers the service worker, stores the texts of the person's language, and offers a new
 * version once a day.
 */
export function OfflineDesk() {
  const { t, i18n } = useTranslation('device');
  const toast = useToast();
  const offer = useEffectEvent((registration: ServiceWorkerRegistration) => {
    if (Date.parse(read(updateLater) ?? '') > Date.now()) return;
    toast({
      kind: 'info',
      message: t('update'),
      duration: DAY,
      action: {
        label: t('reload'),
        run: () => {
          remove(updateLater);
          takeUpdate(registration);
        },
      },
      later: {
        label: t('later'),
        run: () => void write(updateLater, new Date(Date.now() + DAY).toISOString()),
      },
    });
  });
  const { language } = i18n;
  useEffect(() => {
    void keepTexts(language);
  }, [language]);
  useEffect(() => {
    let stop = (): void => undefined;
    let isOver = false;
    registerWorker().then(
      (registration) => {
        if (registration !== undefined && !isOver)
          stop = watchUpdates(registration, () => offer(registration));
      },
      (error: unknown) => log.info('app', 'The service worker could not be registered', { error }),
    );
    return endAll(
      () => {
        isOver = true;
      },
      () => stop(),
    );
  }, []);
  return null;
}
