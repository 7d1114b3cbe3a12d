import { auth } from '@/api/endpoints/auth';
import { send } from '@/api/send';
import type { SecondFactor, SessionAnswer } from '@/api/sessionAnswer';

/** Sign-in through other services: exchanges the credential of the service for a session. */
export const googleSignIn = (idToken: string, signal: AbortSignal): Promise<SessionAnswer | SecondFactor> =>
  send(auth.google, { body: { idToken }, signal });

export const linkedInSignIn = (code: string, signal: AbortSignal): Promise<SessionAnswer | SecondFactor> =>
  send(auth.linkedIn, { body: { code }, signal });
