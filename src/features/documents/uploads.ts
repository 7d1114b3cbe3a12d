import { connection } from '@/api/connection';
import { documents } from '@/api/endpoints/documents';
import { upload } from '@/api/upload';
import { type App, part } from '@/config/app';
import { config } from '@/config/env';
import { UPLOAD_FILES } from '@/config/limits';
import { listen } from '@/config/listen';
import { createListeners } from '@/config/listeners';
import { newId } from '@/config/newId';
import { endedSession, isAborted } from '@/errors/ApiError';
import { identity } from '@/identity/identity';
import { checkFile, guessType, type Problem, withMediaType } from './checks';
import { type Fault, faultOf } from './faults';
import { makeSmaller } from './photo';

export type UploadState =
  | 'staged'
  | 'waiting'
  /** Begins by itself when there is a connection. */
  | 'offline'
  | 'preparing'
  | 'uploading'
  /** Everything is sent, and the answer has not come. */
  | 'sent'
  | 'uploaded'
  | 'failed'
  | 'stopped'
  /** The session ended: the same person may go on. */
  | 'signIn';

export interface UploadItem {
  /** Goes with every try, so that a backend knows it again. */
  readonly id: string;
  readonly file: File;
  readonly type: string;
  /** The document whose next version this is. */
  readonly replaces: string | undefined;
  readonly state: UploadState;
  /** Why it is not sent at all. */
  readonly problem: Problem | undefined;
  readonly fault: Fault | undefined;
  /** How much is handed over, from 0 to 1. */
  readonly share: number;
  /** What is sent instead of the file: the photo made smaller. */
  readonly sent: File | undefined;
}

export interface UploadsState {
  readonly items: readonly UploadItem[];
  /** Whether photos are made smaller. */
  readonly smaller: boolean;
  /** More files were chosen than may be at once. */
  readonly tooMany: boolean;
}

const UNDERWAY: readonly UploadState[] = ['waiting', 'offline', 'preparing', 'uploading', 'sent'];
const AGAIN: readonly UploadState[] = ['failed', 'stopped', 'signIn'];
export const isUnderway = ({ state }: UploadItem): boolean => UNDERWAY.includes(state);
export const mayRetry = ({ state, fault }: UploadItem): boolean =>
  AGAIN.includes(state) && fault?.mayRetry !== false;

/** Progress is drawn at most so often, in ms. */
const DRAW_EVERY = 250;
/** How long the files of an ended session are kept for the same person, in ms. */
const KEPT = 15 * 60_000;
const NOTHING: UploadsState = { items: [], smaller: true, tooMany: false };

