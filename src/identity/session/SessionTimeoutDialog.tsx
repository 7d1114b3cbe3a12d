import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { AppDialog } from '@/ui/dialog/AppDialog';
import { takeFocus } from '@/ui/focusNext';

interface Props {
  /** When the session ends, in ms since the epoch. */
  readonly endsAt: number;
  readonly onStay: () => void;
}

/**
 * The remaining time is announced once in so many seconds. An announcement every second would hide all
 * others.
 */
const SPOKEN_EVERY = 30;

const secondsUntil = (endsAt: number): number => Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));

/**
 * Shown two minutes before the session ends. Any key, or the button, keeps the person signed in (F-069,
 * F-183; WCAG 2.2.1).
 */
export function SessionTimeoutDialog({ endsAt, onStay }: Props) {
  const { t } = useTranslation('session');
  const id = useId();
  const [left, setLeft] = useState(() => secondsUntil(endsAt));
  useEffect(() => {
    const count = () => setLeft(secondsUntil(endsAt));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  const spoken = Math.ceil(left / SPOKEN_EVERY) * SPOKEN_EVERY;

  return (
    <AppDialog
      title={t('warning.title')}
      onClose={onStay}
      size="xs"
      alert
      describedBy={`${id}text`}
      actions={
        <Button variant="contained" onClick={onStay} ref={takeFocus}>
          {t('warning.stay')}
        </Button>
      }
    >
      <Box id={`${id}text`}>
        <Typography>{t('warning.text')}</Typography>
        <Typography>{t('warning.hint')}</Typography>
      </Box>
      <Typography aria-hidden sx={{ mt: 2, fontSize: '1.5rem', fontVariantNumeric: 'tabular-nums' }}>
        {t('warning.left', { count: left })}
      </Typography>
      <VisuallyHidden>
        <span role="timer" aria-live="polite" aria-atomic>
          {t('warning.left', { count: spoken })}
        </span>
      </VisuallyHidden>
    </AppDialog>
  );
}
