import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Application, applications } from '@/api/endpoints/applications';
import { send } from '@/api/queries';
import { JOB_LIMITS } from '@/config/jobs';
import { isAborted } from '@/errors/ApiError';
import { noteApplication } from '@/features/applications/applicationReads';
import { dropDraft, keepDraft, readDraft } from '@/forms/drafts/drafts';
import { useAutosave } from '@/forms/saving/autosave';
import { storedRecord } from '@/forms/saving/conflict';
import { sameFields, saveMerged } from '@/forms/saving/merge';
import { isSignedInAs } from '@/identity/identity';

interface Note {
  readonly text: string;
  /** YYYY-MM-DD; '' for no reminder. */
  readonly remindOn: string;
}
interface StoredNote extends Note {
  /** `savedAt` of the server's note that was changed; undefined when the stored value does not say. */
  readonly expected?: string | null;
}

/**
 * Reads a stored note. Stored data may be malformed, so every member is checked; undefined when it is no
 * note.
 */
export function noteFrom(stored: unknown): StoredNote | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { text, remindOn, expected } = stored as Readonly<Record<string, unknown>>;
  if (typeof text !== 'string') return undefined;
  return {
    text,
    remindOn: typeof remindOn === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(remindOn) ? remindOn : '',
    ...(typeof expected === 'string' || expected === null ? { expected } : {}),
  };
}

/** Joins the notes of two tabs, so that no text is lost and none is repeated. */
export function joinNotes(theirs: Note, mine: Note): Note {
  const remindOn = mine.remindOn === '' ? theirs.remindOn : mine.remindOn;
  if (mine.text.includes(theirs.text)) return { text: mine.text, remindOn };
  if (theirs.text.includes(mine.text)) return { text: theirs.text, remindOn };
  return { text: `${theirs.text}\n\n${mine.text}`, remindOn };
}

/** Time without typing after which the note is saved, in ms. */
const REST = 800;

interface NoteState {
  readonly note: Note;
  readonly change: (part: Partial<Note>) => void;
  readonly state:
    | { readonly kind: 'idle' | 'tooLong' | 'merged' | 'device' | 'nowhere' }
    | { readonly kind: 'saved'; readonly at: number };
}

const noteOf = ({ note }: Application): Note => ({ text: note?.text ?? '', remindOn: note?.remindOn ?? '' });

/** The note of an application, saved while it is typed. Texts from two tabs are both kept. */
export function useNote(application: Application, userId: string): NoteState {
  const { id } = application;
  const name = `note:${userId}:${id}`;
  const [first] = useState<StoredNote>(() => readDraft(name, noteFrom)?.values ?? noteOf(application));
  const [note, setNote] = useState<Note>(first);
  const [state, setState] = useState<NoteState['state']>({ kind: 'idle' });
  const now = useRef({
    note,
    /** `savedAt` of the server's note that was read before this one was written. */
    expected: first.expected === undefined ? (application.note?.savedAt ?? null) : first.expected,
    dirty: note.text !== noteOf(application).text || note.remindOn !== noteOf(application).remindOn,
    /** Whether the browser stores the draft. */
    isKept: true,
    saving: Promise.resolve(),
  });

  const put = useCallback((next: Note) => {
    now.current.note = next;
    setNote(next);
  }, []);

  /** @returns whether the note must be saved again because it was changed elsewhere */
  const attempt = useCallback(async (): Promise<boolean> => {
    const { note: sent, expected } = now.current;
    if (!now.current.dirty || !isSignedInAs(userId)) return false;
    if (sent.text.length > JOB_LIMITS.note) {
      setState({ kind: 'tooLong' });
      return false;
    }
    now.current.dirty = false;
    const body = { text: sent.text, remindOn: sent.remindOn === '' ? null : sent.remindOn, expected };
    const keep = (stored: Application): void => {
      now.current.expected = stored.note?.savedAt ?? null;
      noteApplication(stored);
      if (!now.current.dirty) dropDraft(name);
      setState((before) => (before.kind === 'merged' ? before : { kind: 'saved', at: Date.now() }));
    };
    try {
      keep(await send(applications.saveNote, { path: { id }, body }));
    } catch (error) {
      const current = storedRecord(error, applications.saveNote.read);
      // It was saved before, but the answer was lost.
      if (current !== undefined && sameFields(noteOf(current), sent, ['text', 'remindOn'])) {
        keep(current);
        return false;
      }
      now.current.dirty = true;
      if (isAborted(error)) return false;
      if (current === undefined) {
        setState({ kind: now.current.isKept ? 'device' : 'nowhere' });
        return false;
      }
      // The note was changed elsewhere: both texts are kept, the other one first.
      now.current.expected = current.note?.savedAt ?? null;
      put(joinNotes(noteOf(current), now.current.note));
      setState({ kind: 'merged' });
      return true;
    }
    return false;
  }, [id, name, put, userId]);

  const save = useCallback(() => {
    // Saves run one after another, so that each uses the `savedAt` of the one before.
    now.current.saving = now.current.saving.then(() => saveMerged(attempt));
  }, [attempt]);

  const places = useMemo(() => [{ rest: REST, keep: save }], [save]);
  const autosave = useAutosave(places);

  const change = useCallback(
    (part: Partial<Note>) => {
      put({ ...now.current.note, ...part });
      now.current.dirty = true;
      const values = { ...now.current.note, expected: now.current.expected };
      now.current.isKept = keepDraft(name, { at: Date.now(), values });
      setState({ kind: 'idle' });
      autosave.changed();
    },
    [autosave, name, put],
  );

  useEffect(() => {
    // Saves what an earlier visit could not save.
    if (now.current.dirty) save();
  }, [save]);

  return { note, change, state };
}
