import { type ReactNode, useEffect, useRef } from 'react';
import { StatusNotice } from '@/ui/loading/StatusNotice';

interface NoticeProps {
  readonly children: ReactNode;
  /** True when the element that had the focus is gone or disabled. */
  readonly takesFocus?: boolean;
}

/** A message that stays in its place. A toast would be gone before slow readers find it. */
export function Notice({ children, takesFocus = false }: NoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView?.({ block: 'nearest' });
  }, [takesFocus]);
  return (
    <StatusNotice
      ref={notice}
      severity="success"
      variant="outlined"
      tabIndex={-1}
      sx={{ overflowWrap: 'anywhere', scrollMarginBlock: '16px', color: 'text.primary' }}
    >
      {children}
    </StatusNotice>
  );
}
