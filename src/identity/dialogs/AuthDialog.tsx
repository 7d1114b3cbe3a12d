import DialogContent from '@mui/material/DialogContent';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSession } from '@/identity/identity';
import type { AuthMode } from '@/identity/social/providers';
import { AppDialog } from '@/ui/dialog/AppDialog';
import { AuthDialogContent } from './AuthDialogContent';

interface AuthDialogProps {
  readonly open: boolean;
  readonly mode: AuthMode;
  /**
   * Number of times that the dialog was opened. It is used as a key, so that each opening starts with empty
   * forms.
   */
  readonly opening: number;
  readonly onMode: (mode: AuthMode) => void;
  readonly onClose: () => void;
  readonly onExited: () => void;
}

/** Puts the title and the close button on one line, above the forms. */
const PAPER_SX = {
  borderRadius: { xs: 0, sm: 1 },
  '& .MuiDialogTitle-root': {
    paddingInlineStart: { xs: 2, sm: 4 },
    paddingInlineEnd: 0,
    paddingBlock: { xs: 1.5, sm: 2.5 },
    typography: 'h5',
  },
} as const;

/**
 * 'Sign In' and 'Create Account': one dialog with two modes. It is loaded lazily and is not part of the
 * start-up code.
 */
export function AuthDialog({ open, mode, opening, onMode, onClose, onExited }: AuthDialogProps) {
  const { t } = useTranslation('auth');
  const { pathname } = useLocation();
  const { status } = useSession();

  // Closes the dialog when the page changes or when somebody signs in, here or in another tab.
  const openedAt = useRef(pathname);
  useEffect(() => {
    if (!open) openedAt.current = pathname;
    else if (openedAt.current !== pathname || status === 'signedIn') onClose();
  }, [open, pathname, status, onClose]);

  return (
    <AppDialog
      open={open}
      title={t(mode === 'login' ? 'signIn.title' : 'register.title')}
      hasClose
      onClose={onClose}
      staysOnPressBeside={mode === 'register'}
      leavesFocus
      size={480}
      paperSx={PAPER_SX}
      onExited={onExited}
      whole
    >
      <DialogContent
        dividers
        sx={{ paddingInline: { xs: 2, sm: 4 }, paddingBlock: 3, scrollPaddingBlock: '64px' }}
      >
        <AuthDialogContent key={opening} open={open} mode={mode} onMode={onMode} onClose={onClose} />
      </DialogContent>
    </AppDialog>
  );
}
