import { type ReactNode, useEffect, useRef } from 'react';
import { StatusNotice } from '@/ui/loading/StatusNotice';

/**
 * A message that stays in its place. A toast would be gone before slow readers find it. It takes the focus, because
 * the button that had it is gone or disabled.
 */
export function Notice({ children }: { readonly children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <StatusNotice
      ref={notice}
      severity="success"
      tabIndex={-1}
      sx={{ overflowWrap: 'anywhere', scrollMarginBlock: '16px', color: 'text.primary' }}
    >
      {children}
    </StatusNotice>
  );
}
