import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { type ReactNode, useId } from 'react';

/** The whole screen on a phone, a column of this width (px) in the middle of a wider one. */
const wholeOnPhones = (width: number) =>
  ({
    width: '100%',
    maxWidth: { xs: '100%', sm: width },
    margin: { xs: 0, sm: 4 },
    height: { xs: '100dvh', sm: 'auto' },
    maxHeight: { xs: 'none', sm: 'calc(100% - 64px)' },
    borderRadius: { xs: 0, sm: 2 },
  }) as const;

interface AppDialogProps {
  readonly open?: boolean;
  readonly title: ReactNode;
  /** Beside the title, at its end. */
  readonly aside?: ReactNode;
  readonly titleLang?: string | undefined;
  /** Escape, and a press beside the dialog. */
  readonly onClose: () => void;
  /** Something is on its way that closing would not end: then it does not close. */
  readonly busy?: boolean;
  /** A press beside it does not close it: a long form would be lost. */
  readonly staysOnPressBeside?: boolean;
  /** Who opened it gives the focus back, because what was pressed may be gone. */
  readonly leavesFocus?: boolean;
  /** One of MUI's widths, or px: then it takes the whole screen of a phone. Default: sm. */
  readonly size?: 'xs' | 'sm' | 'md' | number;
  /** What its surface has of its own. */
  readonly paperSx?: SystemStyleObject<Theme>;
  /** It interrupts what somebody does. */
  readonly alert?: boolean;
  /** The id of the part of its content that is read out with its title. */
  readonly describedBy?: string | undefined;
  /** The buttons at its end. */
  readonly actions?: ReactNode;
  /** Its children bring content and actions themselves, because a form holds both. */
  readonly whole?: boolean;
  readonly dividers?: boolean;
  /** At the upper edge of the window, so that a list of changing length does not move it. */
  readonly atTop?: boolean;
  readonly onExited?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** The frame of every dialog: a title that names it, a content that scrolls, actions that stay in sight. */
export function AppDialog({
  open = true,
  title,
  aside,
  titleLang,
  onClose,
  busy = false,
  staysOnPressBeside = false,
  leavesFocus = false,
  size = 'sm',
  paperSx = {},
  alert = false,
  describedBy,
  actions,
  whole = false,
  dividers = false,
  atTop = false,
  onExited,
  children,
}: AppDialogProps) {
  const id = useId();
  const paper = typeof size === 'number' ? { ...wholeOnPhones(size), ...paperSx } : paperSx;
  const heading = (
    <DialogTitle id={id} lang={titleLang} sx={{ overflowWrap: 'anywhere' }}>
      {title}
    </DialogTitle>
  );
  return (
    <Dialog
      open={open}
      onClose={(_event, reason) => {
        if (!busy && !(staysOnPressBeside && reason === 'backdropClick')) onClose();
      }}
      disableRestoreFocus={leavesFocus}
      role={alert ? 'alertdialog' : 'dialog'}
      aria-labelledby={id}
      aria-describedby={describedBy}
      {...(typeof size === 'number' ? {} : { fullWidth: true, maxWidth: size })}
      slotProps={{
        paper: { sx: paper },
        transition: { onExited },
        ...(atTop && { container: { sx: { alignItems: 'flex-start' } } }),
      }}
    >
      {aside === undefined ? (
        heading
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', paddingInlineEnd: 3 }}>
          {heading}
          {aside}
        </Box>
      )}
      {whole ? (
        children
      ) : (
        <DialogContent dividers={dividers} sx={{ overflowWrap: 'anywhere' }}>
          {children}
        </DialogContent>
      )}
      {actions !== undefined && (
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1, '& > :not(style) ~ :not(style)': { ml: 0 } }}>
          {actions}
        </DialogActions>
      )}
    </Dialog>
  );
}
