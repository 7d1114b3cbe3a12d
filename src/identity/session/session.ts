import type { SessionUser } from '@/storage/sessionUser';

/** Why a session ended without a logout. */
export type SignOutReason = 'expired' | 'timeout' | 'roleLost';

export interface SignedIn {
  readonly status: 'signedIn';
  readonly user: SessionUser;
  readonly token: string;
  /** A number that is unique among the sessions of this page. */
  readonly generation: number;
  /**
   * Whether the server confirmed the session or could not be asked. Until then no restricted content shows.
   */
  readonly checked: boolean;
  /** Only for a session that has just ended: its stored refresh token, so that the server can end that too. */
  readonly refreshToken?: string;
}
export type Session =
  /** The page is in the back-forward cache or has just left it. No personal data may show. */
  | { readonly status: 'restoring' }
  | { readonly status: 'signedOut'; readonly reason?: SignOutReason }
  | SignedIn;

/** What happened to the session. `adopted` means that another tab changed it. */
export type SessionEvent =
  | 'restored'
  | 'signedIn'
  | 'signedOut'
  | 'expired'
  | 'timedOut'
  | 'roleLost'
  | 'adopted'
  | 'updated'
  /** The server confirmed the session. */
  | 'checked'
  /** The server could not be asked. The session counts as valid until it can. */
  | 'assumed'
  | 'suspended'
  | 'announced';

/** One shared object, so that a prerendered page does not render again when it compares sessions. */
export const SIGNED_OUT: Session = { status: 'signedOut' };
