import Box from '@mui/material/Box';
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
