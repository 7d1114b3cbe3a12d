import { read, write } from '@/storage/browserStorage';
import { reloadedFor } from '@/storage/keys';

/**
 * Loads a chunk of the app (a page, a dialog). A chunk that is gone means that a newer build was deployed while this
 * tab kept running: the page is then reloaded, once for each build, and lands on the same address with the same
 * session and drafts (F-117, F-118, F-121).
 */
export class ChunkMissingError extends Error {
  override readonly name = 'ChunkMissingError';
  constructor(cause: unknown) {
    super('A chunk could not be loaded', { cause });
  }
}

/** Names the running build: the address of its entry file carries the hash of its content. */
const build = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src || 'development';

/** For as long as the page goes down, nobody needs to see an error. */
const forever = (): Promise<never> => new Promise(() => undefined);

/** @throws ChunkMissingError when it cannot be had, and a reload would not help or was tried. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    // Without a connection a reload would lose the page and find nothing.
    if (!navigator.onLine || read(reloadedFor) === build()) throw new ChunkMissingError(error);
    // Where this cannot be remembered, a reload could go on for ever.
    if (!write(reloadedFor, build())) throw new ChunkMissingError(error);
    location.reload();
    return forever();
  }
}
