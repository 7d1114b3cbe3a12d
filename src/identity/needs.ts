import type { Connection } from '@/api/connection';
import type { Clock } from '@/runtime/app';
import type { BrowserStorage } from '@/storage/browserStorage';
import type { SessionCalls } from './session/sessionCheck';

/** What a session and its role need to live: all of it is handed in (src/identity/identity.ts). */
export interface IdentityNeeds {
  readonly storage: BrowserStorage;
  readonly connection: Connection;
  readonly clock: Clock;
  readonly page: {
    readonly window: EventTarget;
    readonly document: EventTarget & Pick<Document, 'visibilityState'>;
  };
  /** The calls to the server, in a chunk of their own: a visitor needs none of them. */
  readonly loadCalls: () => Promise<SessionCalls>;
  /** Whether this device keeps this person's data for offline use. */
  readonly keepsOffline: (userId: string) => boolean;
  /** From now on answers are kept for this person, or for nobody. */
  readonly keepCopies: (userId: string | null) => void;
  /** Takes away what offline use left on this device. */
  readonly erase: (what: 'everything' | 'copies') => Promise<void>;
  /** Whom the log is about from now on: the id, or null. */
  readonly setLogUser: (id: string | null) => void;
  /** Takes this person out of what is kept of the log on this device. */
  readonly forgetInLog: (id: string) => void;
}
