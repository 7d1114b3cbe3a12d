import type { ReactNode } from 'react';
import './page.css';

interface ActionsProps {
  readonly centred?: boolean;
  readonly children: ReactNode;
}

/** The ways on from here: beside each other, full lines of their own on a phone. */
export function Actions({ centred = false, children }: ActionsProps) {
  return <div className={centred ? 'vt-actions centred' : 'vt-actions'}>{children}</div>;
}
