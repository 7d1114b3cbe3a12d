/** As many documents go with one message or answer. */
export const MOST_ATTACHED = 5;

/** The ids of documents that were stored with something written; storage is hostile input. */
export const attachedFrom = (stored: unknown): readonly string[] =>
  (Array.isArray(stored) ? stored : [])
    .filter((id): id is string => typeof id === 'string')
    .slice(0, MOST_ATTACHED);
