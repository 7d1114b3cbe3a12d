export interface Note {
  readonly text: string;
  /** YYYY-MM-DD; '' for no reminder. */
  readonly remindOn: string;
}

/**
 * Reads a stored note. Stored data may be malformed, so every member is checked; undefined when it is no
 * note.
 */
export function noteFrom(stored: unknown): Note | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { text, remindOn } = stored as Readonly<Record<string, unknown>>;
  if (typeof text !== 'string') return undefined;
  return {
    text,
    remindOn: typeof remindOn === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(remindOn) ? remindOn : '',
  };
}

/** Joins the notes of two tabs, so that no text is lost and none is repeated. */
export function joinNotes(theirs: Note, mine: Note): Note {
  const remindOn = mine.remindOn === '' ? theirs.remindOn : mine.remindOn;
  if (mine.text.includes(theirs.text)) return { text: mine.text, remindOn };
  if (theirs.text.includes(mine.text)) return { text: theirs.text, remindOn };
  return { text: `${theirs.text}\n\n${mine.text}`, remindOn };
}
