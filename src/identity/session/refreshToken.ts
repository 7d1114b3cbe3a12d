import type { BrowserStorage } from '@/storage/browserStorage';
import { readRefresh, saveRefresh } from './storedSession';

/**
 * The refresh token of the session. It is stored with 'Remember me' and for offline use; otherwise only this
 * tab has it, in memory.
 */
export function createRefreshToken(storage: BrowserStorage) {
  let unstored: string | null = null;
  return {
    /** Keeps the token in the memory of this tab. */
    hold: (token: string | null): void => {
      unstored = token;
    },
    /** Writes a token that is only in memory to storage. @returns whether there was one. */
    store: (): boolean => {
      if (unstored === null) return false;
      saveRefresh(storage, unstored);
      unstored = null;
      return true;
    },
    /** Removes the token from storage and keeps it in memory. */
    release: (): void => {
      unstored = readRefresh(storage) ?? unstored;
      saveRefresh(storage, null);
    },
    forget: (): void => {
      unstored = null;
    },
  };
}
