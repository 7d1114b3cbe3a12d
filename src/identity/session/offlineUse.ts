import { endAll } from '@/runtime/listen';
import { DAY } from '@/config/time';
import type { IdentityNeeds } from '@/identity/needs';
import { mapServerRoles } from '@/identity/roles/mapping';
import { offlineUse as stored, updateLater } from '@/storage/keys';
import type { SessionUser } from '@/storage/sessionUser';
import type { SessionStore } from './sessionStore';

/** How long unsent changes stay for the same person after a session expired or timed out, in ms. */
const UNSENT_KEPT_FOR = 7 * DAY;

/**
 * Whether offline use is allowed. Anybody with the Admin role, whatever their current role, stores nothing,
 * because it would be other people's data.
 */
export const mayKeepOffline = ({ roles }: SessionUser): boolean => !mapServerRoles(roles).includes('Admin');

type Needs = Pick<IdentityNeeds, 'storage' | 'clock' | 'keepsOffline' | 'keepCopies' | 'erase'> & {
  readonly session: SessionStore;
};

/**
 * Manages whose data this device stores for offline use. Offline use ends with a logout, another person, the
 * administrator role, or a deployment that switched it off.
 */
export function createOfflineUse({ session, storage, clock, keepsOffline, keepCopies, erase }: Needs) {
  /** Deletes all stored data at once, without using the network. */
  function forget(): Promise<void> {
    if (storage.read(stored)?.renews === true) session.refresh.release();
    storage.remove(stored, updateLater);
    keepCopies(null);
    return erase('everything');
  }

  /** Starts to store this person's data on this device. */
  function begin(userId: string): void {
    // Without 'Remember me' only this tab has the refresh token: it must be stored for offline use.
    const renews = session.refresh.store();
    storage.write(stored, { userId, at: clock.now(), ...(renews ? { renews } : {}) });
    keepCopies(userId);
  }

  function keep(): void {
    const now = session.get();
    keepCopies(now.status === 'signedIn' && keepsOffline(now.user.id) ? now.user.id : null);
  }

  /**
   * Updates offline use after an event of the session. @param isForced whether the session ended without a
   * logout.
   */
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
      } else if (!keepsOffline(storedUse.userId) || clock.now() - storedUse.at > UNSENT_KEPT_FOR)
        void forget();
    }
    keep();
  }

  /** @returns a function that stops it. */
  const start = (): (() => void) =>
    endAll(
      session.subscribe((event) => {
        if (event === 'signedOut') {
          if (storage.read(stored) !== undefined) void forget();
          keepCopies(null);
        } else follow(event === 'expired' || event === 'timedOut' || event === 'roleLost');
      }),
      // Another tab switched offline use on or off.
      storage.subscribe((key) => {
        if (key === null || key === stored.key) keep();
      }),
    );

  return { start, begin, forget };
}
