import { useCallback } from 'react';
import { useSession } from '@/identity/identity';
import type { ProfileAnswers } from '@/features/standing/profileAnswers';

/**
 * The person whose answers a tool shows. `owner` changes with the person, so that the next person does not
 * see what was typed. `ofProfile` reads the answers of the profile; null when nobody is signed in or it
 * cannot be read.
 */
export function useOwnAnswers(): {
  readonly owner: string;
  readonly isSignedIn: boolean;
  /** True until it is known who is signed in. */
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
