import type { ReactNode } from 'react';
import { SessionScope } from './session';
import { SessionTimeout } from './SessionTimeout';
import { useLogoutNotice } from './useLogoutNotice';

function SessionNotices() {
  useLogoutNotice();
  return <SessionTimeout />;
}

/** Lets what stands inside know the session, and tells the person what happens to it. Needs router and toasts. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  return (
    <SessionScope value={true}>
      {children}
      <SessionNotices />
    </SessionScope>
  );
}
