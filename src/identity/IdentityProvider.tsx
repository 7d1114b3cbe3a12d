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
 * Gives its children the session and the role, shows the notices about the session, and redirects when the
 * session or the role changes. It must be rendered inside the router and the toast provider.
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
