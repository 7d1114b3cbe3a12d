import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusAfter } from '@/ui/focusNext';

/** The full screen on a phone; on wider screens a centred column with this width in px. */
const wholeOnPhones = (width: number) =>
  ({
    width: '100%',
    maxWidth: { xs: '100%', sm: width },
    margin: { xs: 0, sm: 4 },
    height: { xs: '100dvh', sm: 'auto' },
    maxHeight: { xs: 'none', sm: 'calc(100% - 64px)' },
    borderRadius: { xs: 0, sm: 2 },
  }) as const;

const line = (color: string) => `linear-gradient(${color} 0 0)`;
const COVER = line('var(--vt-surface-raised)');
const EDGE = line('var(--vt-border)');

/** A line at each edge where the content goes on. At the ends of the content a cover that scrolls hides it. */
const CONTENT_SX = {
  backgroundImage: [COVER, COVER, EDGE, EDGE].join(', '),
  backgroundSize: '100% 2px, 100% 2px, 100% 1px, 100% 1px',
  backgroundPosition: 'top, bottom, top, bottom',
  backgroundAttachment: 'local, local, scroll, scroll',
  backgroundRepeat: 'no-repeat',
  overflowWrap: 'anywhere',
} as const;

/** The error summary of a form that contains the content and the actions is as wide as the content. */
const ALERT_SX = { '& form:has(> .MuiDialogContent-root) > .MuiAlert-root': { marginInline: 3 } } as const;

interface AppDialogProps {
  readonly open?: boolean;
  readonly title: ReactNode;
  /** Rendered at the end of the title's line. */
  readonly aside?: ReactNode;
  /** A button beside the title closes it: for a dialog that covers the screen of a phone. */
  readonly hasClose?: boolean;
  readonly titleLang?: string | undefined;
  /** Called on Escape and on a press on the backdrop. */
  readonly onClose: () => void;
  /** Whether a request is running that closing would not abort. The dialog then does not close. */
  readonly busy?: boolean;
  /** Whether a press on the backdrop keeps the dialog open, for example so that a long form is not lost. */
  readonly staysOnPressBeside?: boolean;
  /** Whether the caller returns the focus itself, because the pressed button may no longer exist. */
  readonly leavesFocus?: boolean;
  /** One of MUI's widths, or px, which also means full screen on a phone. Default: sm. */
  readonly size?: 'xs' | 'sm' | 'md' | number;
  /** Additional styles of the paper. */
  readonly paperSx?: SystemStyleObject<Theme>;
  /** Whether it has the role alertdialog, for dialogs that interrupt the person. */
  readonly alert?: boolean;
  /** Id of the element that is read out with the title. */
  readonly describedBy?: string | undefined;
  /** The buttons at the end. */
  readonly actions?: ReactNode;
  /** Whether the children render content and actions themselves, because a form contains both. */
  readonly whole?: boolean;
  /**
   * Whether the dialog is at the top of the window, so that a list that changes its length does not move it.
   */
  readonly atTop?: boolean;
  readonly onExited?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** The frame of every dialog: a title that names it, content that scrolls, and actions that stay visible. */
export function AppDialog({
  open = true,
  title,
  aside,
  hasClose = false,
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
  atTop = false,
  onExited,
  children,
}: AppDialogProps) {
  const { t } = useTranslation('words');
  const root = useRef<HTMLDivElement>(null);
  useFocusAfter(root, open && !leavesFocus);
  const id = useId();
  const paper = {
    ...(whole && ALERT_SX),
    ...(typeof size === 'number' && wholeOnPhones(size)),
    ...paperSx,
  };
  const heading = (
    <DialogTitle
      id={id}
      lang={titleLang}
      sx={{
        overflowWrap: 'anywhere',
        // As much space below as above, so that the title is at the height of the button.
        ...(hasClose && { flex: '1 1 0', paddingBlock: 2 }),
        ...(aside !== undefined && { paddingInlineEnd: 0 }),
      }}
    >
      {title}
    </DialogTitle>
  );
  return (
    <Dialog
      ref={root}
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
      {aside === undefined && !hasClose ? (
        heading
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', paddingInlineEnd: 3 }}>
          {heading}
          {/* On a narrow screen it is below the title. */}
          {aside !== undefined && <Box sx={{ paddingInlineStart: 3, paddingBlockEnd: 1 }}>{aside}</Box>}
          {hasClose && (
            <IconButton
              aria-label={t('close')}
              onClick={onClose}
              edge="end"
              sx={{ alignSelf: 'center', width: 44, height: 44 }}
            >
              <CloseIcon />
            </IconButton>
          )}
        </Box>
      )}
      {whole ? children : <DialogContent sx={CONTENT_SX}>{children}</DialogContent>}
      {actions !== undefined && (
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1, '& > :not(style) ~ :not(style)': { ml: 0 } }}>
          {actions}
        </DialogActions>
      )}
    </Dialog>
  );
}
