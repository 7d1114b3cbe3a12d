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
  /** Whom the log is about from now on: the id, or null. */
  readonly setLogUser: (id: string | null) => void;
  /** Takes this person out of what is kept of the log on this device. */
  readonly forgetInLog: (id: string) => void;
}
