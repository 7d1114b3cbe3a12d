import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '@/forms/drafts/drafts';
import { isSignedInAs } from '@/identity/identity';
import { draftName, EMPTY, isEmpty, type MessageDraft, messageFrom } from './messageDraft';

/** What somebody writes into a conversation, kept on this device until it is sent. */
export function useComposed(userId: string, threadId: string) {
  const name = draftName(userId, threadId);
  const [draft, setDraft] = useState<MessageDraft>(() => readDraft(name, messageFrom)?.values ?? EMPTY);
  const [kept, setKept] = useState(true);
  const put = (next: MessageDraft) => {
    setDraft(next);
    if (!isSignedInAs(userId)) return;
    if (isEmpty(next)) dropDraft(name);
    else setKept(keepDraft(name, { at: Date.now(), values: next }));
  };
  return {
    draft,
    /** False where the browser keeps nothing. */
    kept,
    /** @param newest the newest post, remembered with the first word */
    write: (part: Partial<MessageDraft>, newest: string | null = null) =>
      put({ ...draft, ...(isEmpty(draft) ? { since: newest } : {}), ...part }),
    clear: () => put(EMPTY),
    put,
  };
}
