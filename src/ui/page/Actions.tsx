import type { ReactNode } from 'react';
import './page.css';

interface ActionsProps {
  readonly centred?: boolean;
  readonly children: ReactNode;
}

/** A row of links or buttons. On a phone each has the full width. */
export function Actions({ centred = false, children }: ActionsProps) {
  return <div className={centred ? 'vt-actions centred' : 'vt-actions'}>{children}</div>;
}
