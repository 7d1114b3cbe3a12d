export interface Note {
  readonly text: string;
  /** YYYY-MM-DD; '' for none. */
  readonly remindOn: string;
}

/** A note kept on the device, rebuilt because storage is hostile input; undefined when it is none. */
export function noteFrom(stored: unknown): Note | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { text, remindOn } = stored as Readonly<Record<string, unknown>>;
  if (typeof text !== 'string') return undefined;
  return {
    text,
    remindOn: typeof remindOn === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(remindOn) ? remindOn : '',
  };
}

/** What two windows wrote, none of it lost and nothing twice. */
export function together(theirs: Note, mine: Note): Note {
  const remindOn = mine.remindOn === '' ? theirs.remindOn : mine.remindOn;
  if (mine.text.includes(theirs.text)) return { text: mine.text, remindOn };
  if (theirs.text.includes(mine.text)) return { text: theirs.text, remindOn };
  return { text: `${theirs.text}\n\n${mine.text}`, remindOn };
}
