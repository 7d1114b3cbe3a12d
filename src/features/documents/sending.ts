import { documents, type StoredDocument } from '@/api/endpoints/documents';
import { queryClient, queryOptionsFor } from '@/api/queries';
import { upload } from '@/api/upload';
import type { App } from '@/runtime/app';
import { endedSession, isAborted } from '@/errors/ApiError';
import { config } from '@/config/env';
import { identity } from '@/identity/identity';
import { withMediaType } from './checks';
import { faultOf } from './faults';
import { makeSmaller } from './photo';
import { isLarger } from './size';
import type { UploadItem } from './uploadItem';

/** Progress is drawn at most so often, in ms. */
const DRAW_EVERY = 250;

interface Try {
  readonly item: UploadItem;
  /** Whether photos are made smaller. */
  readonly smaller: boolean;
  readonly signal: AbortSignal;
  /** What becomes of the item; not heard any more after the signal. */
  readonly onChange: (patch: Partial<UploadItem>) => void;
}

const isSame = (file: File, { name, size }: StoredDocument): boolean =>
  name === file.name && size === file.size;

/** Sends one chosen file, and knows what is stored already. */
export function createSending(app: App) {
  const { clock } = app;
  const { idle } = identity(app);
  const client = queryClient(app);
  const list = queryOptionsFor(documents.list);
  const stored = (): readonly StoredDocument[] => client.getQueryData(list.queryKey) ?? [];

  const made = new WeakMap<File, Promise<File>>();
  let before: Promise<unknown> = Promise.resolve();
  /** One photo at a time: a large one takes a phone seconds. */
  const smallerOf = (file: File): Promise<File> => {
    const shrunk = made.get(file);
    if (shrunk !== undefined) return shrunk;
    const making = before.then(() => makeSmaller(file));
    made.set(file, making);
    before = making;
    return making;
  };

  /** What a try stored whose answer was lost; a backend that knows no `uploadId` would store it again. */
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
    // Only now for a photo that is sent at once: it could become small enough.
    if (isLarger(sent, config(app).uploadMaxMb))
      return onChange({ state: 'staged', problem: { rule: 'tooLarge' } });
    const found = signal.aborted ? undefined : await storedBefore(item, sent);
    if (signal.aborted) return;
    if (found !== undefined) return onChange({ state: 'uploaded', share: 1, sent, stored: found });
    onChange({ state: 'uploading', sent });
    let drawn = 0;
    const progress = (share: number): void => {
      // Somebody waits for it: the session does not end meanwhile.
      idle.stay();
      handedOver = share;
      if (share < 1 && clock.now() - drawn < DRAW_EVERY) return;
      drawn = clock.now();
      onChange({ share, state: share < 1 ? 'uploading' : 'sent' });
    };
    const body = { file: sent, type, uploadId: id, ...(replaces === undefined ? {} : { replaces }) };
    try {
      const answer = await upload(documents.upload, { body, signal }, progress);
      onChange({ state: 'uploaded', share: 1, stored: answer });
    } catch (error) {
      // Cancelled by the person, or by a session that another one took the place of.
      if (isAborted(error)) return onChange({ state: 'stopped' });
      if (endedSession(error)) return onChange({ state: 'signIn' });
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
    /** Whether a file of this name and size is stored, as far as is known here. */
    isStored: (file: File): boolean => stored().some((each) => isSame(file, each)),
  };
}
