import { connection } from '@/api/connection';
import { type App, appState } from '@/runtime/app';
import type { StoredDocument } from '@/api/endpoints/documents';
import { config } from '@/config/env';
import { UPLOAD_FILES } from '@/config/limits';
import { MINUTE } from '@/config/time';
import { closingSwitch } from '@/runtime/askBeforeClosing';
import { listen } from '@/runtime/listen';
import { createListeners } from '@/runtime/listeners';
import { newId } from '@/runtime/newId';
import { identity } from '@/identity/identity';
import { checkFile, guessType, type Problem } from './checks';
import { isPhoto, isTooLarge } from './photo';
import { createSending } from './sending';
import { isOver, isReady, isUnderway, mayRetry, type UploadItem } from './uploadItem';

interface UploadsState {
  readonly items: readonly UploadItem[];
  /** Whether photos are made smaller before they are sent. */
  readonly smaller: boolean;
  /** True when more files were chosen than are allowed at once. */
  readonly tooMany: boolean;
}

interface Chosen {
  /** The document type; guessed from the file name when it is not given. */
  readonly type?: string;
  /** Id of the document that this file is the next version of. Such a file is sent at once. */
  readonly replaces?: string | undefined;
  /** Names the part of the app that collects the stored document with `take`. Such a file is sent at once. */
  readonly purpose?: string | undefined;
  /** Id of the item that this file replaces. Such a file is sent at once. */
  readonly instead?: string;
}

/**
 * Reasons for the end of a session after which the files stay. After an idle hour nobody is there to go on,
 * so they go.
 */
const RESUMABLE_REASONS: readonly unknown[] = ['expired'];
/** How long the files of an ended session are kept for the same person, in ms. */
const KEEP_FILES_FOR = 15 * MINUTE;
const NOTHING: UploadsState = { items: [], smaller: true, tooMany: false };

/**
 * The queue of files that are sent to the server one after another. It outlives the screen on which they were
 * chosen.
 */
