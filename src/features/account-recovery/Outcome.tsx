import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';

interface ActionRowProps {
  /** Margin above the row, in units of theme spacing. */
  readonly spaceAbove: number;
  readonly children: ReactNode;
}

/**
 * The buttons and links of a step, side by side. On a phone each fills the line, so that wrapped ones form
 * one column.
 */
export function ActionRow({ spaceAbove, children }: ActionRowProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        mt: spaceAbove,
        '& > *': { flexGrow: { xs: 1, sm: 0 } },
      }}
    >
      {children}
    </Box>
  );
}

interface OutcomeProps {
  readonly kind: 'success' | 'failure';
  readonly title: string;
  readonly text: ReactNode;
  /** Links and buttons for the next step. */
  readonly actions?: ReactNode;
  /** False when the page has just opened: then the page's own heading takes the focus. */
  readonly takesFocus?: boolean;
}

/**
 * The outcome, shown in place of the form. It is announced and takes the focus, because the form that had it
 * is gone.
 */
export function Outcome({ kind, title, text, actions, takesFocus = true }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const Icon = kind === 'success' ? CheckCircle : ErrorOutlined;
  return (
    <Box>
      <Box role={kind === 'success' ? 'status' : 'alert'} sx={{ display: 'flex', gap: 2 }}>
        <Icon aria-hidden sx={{ mt: 0.25, color: kind === 'success' ? 'success.main' : 'error.main' }} />
        <Box sx={{ minWidth: 0 }}>
          <Typography
            ref={heading}
            component="h2"
            variant="h5"
            tabIndex={-1}
            sx={{ outline: 'none', overflowWrap: 'anywhere' }}
          >
            {title}
          </Typography>
          <Typography component="div" sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        </Box>
      </Box>
      {actions !== undefined && <ActionRow spaceAbove={3}>{actions}</ActionRow>}
    </Box>
  );
}
