import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '@/identity/identity';
import { pathOf } from '@/routing/routes';
import { PageHeading } from '@/ui/page/PageHeading';

/**
 * Leaves the page for `to` when somebody signs in while it is open: a page that helps with signing in has no
 * use after that. Somebody who was signed in already when the page opened stays on it.
 */
export function useLeaveOnSignIn(to = pathOf('home')): void {
  const { status } = useSession();
  const navigate = useNavigate();
  const before = useRef(status);
  useEffect(() => {
    if (before.current !== 'signedIn' && status === 'signedIn') void navigate(to, { replace: true });
    before.current = status;
  }, [status, navigate, to]);
}

interface NarrowPageProps {
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}

/** A page of one narrow column: a heading, a lead sentence, and a form or its outcome. */
export function NarrowPage({ lead, children }: NarrowPageProps) {
  return (
    <Box sx={{ maxWidth: 480, marginInline: 'auto', paddingInline: 2, paddingBlock: { xs: 5, md: 10 } }}>
      <PageHeading lead={lead} />
      <Box sx={{ mt: 4, minHeight: 240 }}>{children}</Box>
    </Box>
  );
}

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
