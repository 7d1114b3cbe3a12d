import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { failedAttempts } from '@/api/connection';
import { copies } from '@/api/copies';
import { appState } from '@/runtime/app';
import { useAppState, useAppValue } from '@/runtime/AppScope';
import { endAll, listen } from '@/runtime/listen';
import { createStore } from '@/runtime/listeners';
import { lazyDialog, useArrival } from '@/ui/loading/lazyDialog';
import { loadNamespaces } from '@/i18n/i18n';
import { useOnline } from '@/ui/useOnline';
import { NoticeBox } from './NoticeBox';

/** Whether the page says by itself that it cannot be had without a connection: then nothing else says so. */
export const missingPage = appState(() => createStore(false));

const savedCopyNotice = lazyDialog(async () => {
  const [{ SavedCopyNotice }] = await Promise.all([
    import('./offline/SavedCopyNotice'),
    loadNamespaces('device'),
  ]);
  return SavedCopyNotice;
});
const onServer = (): boolean => false;
const NONE = (): number => 0;

const SHOWN_FOR = 4000;
/**
 * Shows when the connection is lost and when it is back, and says again that it is lost after an attempt that
 * failed for it. It lies over the page, below the bar and the second navigation, so that nothing moves.
 */
export function OfflineNotice() {
  const { t } = useTranslation(['layout', 'words']);
  const connected = useOnline();
  const offlineCopies = useAppState(copies);
  const isKept = useSyncExternalStore(offlineCopies.subscribe, offlineCopies.isOn, onServer);
  const { Part: SavedCopyNotice } = useArrival(savedCopyNotice, isKept);
  const isPageMissing = useAppValue(missingPage, onServer);
  const [back, setBack] = useState(false);
  const attempts = useAppState(failedAttempts);
  const attempt = useAppValue(failedAttempts, NONE);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lost = () => {
      clearTimeout(timer);
      setBack(false);
      attempts.set(0);
    };
    const restored = () => {
      lost();
      setBack(true);
      timer = setTimeout(() => setBack(false), SHOWN_FOR);
    };
    return endAll(listen(window, ['offline'], lost), listen(window, ['online'], restored), () =>
      clearTimeout(timer),
    );
  }, [attempts]);

  const text = connected ? (back ? t('words:youreBackOnline') : null) : t('offline.lost');
  const plain = text !== null && (
    <NoticeBox
      key={connected ? 'back' : 'lost'}
      kind={connected ? 'success' : 'warning'}
      text={text}
      {...(connected ? {} : { short: t('offline.short'), attempt })}
    />
  );
  return (
    <div className="vt-connection vt-no-print" aria-live="polite">
      {isPageMissing ? null : isKept && SavedCopyNotice ? <SavedCopyNotice otherwise={plain} /> : plain}
    </div>
  );
}