/** The files on their way to the server, one after another. They outlive the screen that they were chosen on. */
function createUploads(app: App) {
  const { subscribe, tell } = createListeners();
  const { clock } = app;
  const { session, idle } = identity(app);
  let state = NOTHING;
  let running = false;
  /** Whose files these are. */
  let owner: string | undefined;
  let stop: AbortController | undefined;
  let forget = (): void => undefined;

  const become = (next: Partial<UploadsState>): void => {
    state = { ...state, ...next };
    tell();
  };
  const find = (id: string): UploadItem | undefined => state.items.find((item) => item.id === id);
  const change = (id: string, patch: Partial<UploadItem>): void =>
    become({ items: state.items.map((item) => (item.id === id ? { ...item, ...patch } : item)) });
  const changeAll = (which: (item: UploadItem) => boolean, patch: Partial<UploadItem>): void =>
    become({ items: state.items.map((item) => (which(item) ? { ...item, ...patch } : item)) });

  async function sendOne({ id, file, type, replaces }: UploadItem): Promise<void> {
    const mine = new AbortController();
    stop = mine;
    change(id, { state: 'preparing', share: 0, fault: undefined });
    const sent = withMediaType(state.smaller ? await makeSmaller(file) : file);
    if (mine.signal.aborted) return;
    change(id, { state: 'uploading', sent });
    let drawn = 0;
    const progress = (share: number): void => {
      // Somebody waits for it: the session does not end meanwhile.
      idle.stay();
      if (share < 1 && clock.now() - drawn < DRAW_EVERY) return;
      drawn = clock.now();
      change(id, { share, state: share < 1 ? 'uploading' : 'sent' });
    };
    const body = { file: sent, type, uploadId: id, ...(replaces === undefined ? {} : { replaces }) };
    try {
      await upload(documents.upload, { body, signal: mine.signal }, progress);
      change(id, { state: 'uploaded', share: 1 });
    } catch (error) {
      const now = find(id);
      if (now === undefined || isAborted(error)) return;
      if (endedSession(error)) change(id, { state: 'signIn' });
      else change(id, { state: 'failed', fault: faultOf(error, now.share) });
    }
  }

  async function run(): Promise<void> {
    if (running) return;
    running = true;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    globalThis.addEventListener('beforeunload', warn);
    for (;;) {
      const next = state.items.find((item) => item.state === 'waiting');
      if (next === undefined) break;
      if (navigator.onLine) await sendOne(next);
      else changeAll((item) => item.state === 'waiting', { state: 'offline' });
    }
    globalThis.removeEventListener('beforeunload', warn);
    running = false;
  }

  const queue = (which: (item: UploadItem) => boolean): void => {
    changeAll(which, { state: 'waiting', fault: undefined, share: 0 });
    void run();
  };
  const empty = (): void => {
    forget();
    stop?.abort();
    owner = undefined;
    become(NOTHING);
  };

  app.onClose(listen(globalThis, ['online'], () => queue((item) => item.state === 'offline')));
  connection(app).onCacheEvent((event) => {
    if (event !== 'session' || state.items.length === 0) return;
    const now = session.get();
    if (now.status === 'signedIn') {
      forget();
      if (now.user.id !== owner) empty();
    } else if (now.status === 'signedOut' && now.reason === 'expired') {
      stop?.abort();
      changeAll(isUnderway, { state: 'signIn', share: 0 });
      forget = clock.after(KEPT, empty);
    } else if (now.status === 'signedOut') empty();
  });

  return {
    get: (): UploadsState => state,
    subscribe,
    setSmaller: (smaller: boolean): void => become({ smaller }),
    /** Takes files in, and checks them. With `replaces` the next version of a document, which is sent at once. */
    async add(
      files: readonly File[],
      replaces?: { readonly id: string; readonly type: string },
    ): Promise<void> {
      const now = session.get();
      if (now.status !== 'signedIn') return;
      owner = now.user.id;
      const free = UPLOAD_FILES - state.items.filter((item) => item.state === 'staged').length;
      const taken = files.slice(0, Math.max(0, free));
      const items = await Promise.all(
        taken.map(async (file): Promise<UploadItem> => {
          const problem = await checkFile(file, config(app).uploadMaxMb);
          return {
            id: newId(),
            file,
            type: replaces?.type ?? guessType(file.name),
            replaces: replaces?.id,
            state: replaces !== undefined && problem === undefined ? 'waiting' : 'staged',
            problem,
            fault: undefined,
            share: 0,
            sent: undefined,
          };
        }),
      );
      become({ items: [...state.items, ...items], tooMany: files.length > taken.length });
      void run();
    },
    setType: (id: string, type: string): void => change(id, { type }),
    remove: (id: string): void => become({ items: state.items.filter((item) => item.id !== id) }),
    /** Sends what is staged and good. */
    start: (): void => queue((item) => item.state === 'staged' && item.problem === undefined),
    cancel(id: string): void {
      const item = find(id);
      if (item === undefined || !isUnderway(item)) return;
      const isSending = item.state !== 'waiting' && item.state !== 'offline';
      change(id, { state: 'stopped' });
      if (isSending) stop?.abort();
    },
    retry: (id: string): void => queue((item) => item.id === id && mayRetry(item)),
    retryAll: (): void => queue(mayRetry),
    /** Takes what is over off the list. */
    clear: (): void => become({ items: state.items.filter((item) => isUnderway(item)), tooMany: false }),
  };
}

export const uploads = part(createUploads);
