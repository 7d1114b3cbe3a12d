import { createContext, useContext, useSyncExternalStore } from 'react';
import { connection } from '@/api/connection';
import { copies } from '@/api/copies';
import { type App, appState, theApp } from '@/runtime/app';
import { useAppState } from '@/runtime/AppScope';
import { config } from '@/config/env';
import { PERMISSIONS, type PermissionSet, type RoleConfig, type RoleName, ROLES } from '@/config/roles';
import { logger } from '@/logging/logger';
import { storage } from '@/storage/browserStorage';
import { offlineUse } from '@/storage/keys';
import type { SessionUser } from '@/storage/sessionUser';
import { createIdentity, type Identity } from './createIdentity';
import type { IdentityNeeds } from './needs';
import { keptRoleAudit } from './roles/audit';
import type { RoleAuditEntry } from './roles/auditEntries';
import { NO_ROLE, type RoleState } from './roles/roleStore';
import type { SwitchRole } from './roles/switchRole';
import { type Session, SIGNED_OUT, type SignedIn } from './session/sessionStore';

/**
 * The one door to who is signed in and in which role. What stands in session/ and roles/ is for src/identity alone;
 * other layers import this and the components.
 */
export { mayKeepOffline } from './session/offlineUse';
export { ownPath } from './session/returnTo';
export type { RoleAuditEntry } from './roles/auditEntries';
export type { RoleState } from './roles/roleStore';
export type { Session, SignedIn, SignOutReason } from './session/sessionStore';

/** Whether this device keeps a person's data for offline use. */
export const keepsOffline =
  (app: App) =>
  (userId: string): boolean =>
    config(app).features.offline && storage(app).read(offlineUse)?.userId === userId;

/** What the identity of an app is made of. Where there is no window (prerendering), nothing is started. */
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

/** Session and role of an app. */
export const identity = appState((app) => createIdentity(identityNeeds(app)));

/** The session now, outside of React. */
export const currentSession = (): Session => identity().session.get();

/** The role now, outside of React. */
export const currentRole = (): RoleState => identity().roles.get();

/** Whether a person is still the one who is signed in: after a sign-out nothing of their work may be written. */
export function isSignedInAs(userId: string): boolean {
  const now = currentSession();
  return now.status === 'signedIn' && now.user.id === userId;
}

/**
 * A person signed in, by whatever way: user, token, what the session can be renewed with, and whether that is stored.
 * @returns false when storage refused: the session then lives in this tab only.
 * @throws Error when the token cannot stand in a header: such a login has failed.
 */
export const signedIn: Identity['session']['signedIn'] = (...given) => identity().session.signedIn(...given);

/** The person signs out: at once, whatever the network does (F-051). */
export const signOut = (): void => identity().session.signOut();

/** From now on this device keeps what this person reads, and does not sign them out for two weeks. */
export const beginOfflineUse = (userId: string): void => identity().offlineUse.begin(userId);

/** This device keeps nothing any more. @returns when all of it is gone */
export const endOfflineUse = (): Promise<void> => identity().offlineUse.forget();

/** What is known of the person now, while `of` is still their session. */
export const confirm = (of: SignedIn, user: SessionUser): void => identity().session.confirm(of, user);

/** What happened to roles in this browser, newest first. */
export const readRoleAudit = (): readonly RoleAuditEntry[] => keptRoleAudit(storage(), theApp().clock.now());

/** Whether an IdentityProvider stands above. */
export const IdentityScope = createContext(false);

/** A prerendered page is rendered for a visitor. */
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
  readonly switchRole: SwitchRole;
}

const NO_PERMISSIONS = Object.fromEntries(PERMISSIONS.map((name) => [name, false])) as PermissionSet;

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
