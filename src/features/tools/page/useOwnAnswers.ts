import { useCallback } from 'react';
import { useSession } from '@/identity/identity';
import type { ProfileAnswers } from '@/features/standing/profileAnswers';

/**
 * Whose answers a tool shows. `owner` changes with the person: what one typed is not shown to the next.
 * `ofProfile` reads what the profile of a signed-in person knows; null signed out, and where it cannot be read.
 */
export function useOwnAnswers(): {
  readonly owner: string;
  readonly isSignedIn: boolean;
  /** True while it is not known yet who is signed in. */
  readonly isChecking: boolean;
  readonly ofProfile: () => Promise<ProfileAnswers | null>;
} {
  const session = useSession();
  const userId = session.status === 'signedIn' && session.checked ? session.user.id : null;
  const ofProfile = useCallback(async () => {
    if (userId === null) return null;
    try {
      return await (await import('@/features/standing/profileAnswers')).readProfileAnswers(userId);
    } catch {
      return null;
    }
  }, [userId]);
  return {
    owner: session.status === 'signedIn' ? session.user.id : '',
    isSignedIn: userId !== null,
    isChecking: session.status === 'signedIn' && !session.checked,
    ofProfile,
  };
}
