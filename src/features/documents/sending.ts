import { documents, type StoredDocument } from '@/api/endpoints/documents';
import { queryClient, queryOptionsFor } from '@/api/queries';
import { upload } from '@/api/upload';
import { config } from '@/config/env';
import { ApiError, endedSession, isAborted } from '@/errors/ApiError';
import { identity } from '@/identity/identity';
import type { App } from '@/runtime/app';
import { checkFile, withMediaType } from './checks';
import { makeSmaller } from './photo';
import { isLarger } from './size';
import { faultOf, type UploadItem } from './uploadItem';

/** The least time between two updates of the progress, in ms. */
const DRAW_EVERY = 250;

interface Try {
  readonly item: UploadItem;
  /** Whether photos are made smaller before they are sent. */
  readonly smaller: boolean;
  readonly signal: AbortSignal;
  /** Receives the changes of the item. It is not called after `signal` is aborted. */
  readonly onChange: (patch: Partial<UploadItem>) => void;
}

const isSame = (file: File, { name, size }: StoredDocument): boolean =>
  name === file.name && size === file.size;

/** Sends one chosen file, and checks which files are already stored. */
export function createSending(app: App) {
  const { clock } = app;
  const { idle } = identity(app);
  const client = queryClient(app);
  const list = queryOptionsFor(documents.list);
  const stored = (): readonly StoredDocument[] => client.getQueryData(list.queryKey) ?? [];

  const smallerFiles = new WeakMap<File, Promise<File>>();
  let previous: Promise<unknown> = Promise.resolve();
  /** Makes one photo smaller at a time: on a phone a large photo takes seconds. */
  const smallerOf = (file: File): Promise<File> => {
    const shrunk = smallerFiles.get(file);
    if (shrunk !== undefined) return shrunk;
    const making = previous.then(() => makeSmaller(file));
    smallerFiles.set(file, making);
    previous = making;
    return making;
  };

  /**
   * Returns the document that an earlier attempt stored although its response was lost. Without this check, a
   * backend that ignores `uploadId` would store the file twice.
   */
  async function storedBefore(item: UploadItem, file: File): Promise<StoredDocument | undefined> {
    const { unanswered, replaces } = item;
    if (unanswered === undefined) return undefined;
    const now = await client.fetchQuery({ ...list, staleTime: 0 }).catch(() => []);
    return now.find(
      (each) =>
        isSame(file, each) && (replaces === undefined ? !unanswered.has(each.id) : each.id === replaces),
    );
  }

  async function sendOne({ item, smaller, signal, onChange }: Try): Promise<void> {
    const { id, file, type, replaces } = item;
    const ids = item.unanswered ?? new Set(stored().map((each) => each.id));
    let handedOver = 0;
    onChange({ state: 'preparing', share: 0, fault: undefined });
    const sent = withMediaType(smaller ? await smallerOf(file) : file);
    // The size is checked only now, because a photo may become small enough.
    if (isLarger(sent, config(app).uploadMaxMb))
      return onChange({ state: 'staged', problem: { rule: 'tooLarge' } });
    const storedDocument = signal.aborted ? undefined : await storedBefore(item, sent);
    if (signal.aborted) return;
    if (storedDocument !== undefined)
      return onChange({ state: 'uploaded', share: 1, sent, stored: storedDocument });
    onChange({ state: 'uploading', sent });
    let drawnAt = 0;
    const progress = (share: number): void => {
      // The person waits for the upload, so the idle timer must not end the session.
      idle.stay();
      handedOver = share;
      if (share < 1 && clock.now() - drawnAt < DRAW_EVERY) return;
      drawnAt = clock.now();
      onChange({ share, state: share < 1 ? 'uploading' : 'sent' });
    };
    const body = { file: sent, type, uploadId: id, ...(replaces === undefined ? {} : { replaces }) };
    try {
      const answer = await upload(documents.upload, { body, signal }, progress);
      onChange({ state: 'uploaded', share: 1, stored: answer });
    } catch (error) {
      // The upload was cancelled, either by the person or because another session replaced this one.
      if (isAborted(error)) return onChange({ state: 'stopped' });
      if (endedSession(error)) return onChange({ state: 'signIn' });
      // A file that was changed or moved after it was chosen ends the request like a broken connection.
      const isCutOff = error instanceof ApiError && error.kind === 'network';
      const problem = isCutOff ? await checkFile(sent) : undefined;
      if (problem?.rule === 'unreadable') return onChange({ state: 'staged', problem });
      onChange({
        state: 'failed',
        fault: faultOf(error, handedOver),
        unanswered: handedOver === 1 ? ids : undefined,
      });
    }
  }

  return {
    sendOne,
    smallerOf,
    /** Whether a file of this name and size is already stored, by the cached list of documents. */
    isStored: (file: File): boolean => stored().some((each) => isSame(file, each)),
  };
}
