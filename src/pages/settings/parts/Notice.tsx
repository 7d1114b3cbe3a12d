import Alert from '@mui/material/Alert';
import { type ReactNode, useEffect, useRef } from 'react';

/** MUI's own is `alert`, which interrupts. */
const SAID_POLITELY = 'status';

interface NoticeProps {
  readonly children: ReactNode;
  readonly kind?: 'success' | 'info';
  /** True where what had the focus is gone, or sleeps, because of what is said here. */
  readonly takesFocus?: boolean;
}

/** What happened, said in its place and kept there: a toast is gone before slow readers have found it. */
export function Notice({ children, kind = 'success', takesFocus = false }: NoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView?.({ block: 'nearest' });
  }, [takesFocus]);
  return (
    <Alert
      ref={notice}
      role={SAID_POLITELY}
      severity={kind}
      variant="outlined"
      tabIndex={-1}
      sx={{ overflowWrap: 'anywhere', scrollMarginBlock: '16px', color: 'text.primary' }}
    >
      {children}
    </Alert>
  );
}
