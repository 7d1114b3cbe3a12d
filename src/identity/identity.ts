import { createContext, useContext, useSyncExternalStore } from 'react';
import { connection } from '@/api/connection';
import { copies } from '@/api/copies';
import { type App, appState, theApp } from '@/runtime/app';
import { useAppState } from '@/runtime/AppScope';
import { config } from '@/config/env';
import { NO_PERMISSIONS, type PermissionSet, type RoleConfig, type RoleName, ROLES } from '@/config/roles';
import { logger } from '@/logging/logger';
import { storage } from '@/storage/browserStorage';
import { offlineUse } from '@/storage/keys';
import type { SessionUser } from '@/storage/sessionUser';
import { createIdentity, type Identity } from './createIdentity';
import type { IdentityNeeds } from './needs';
import { type RoleAuditEntry, storedRoleAudit } from './roles/audit';
import { NO_ROLE, type RoleState } from './roles/roleStore';
import type { SwitchRole } from './roles/switchRole';
import { type Session, SIGNED_OUT, type SignedIn } from './session/sessionStore';

/**
 * The public interface of src/identity: who is signed in and in which role. Other layers import this file and
 * the components, never the files in session/ and roles/.
 */
export { mayKeepOffline } from './session/offlineUse';
export { ownPath } from './session/returnTo';
export type { RoleAuditEntry } from './roles/audit';
export type { RoleState } from './roles/roleStore';
export type { Session, SignedIn } from './session/sessionStore';

/** Whether this device stores a person's data for offline use. */
export const keepsOffline =
  (app: App) =>
  (userId: string): boolean =>
    config(app).features.offline && storage(app).read(offlineUse)?.userId === userId;

/** The dependencies of the identity of an app. Without a window (prerendering) nothing is started. */
export const identityNeeds = (app: App): IdentityNeeds => ({
  storage: storage(app),
  connection: connection(app),
  clock: app.clock,
  page: {
    window: app.document?.defaultView ?? globalThis.window,
    document: app.document ?? globalThis.document,
  },
  loadCalls: () => import('./session/sessionCalls'),
  keepsOffline: keepsOffline(app),
  keepCopies: copies(app).belongTo,
  erase: async (what) => {
    const { eraseCopies, eraseOffline } = await import('@/storage/eraseOffline');
    await (what === 'copies' ? eraseCopies() : eraseOffline());
  },
  setLogUser: logger(app).setUser,
  forgetInLog: logger(app).forget,
});

/** The session and role of an app. */
export const identity = appState((app) => createIdentity(identityNeeds(app)));

/** The current session, for code outside React. */
export const currentSession = (): Session => identity().session.get();

/** The current role, for code outside React. */
export const currentRole = (): RoleState => identity().roles.get();

/** Whether this person is still signed in. After a sign-out nothing that they were writing may be saved. */
export function isSignedInAs(userId: string): boolean {
  const now = currentSession();
  return now.status === 'signedIn' && now.user.id === userId;
}

/**
 * Signs a person in, with their token and refresh token and whether the refresh token is stored.
 * @returns false if storage refused the session, which then exists in this tab only.
 * @throws Error if the token cannot be sent in a header: such a login has failed.
 */
export const signedIn: Identity['session']['signedIn'] = (...given) => identity().session.signedIn(...given);

/** Signs the person out at once, without waiting for the network (F-051). */
export const signOut = (): void => identity().session.signOut();

/** Starts offline use: this device stores what this person reads and does not time them out for two weeks. */
export const beginOfflineUse = (userId: string): void => identity().offlineUse.begin(userId);

/**
 * Ends offline use and deletes the stored data. @returns a promise that resolves when all of it is deleted.
 */
export const endOfflineUse = (): Promise<void> => identity().offlineUse.forget();

/** Replaces the session user, if `of` is still the current session. */
export const confirm = (of: SignedIn, user: SessionUser): void => identity().session.confirm(of, user);

/** The role audit of this browser, newest first. */
export const readRoleAudit = (): readonly RoleAuditEntry[] =>
  storedRoleAudit(storage(), theApp().clock.now());

/** Whether there is an IdentityProvider above. */
export const IdentityScope = createContext(false);

/** Prerendered pages are rendered for a visitor who is not signed in. */
const getVisitor = (): Session => SIGNED_OUT;
const getNoRole = (): RoleState => NO_ROLE;

/**
 * The session of this page.
 * @throws Error outside an IdentityProvider.
 */
export function useSession(): Session {
  if (!useContext(IdentityScope)) throw new Error('useSession must be used within a SessionProvider');
  const { session } = useAppState(identity);
  return useSyncExternalStore(session.subscribe, session.get, getVisitor);
}

/** The role context. */
interface RoleContext {
  /** The current role, or null while nobody is signed in. During a switch this is the old role. */
  readonly role: RoleName | null;
  readonly permissions: PermissionSet;
  readonly config: RoleConfig | null;
  /** Whether there is a role and the person has it. */
  readonly isValid: boolean;
  /** When the server last confirmed the role. */
  readonly lastValidated: Date | null;
  /** The roles that the person has, Admin first. */
  readonly availableRoles: readonly RoleName[];
  /** The role that a running switch is changing to. */
  readonly switching: RoleName | null;
  /** The generation of the session that this role belongs to. */
  readonly generation: number;
  readonly switchRole: SwitchRole;
}

/**
 * The role context of the current person.
 * @throws Error outside an IdentityProvider.
 */
export function useRole(): RoleContext {
  if (!useContext(IdentityScope)) throw new Error('useRole must be used within a RoleProvider');
  const { roles, switchRole } = useAppState(identity);
  const { available, ...state } = useSyncExternalStore(roles.subscribe, roles.get, getNoRole);
  const { role } = state;
  return {
    ...state,
    permissions: role === null ? NO_PERMISSIONS : ROLES[role].permissions,
    config: role === null ? null : ROLES[role],
    isValid: role !== null && available.includes(role),
    availableRoles: available,
    switchRole,
  };
}
