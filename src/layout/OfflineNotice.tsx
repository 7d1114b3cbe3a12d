import OfflineIcon from '@mui/icons-material/WifiOffOutlined';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BREAKPOINTS } from '@/config/themes';
import { useOnline } from '@/ui/useOnline';
import { visuallyHiddenSx } from '@/ui/text/VisuallyHidden';

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
  const { t } = useTranslation('layout');
  const connected = useOnline();
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
        '& .short': { display: 'none' },
        ...(short && { [ON_NARROW]: SHORT_SX }),
      }}
    >
      {text !== null && (
        <Box
          className="notice"
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
          <span className={connected ? undefined : 'whole'}>{text}</span>
          {!connected && (
            <span className="short" aria-hidden>
              {t('offline.short')}
            </span>
          )}
        </Box>
      )}
    </Box>
  );
}