function createUploads(app: App) {
  const { subscribe, tell } = createListeners();
  const { session } = identity(app);
  const { sendOne, smallerOf, isStored } = createSending(app);
  let state = NOTHING;
  let running = false;
  /** Id of the user whose files these are. */
  let owner: string | undefined;
  let stop: AbortController | undefined;
  let forget = (): void => undefined;
  const setAsking = closingSwitch();

  const update = (next: Partial<UploadsState>): void => {
    state = { ...state, ...next };
    // Closing the tab would lose files that are not sent yet, so the browser asks first.
    setAsking(state.items.some(isUnderway));
    tell();
  };
  /** The problem 'tooLarge' when the file exceeds the limit. */
  const tooLarge = (file: File, small?: File): Problem | undefined =>
    isTooLarge(file, small, { smaller: state.smaller, maxMb: config(app).uploadMaxMb })
      ? { rule: 'tooLarge' }
      : undefined;
  const find = (id: string): UploadItem | undefined => state.items.find((item) => item.id === id);
  const changeAll = (which: (item: UploadItem) => boolean, patch: Partial<UploadItem>): void =>
    update({ items: state.items.map((item) => (which(item) ? { ...item, ...patch } : item)) });
  const change = (id: string, patch: Partial<UploadItem>): void => changeAll((item) => item.id === id, patch);

  async function run(): Promise<void> {
    if (running) return;
    running = true;
    for (;;) {
      const next = state.items.find((item) => item.state === 'waiting');
      if (next === undefined) break;
      if (navigator.onLine) {
        stop = new AbortController();
        const { signal } = stop;
        await sendOne({
          item: next,
          smaller: state.smaller,
          signal,
          onChange: (patch) => {
            if (!signal.aborted) change(next.id, patch);
          },
        });
      } else changeAll((item) => item.state === 'waiting', { state: 'offline' });
    }
    running = false;
  }

  const queue = (which: (item: UploadItem) => boolean): void => {
    changeAll(which, { state: 'waiting', problem: undefined, fault: undefined, share: 0 });
    void run();
  };
  const empty = (): void => {
    forget();
    stop?.abort();
    owner = undefined;
    update(NOTHING);
  };
  const prepare = (): void => {
    if (!state.smaller) return;
    for (const { id, file } of state.items.filter((item) => isReady(item) && isPhoto(item.file))) {
      void smallerOf(file).then((small) => {
        const item = find(id);
        if (item === undefined || item.small !== undefined) return;
        const twin: Problem | undefined = isStored(small) ? { rule: 'twin' } : undefined;
        change(id, { small, ...(isReady(item) ? { problem: tooLarge(file, small) ?? twin } : {}) });
      });
    }
  };

  app.onClose(listen(globalThis, ['online'], () => queue((item) => item.state === 'offline')));
  app.onClose(() => setAsking(false));
  connection(app).onCacheEvent((event) => {
    if (event !== 'session' || state.items.length === 0) return;
    const now = session.get();
    if (now.status === 'signedIn') {
      forget();
      if (now.user.id !== owner) empty();
    } else if (now.status === 'signedOut' && RESUMABLE_REASONS.includes(now.reason)) {
      stop?.abort();
      changeAll(isUnderway, { state: 'signIn', share: 0 });
      forget = app.clock.after(KEEP_FILES_FOR, empty);
    } else if (now.status === 'signedOut') empty();
  });

  async function itemOf(file: File, { type, replaces, purpose, instead }: Chosen): Promise<UploadItem> {
    // The size first, which no other content changes. A photo may become smaller, so its content comes first.
    const wrong = (isPhoto(file) ? undefined : tooLarge(file)) ?? (await checkFile(file)) ?? tooLarge(file);
    const isTwin = wrong === undefined && replaces === undefined && isStored(file);
    const problem = isTwin ? ({ rule: 'twin' } as const) : wrong;
    const atOnce = replaces !== undefined || purpose !== undefined || instead !== undefined;
    return {
      id: newId(),
      file,
      type: type ?? guessType(file.name),
      replaces,
      purpose,
      state: atOnce && problem === undefined ? 'waiting' : 'staged',
      problem,
      fault: undefined,
      share: 0,
      small: undefined,
      sent: undefined,
      stored: undefined,
      unanswered: undefined,
    };
  }

  return {
    get: (): UploadsState => state,
    subscribe,
    setSmaller: (smaller: boolean): void => {
      update({ smaller });
      for (const { id, file, small, state: is, problem } of state.items)
        if (is === 'staged' && (problem === undefined || problem.rule === 'tooLarge'))
          change(id, { problem: tooLarge(file, small) });
      prepare();
    },
    /** Adds chosen files and checks them. */
    async add(files: readonly File[], chosen: Chosen = {}): Promise<void> {
      const now = session.get();
      if (now.status !== 'signedIn') return;
      owner = now.user.id;
      const free = UPLOAD_FILES - state.items.filter((item) => item.state === 'staged').length;
      const taken = files.slice(0, Math.max(0, free));
      const items = await Promise.all(taken.map((file) => itemOf(file, chosen)));
      // The session may have ended while the files were read.
      const after = session.get();
      if (after.status !== 'signedIn' || after.user.id !== owner) return;
      const { instead } = chosen;
      const isThere = instead !== undefined && find(instead) !== undefined;
      update({
        items: isThere
          ? state.items.flatMap((item) => (item.id === instead ? items : [item]))
          : [...state.items, ...items],
        tooMany: files.length > taken.length,
      });
      prepare();
      void run();
    },
    setType: (id: string, type: string): void => change(id, { type }),
    remove: (id: string): void => update({ items: state.items.filter((item) => item.id !== id) }),
    /** Sends all staged files that have no problem. */
    start: (): void => queue(isReady),
    /** Sends a file although one of the same name and size may be stored already. */
    allow: (id: string): void => queue((item) => item.id === id && item.problem?.rule === 'twin'),
    cancel(id: string): void {
      const item = find(id);
      if (item === undefined || !isUnderway(item)) return;
      const isSending = item.state !== 'waiting' && item.state !== 'offline';
      change(id, { state: 'stopped' });
      if (isSending) stop?.abort();
    },
    retry: (id: string): void => queue((item) => item.id === id && mayRetry(item)),
    retryAll: (): void => queue(mayRetry),
    /** Removes the finished items from the list. */
    clear: (): void => update({ items: state.items.filter((item) => !isOver(item)), tooMany: false }),
    /** Returns the documents that were stored for a purpose since the last call. */
    take(purpose: string): readonly StoredDocument[] {
      const done = (item: UploadItem): boolean => item.purpose === purpose && item.state === 'uploaded';
      const found = state.items.filter(done).flatMap(({ stored }) => stored ?? []);
      if (found.length > 0) changeAll(done, { purpose: undefined });
      return found;
    },
  };
}

export const uploads = appState(createUploads);
