import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '@/forms/drafts/drafts';
import { isSignedInAs } from '@/identity/identity';
import { draftName, EMPTY, isEmpty, type MessageDraft, messageFrom } from './messageDraft';

/** The draft of a message in a conversation, kept on this device until it is sent. */
export function useComposed(userId: string, threadId: string) {
  const name = draftName(userId, threadId);
  const [draft, setDraft] = useState<MessageDraft>(() => readDraft(name, messageFrom)?.values ?? EMPTY);
  const [isStored, setStored] = useState(true);
  const put = (next: MessageDraft) => {
    setDraft(next);
    if (!isSignedInAs(userId)) return;
    if (isEmpty(next)) dropDraft(name);
    else setStored(keepDraft(name, { at: Date.now(), values: next }));
  };
  return {
    draft,
    /** False when the browser could not store the draft. */
    isStored,
    /** @param newest id of the newest post; it is stored when the first character is typed */
    write: (part: Partial<MessageDraft>, newest: string | null = null) =>
      put({ ...draft, ...(isEmpty(draft) ? { since: newest } : {}), ...part }),
    clear: () => put(EMPTY),
    put,
  };
}
