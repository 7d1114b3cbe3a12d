import type { SessionUser } from '@/storage/sessionUser';

/** Why a session ended by itself. */
export type SignOutReason = 'expired' | 'timeout' | 'roleLost';

export interface SignedIn {
  readonly status: 'signedIn';
  readonly user: SessionUser;
  readonly token: string;
  /** A number of its own for every session of this page. */
  readonly generation: number;
  /** The server vouched for it, or could not be asked. Until then nothing restricted shows. */
  readonly checked: boolean;
  /** Of a session that ends: what it could have been renewed with, so that the server ends that too. */
  readonly refreshToken?: string;
}
export type Session =
  /** The page is in the back-forward cache or has just left it: no personal content may show. */
  | { readonly status: 'restoring' }
  | { readonly status: 'signedOut'; readonly reason?: SignOutReason }
  | SignedIn;

/** What happened. `adopted` is what another tab did. */
export type SessionEvent =
  | 'restored'
  | 'signedIn'
  | 'signedOut'
  | 'expired'
  | 'timedOut'
  | 'roleLost'
  | 'adopted'
  | 'updated'
  /** The server vouched for it. */
  | 'checked'
  /** The server could not be asked; the session counts until it can. */
  | 'assumed'
  | 'suspended'
  | 'announced';

/** One object: a prerendered page that finds this very session has nothing to render again. */
export const SIGNED_OUT: Session = { status: 'signedOut' };
