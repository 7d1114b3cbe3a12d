import type { Session } from '@/identity/session/sessionStore';
import type { RoleName } from '@/config/roles';
import type { Access } from '@/routing/routeRow';
import { defaultRouteOf } from './redirects';
import { accessFor, mayAccess } from './routeAccess';

/** The decision of a guard: one of three outcomes. */
type GuardOutcome =
  | { readonly outcome: 'allowed' }
  | { readonly outcome: 'pending'; readonly waitsFor: 'verifying' | 'switching' }
  | { readonly outcome: 'denied'; readonly to: string };

interface GuardInput {
  readonly pathname: string;
  readonly session: Session;
  /** During a switch this is the old role. */
  readonly role: RoleName | null;
  readonly switching: RoleName | null;
}

const ALLOWED: GuardOutcome = { outcome: 'allowed' };
const denied = (to: string): GuardOutcome => ({ outcome: 'denied', to });
const pending = (waitsFor: 'verifying' | 'switching'): GuardOutcome => ({ outcome: 'pending', waitsFor });

/**
 * Content that a User may not see waits for the check with the server, because browser storage can be changed
 * by anybody.
 */
export const isRestricted = (access: Access): boolean =>
  typeof access !== 'string' && !access.includes('User');

function decide({ pathname, session, role, switching }: GuardInput): GuardOutcome {
  const access = accessFor(pathname);
  if (access === 'everyone') return ALLOWED;
  if (session.status === 'restoring') return pending('verifying');
  if (session.status === 'signedOut' || role === null) return denied('/');
  if (mayAccess(pathname, [role])) {
    return isRestricted(access) && !session.checked ? pending('verifying') : ALLOWED;
  }
  return switching !== null && mayAccess(pathname, [switching])
    ? pending('switching')
    : denied(defaultRouteOf(role));
}

/** The outcome for a path. If the check throws, the outcome is denied. */
export function guardOutcome(input: GuardInput): GuardOutcome {
  try {
    return decide(input);
  } catch {
    return denied('/');
  }
}
