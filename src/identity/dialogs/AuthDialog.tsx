import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSession } from '@/identity/identity';
import type { AuthMode } from '@/identity/social/providers';
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

const TITLE_ID = 'auth-dialog-title';

/** A whole screen on a phone, one column in the middle on a wider one. */
const PAPER_SX = {
  width: '100%',
  maxWidth: { xs: '100%', sm: 480 },
  margin: { xs: 0, sm: 4 },
  height: { xs: '100dvh', sm: 'auto' },
  maxHeight: { xs: 'none', sm: 'calc(100% - 64px)' },
  borderRadius: { xs: 0, sm: 1 },
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
    <Dialog
      open={open}
      onClose={(_event, reason) => {
        // A long form is not lost to a click beside it; Escape and the button close.
        if (reason === 'escapeKeyDown' || mode === 'login') onClose();
      }}
      aria-labelledby={TITLE_ID}
      disableRestoreFocus
      slotProps={{ paper: { sx: PAPER_SX }, transition: { onExited } }}
    >
      <DialogTitle
        id={TITLE_ID}
        sx={{
          display: 'flex',
          alignItems: 'center',
          paddingInline: { xs: 2, sm: 4 },
          paddingBlock: { xs: 1.5, sm: 2.5 },
          typography: 'h5',
        }}
      >
        <Box component="span" sx={{ flexGrow: 1 }}>
          {t(mode === 'login' ? 'signIn.title' : 'register.title')}
        </Box>
        <IconButton aria-label={t('words:close')} onClick={onClose} edge="end">
          <Close />
        </IconButton>
      </DialogTitle>
      <DialogContent
        dividers
        sx={{ paddingInline: { xs: 2, sm: 4 }, paddingBlock: 3, scrollPaddingBlock: '64px' }}
      >
        <AuthDialogContent key={opening} open={open} mode={mode} onMode={onMode} onClose={onClose} />
      </DialogContent>
    </Dialog>
  );
}
