import { API } from '@/config/limits';
import { read, write } from '@/storage/browserStorage';
import { reloadedFor } from '@/storage/keys';

/** A chunk of the app (a page, a dialog) could not be loaded. */
export class ChunkMissingError extends Error {
  override readonly name = 'ChunkMissingError';
  /** Asks for the chunk once more. */
  readonly loadAgain: () => Promise<unknown>;
  constructor(cause: unknown, loadAgain: () => Promise<unknown>) {
    super('A chunk could not be loaded', { cause });
    this.loadAgain = loadAgain;
  }
}

/** Identifies the running build by the URL of its entry file, which contains a hash. */
const build = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src || 'development';

/** Never resolves: while the page reloads, no error should be shown. */
const forever = (): Promise<never> => new Promise(() => undefined);

/**
 * Loads a chunk of the app. A missing chunk means that a newer build was deployed while this tab was open. The
 * page is then reloaded, once per build, with the same address, session and drafts (F-117, F-118, F-121).
 * @throws ChunkMissingError if the chunk cannot be loaded and a reload would not help or was tried already.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    // Without a connection a reload would lose the page.
    if (!navigator.onLine || read(reloadedFor) === build()) throw new ChunkMissingError(error, load);
    // If storage refuses the mark, the page could reload without end.
    if (!write(reloadedFor, build())) throw new ChunkMissingError(error, load);
    location.reload();
    return forever();
  }
}

const LONGEST_WAIT = 60_000;

/** The wait in ms before a failed load is tried again: 1 s, 2 s, 4 s and so on, at most a minute. `failures`: in a row, at least 1. */
export const waitForChunk = (failures: number): number =>
  Math.min(API.retryWait * 2 ** (failures - 1), LONGEST_WAIT);
