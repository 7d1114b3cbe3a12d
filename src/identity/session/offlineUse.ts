import { endAll } from '@/runtime/listen';
import type { IdentityNeeds } from '@/identity/needs';
import { mapServerRoles } from '@/identity/roles/mapping';
import { offlineUse as stored, updateLater } from '@/storage/keys';
import type { SessionUser } from '@/storage/sessionUser';
import type { SessionStore } from './sessionStore';

/** How long what waits to be sent stays for the same person after a session ended by itself, in ms. */
const WAITS = 7 * 86_400_000;

/** Whoever may be an administrator, in whatever role now, keeps nothing: it would be other people's data. */
export const mayKeepOffline = ({ roles }: SessionUser): boolean => !mapServerRoles(roles).includes('Admin');

type Needs = Pick<IdentityNeeds, 'storage' | 'clock' | 'keepsOffline' | 'keepCopies' | 'erase'> & {
  readonly session: SessionStore;
};

/**
 * Whose data this device keeps for offline use, and the ends of it: logout, another person, the administrator role, a
 * deployment that switched it off.
 */
export function createOfflineUse({ session, storage, clock, keepsOffline, keepCopies, erase }: Needs) {
  /** Takes everything away, at once and without network. */
  function forget(): Promise<void> {
    if (storage.read(stored)?.renews === true) session.refresh.release();
    storage.remove(stored, updateLater);
    keepCopies(null);
    return erase('everything');
  }

  /** From now on this person's data are kept here. */
  function begin(userId: string): void {
    // Without 'Remember me' only this tab knows what the session can be renewed with.
    const renews = session.refresh.store();
    storage.write(stored, { userId, at: clock.now(), ...(renews ? { renews } : {}) });
    keepCopies(userId);
  }

  function keep(): void {
    const now = session.get();
    keepCopies(now.status === 'signedIn' && keepsOffline(now.user.id) ? now.user.id : null);
  }

  /** What holds after an event of the session. @param isForced the session ended by itself */
  function follow(isForced: boolean): void {
    const now = session.get();
    const storedUse = storage.read(stored);
    if (storedUse !== undefined && now.status === 'signedIn') {
      if (!keepsOffline(now.user.id) || !mayKeepOffline(now.user)) void forget();
      else if (session.refresh.store()) storage.write(stored, { ...storedUse, renews: true });
    } else if (storedUse !== undefined && now.status === 'signedOut') {
      if (isForced && keepsOffline(storedUse.userId)) {
        const { renews: _ended, ...rest } = storedUse;
        storage.write(stored, { ...rest, at: clock.now() });
        void erase('copies');
      } else if (!keepsOffline(storedUse.userId) || clock.now() - storedUse.at > WAITS) void forget();
    }
    keep();
  }

  /** @returns a function that ends it. */
  const start = (): (() => void) =>
    endAll(
      session.subscribe((event) => {
        if (event === 'signedOut') {
          if (storage.read(stored) !== undefined) void forget();
          keepCopies(null);
        } else follow(event === 'expired' || event === 'timedOut' || event === 'roleLost');
      }),
      // Another tab switched it on or off.
      storage.subscribe((key) => {
        if (key === null || key === stored.key) keep();
      }),
    );

  return { start, begin, forget };
}
