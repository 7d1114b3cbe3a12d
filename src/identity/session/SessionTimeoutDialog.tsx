import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';

interface Props {
  /** ms since the epoch. */
  readonly endsAt: number;
  readonly onStay: () => void;
}

/** Spoken at these many seconds left; a number every second would drown out everything else. */
const SPOKEN_EVERY = 30;

/** The dialog's content comes after the dialog itself: an effect here would be too early. */
const focusNow = (button: HTMLButtonElement | null): void => button?.focus();

const secondsUntil = (endsAt: number): number => Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));

/** Two minutes before the session ends: any key, or the button, stays signed in (F-069, F-183; WCAG 2.2.1). */
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
    <Dialog
      open
      onClose={onStay}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}title`}>{t('warning.title')}</DialogTitle>
      <DialogContent>
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
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onStay} ref={focusNow}>
          {t('warning.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
