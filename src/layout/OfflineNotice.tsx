import OfflineIcon from '@mui/icons-material/WifiOffOutlined';
import Box from '@mui/material/Box';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

const SAID_FOR = 4000;

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
const online = (): boolean => navigator.onLine;
const onlineOnServer = (): boolean => true;

/** Says that the connection is gone, and that it came back; lies over the page, so nothing moves. */
export function OfflineNotice() {
  const { t } = useTranslation('layout');
  const connected = useSyncExternalStore(subscribe, online, onlineOnServer);
  const [back, setBack] = useState(false);
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

  const text = connected ? (back ? t('offline.back') : null) : t('offline.lost');
  return (
    <Box
      aria-live="polite"
      sx={{
        position: 'absolute',
        insetInline: 0,
        insetBlockStart: '100%',
        padding: 1,
        pointerEvents: 'none',
      }}
    >
      {text !== null && (
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'center',
            alignItems: 'center',
            gap: 1,
            width: 'fit-content',
            maxWidth: '100%',
            marginInline: 'auto',
            paddingBlock: 1,
            paddingInline: 2,
            borderRadius: 1,
            boxShadow: 'var(--vt-shadow)',
            fontSize: '0.875rem',
            lineHeight: 1.5,
            bgcolor: 'background.paper',
            color: 'text.primary',
            border: '1px solid',
            borderColor: connected ? 'success.main' : 'warning.main',
          }}
        >
          {!connected && <OfflineIcon aria-hidden fontSize="small" />}
          <span>{text}</span>
        </Box>
      )}
    </Box>
  );
}
