import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { ActionRow } from './ActionRow';

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
