import type { BrowserStorage } from '@/storage/browserStorage';
import { readRefresh, saveRefresh } from './storedSession';

/**
 * What the session can be renewed with: stored with 'Remember me' and offline use, otherwise known to this tab alone.
 */
export function createRefreshToken(storage: BrowserStorage) {
  let unstored: string | null = null;
  return {
    /** This tab knows it, and nobody else. */
    hold: (token: string | null): void => {
      unstored = token;
    },
    known: (): string | null => readRefresh(storage) ?? unstored,
    /** Stores it where this tab alone knows it. @returns whether it did */
    store: (): boolean => {
      if (unstored === null) return false;
      saveRefresh(storage, unstored);
      unstored = null;
      return true;
    },
    /** Takes it out of storage again. */
    release: (): void => {
      unstored = readRefresh(storage) ?? unstored;
      saveRefresh(storage, null);
    },
    forget: (): void => {
      unstored = null;
    },
  };
}
