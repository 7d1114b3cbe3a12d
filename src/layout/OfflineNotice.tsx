import Box from '@mui/material/Box';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { copies } from '@/api/copies';
import { useAppState } from '@/runtime/AppScope';
import { BREAKPOINTS } from '@/config/themes';
import { lazyDialog, useArrival } from '@/ui/loading/lazyDialog';
import { loadNamespaces } from '@/i18n/i18n';
import { useOnline } from '@/ui/useOnline';
import { visuallyHiddenSx } from '@/ui/text/VisuallyHidden';
import { NoticeBox } from './NoticeBox';

const savedCopyNotice = lazyDialog(async () => {
  const [{ SavedCopyNotice }] = await Promise.all([
    import('./offline/SavedCopyNotice'),
    loadNamespaces('device'),
  ]);
  return SavedCopyNotice;
});
const nothingKept = (): boolean => false;

const SAID_FOR = 4000;
/** How long the whole sentence covers a narrow page, in ms; afterwards a short word that covers no text. */
const READ = 8000;

const ON_NARROW = `@media (max-width: ${BREAKPOINTS.lg - 0.05}px)`;
const SHORT_SX = {
  padding: 0.5,
  '& .notice': { paddingBlock: 0 },
  '& .whole': visuallyHiddenSx,
  '& .short': { display: 'block' },
} as const;

/** Says that the connection is gone, and that it came back; lies over the page, so nothing moves. */
export function OfflineNotice() {
  const { t } = useTranslation(['layout', 'words']);
  const connected = useOnline();
  const offlineCopies = useAppState(copies);
  const isKept = useSyncExternalStore(offlineCopies.subscribe, offlineCopies.isOn, nothingKept);
  const { Part: SavedCopyNotice } = useArrival(savedCopyNotice, isKept);
  const [back, setBack] = useState(false);
  const [read, setRead] = useState(false);
  useEffect(() => {
    if (connected) return undefined;
    const timer = setTimeout(() => setRead(true), READ);
    return () => {
      clearTimeout(timer);
      setRead(false);
    };
  }, [connected]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lost = () => {
      clearTimeout(timer);
      setBack(false);
    };
    const found = () => {
      lost();
      setBack(true);
      timer = setTimeout(() => setBack(false), SAID_FOR);
    };
    addEventListener('offline', lost);
    addEventListener('online', found);
    return () => {
      clearTimeout(timer);
      removeEventListener('offline', lost);
      removeEventListener('online', found);
    };
  }, []);

  const short = !connected && read;
  const text = connected ? (back ? t('words:youreBackOnline') : null) : t('offline.lost');
  const plain = text !== null && (
    <NoticeBox kind={connected ? 'success' : 'warning'}>
      <span className={connected ? undefined : 'whole'}>{text}</span>
      {!connected && (
        <span className="short" aria-hidden>
          {t('offline.short')}
        </span>
      )}
    </NoticeBox>
  );
  return (
    <Box
      aria-live="polite"
      sx={{
        position: 'absolute',
        insetInline: 0,
        insetBlockStart: '100%',
        padding: 1,
        pointerEvents: 'none',
        '& .short': { display: 'none' },
        ...(short && { [ON_NARROW]: SHORT_SX }),
      }}
    >
      {isKept && SavedCopyNotice ? <SavedCopyNotice otherwise={plain} /> : plain}
    </Box>
  );
}
