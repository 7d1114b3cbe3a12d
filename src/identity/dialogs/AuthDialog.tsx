import Close from '@mui/icons-material/Close';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSession } from '@/identity/identity';
import type { AuthMode } from '@/identity/social/providers';
import { AppDialog } from '@/ui/dialog/AppDialog';
import { AuthDialogContent } from './AuthDialogContent';

export interface AuthDialogProps {
  readonly open: boolean;
  readonly mode: AuthMode;
  /** Counts the openings: each begins with empty forms. */
  readonly opening: number;
  readonly onMode: (mode: AuthMode) => void;
  readonly onClose: () => void;
  readonly onExited: () => void;
}

/** The title stands in one line with the button that closes, above the edges of the forms. */
const PAPER_SX = {
  borderRadius: { xs: 0, sm: 1 },
  '& .MuiDialogTitle-root': {
    flex: '1 1 0',
    paddingInlineStart: { xs: 2, sm: 4 },
    paddingInlineEnd: 0,
    paddingBlock: { xs: 1.5, sm: 2.5 },
    typography: 'h5',
  },
} as const;

/** 'Sign In' and 'Create Account': one dialog with two modes. Lazy: nothing of it is in the start-up code. */
export function AuthDialog({ open, mode, opening, onMode, onClose, onExited }: AuthDialogProps) {
  const { t } = useTranslation(['auth', 'words']);
  const { pathname } = useLocation();
  const { status } = useSession();

  // Another page, or somebody signed in (here or in another tab): the dialog has nothing left to do.
  const openedAt = useRef(pathname);
  useEffect(() => {
    if (!open) openedAt.current = pathname;
    else if (openedAt.current !== pathname || status === 'signedIn') onClose();
  }, [open, pathname, status, onClose]);

  return (
    <AppDialog
      open={open}
      title={t(mode === 'login' ? 'signIn.title' : 'register.title')}
      aside={
        <IconButton aria-label={t('words:close')} onClick={onClose} edge="end" sx={{ alignSelf: 'center' }}>
          <Close />
        </IconButton>
      }
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
