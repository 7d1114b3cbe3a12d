import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { SessionProvider } from '@/identity/session/SessionProvider';
import { PERMISSIONS, type PermissionSet, type RoleConfig, type RoleName, ROLES } from '@/config/roles';
import { RoleNavigator } from '@/identity/guards/RoleNavigator';
import { getNoRole, getRoleState, type RoleState, subscribeToRole } from './roleStore';
import { switchRole } from './switchRole';
import { startRoles } from './validation';

/** The role context. */
export interface RoleContext {
  /** The current role; null while nobody is signed in. During a switch the old one. */
  readonly role: RoleName | null;
  readonly permissions: PermissionSet;
  readonly config: RoleConfig | null;
  /** Whether there is a role that the person has. */
  readonly isValid: boolean;
  /** When the server last confirmed it. */
  readonly lastValidated: Date | null;
  /** The roles that the person has, Admin first. */
  readonly availableRoles: readonly RoleName[];
  /** The role that a running switch leads to. */
  readonly switching: RoleName | null;
  /** The number of the session that all this belongs to. */
  readonly generation: number;
  /** @throws RoleError when the switch is refused. */
  readonly switchRole: (target: RoleName) => Promise<void>;
}

const NO_PERMISSIONS = Object.fromEntries(PERMISSIONS.map((name) => [name, false])) as PermissionSet;

const contextOf = ({ role, available, lastValidated, switching, generation }: RoleState): RoleContext => ({
  role,
  permissions: role === null ? NO_PERMISSIONS : ROLES[role].permissions,
  config: role === null ? null : ROLES[role],
  isValid: role !== null && available.includes(role),
  lastValidated,
  availableRoles: available,
  switching,
  generation,
  switchRole,
});

const Context = createContext<RoleContext | null>(null);

/**
 * The role context of the current person.
 * @throws Error outside a RoleProvider.
 */
export function useRole(): RoleContext {
  const context = useContext(Context);
  if (context === null) throw new Error('useRole must be used within a RoleProvider');
  return context;
}

/** Session and role for everything inside, and the redirects that follow from them. Needs router and toasts. */
export function RoleProvider({ children }: { readonly children: ReactNode }) {
  const state = useSyncExternalStore(subscribeToRole, getRoleState, getNoRole);
  const context = useMemo(() => contextOf(state), [state]);
  useEffect(startRoles, []);
  return (
    <SessionProvider>
      <Context value={context}>
        <RoleNavigator />
        {children}
      </Context>
    </SessionProvider>
  );
}
