import type { Connection } from '@/api/connection';
import type { Clock } from '@/runtime/app';
import type { BrowserStorage } from '@/storage/browserStorage';
import type { SessionCalls } from './session/sessionCheck';

/** The dependencies of a session and its role. src/identity/identity.ts passes them in. */
export interface IdentityNeeds {
  readonly storage: BrowserStorage;
  readonly connection: Connection;
  readonly clock: Clock;
  readonly page: {
    readonly window: EventTarget;
    readonly document: EventTarget & Pick<Document, 'visibilityState'>;
  };
  /** Loads the calls to the server. They are a separate chunk because a visitor needs none of them. */
  readonly loadCalls: () => Promise<SessionCalls>;
  /** Whether this device stores this person's data for offline use. */
  readonly keepsOffline: (userId: string) => boolean;
  /** Sets whose answers are stored on this device from now on; null for nobody. */
  readonly keepCopies: (userId: string | null) => void;
  /** Deletes what offline use stored on this device. */
  readonly erase: (what: 'everything' | 'copies') => Promise<void>;
  /** Sets the user id that the log adds to its entries from now on, or null. */
  readonly setLogUser: (id: string | null) => void;
  /** Removes this person's id from the log entries stored on this device. */
  readonly forgetInLog: (id: string) => void;
}
