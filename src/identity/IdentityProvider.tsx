import type { ReactNode } from 'react';
import { RoleNavigator } from './guards/RoleNavigator';
import { IdentityScope } from './identity';
import { SessionTimeout } from './session/SessionTimeout';
import { useLogoutNotice } from './session/useLogoutNotice';

function SessionNotices() {
  useLogoutNotice();
  return <SessionTimeout />;
}

/**
 * Lets what stands inside know session and role, tells the person what happens to them, and follows with the redirects.
 * Needs router and toasts.
 */
export function IdentityProvider({ children }: { readonly children: ReactNode }) {
  return (
    <IdentityScope value={true}>
      <RoleNavigator />
      {children}
      <SessionNotices />
    </IdentityScope>
  );
}
