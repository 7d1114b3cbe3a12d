import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceCache } from '@/api/connection';
import { endedSession, isNotFound } from '@/errors/ApiError';
import { type Item, nameOf, type Resource, textOf, type Values } from '@/features/records/resource';
import { sameKey } from '@/features/records/sameValue';
import { isConflict } from '@/forms/saving/conflict';
import { useFieldValue } from '@/forms/Bound';
import { useForm } from '@/forms/useForm';
import { useToast } from '@/ui/toast/Toasts';
import { bodyIn, recordForm } from './recordForm';
import { changedMeanwhile, saveRecord } from './saving';

const PAUSE = 350;

type KeyState = 'unknown' | 'checking' | 'free' | 'taken';

/**
 * Checks whether the typed key is taken. The request starts when typing pauses and is aborted when it
 * continues.
 */
function useKeyCheck({ isTaken }: Resource, typed: string, own: string): KeyState {
  const key = typed.trim();
  const asks = isTaken !== undefined && key !== '' && sameKey(key) !== sameKey(own);
  const [answer, setAnswer] = useState<{ readonly key: string; readonly state: KeyState } | null>(null);
  useEffect(() => {
    if (!asks || isTaken === undefined) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      isTaken(key, controller.signal).then(
        (taken) => {
          if (controller.signal.aborted) return;
          setAnswer({ key, state: taken === undefined ? 'unknown' : taken ? 'taken' : 'free' });
        },
        // The check is only a hint: saving reports a taken key anyway.
        () => {
          if (!controller.signal.aborted) setAnswer({ key, state: 'unknown' });
        },
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asks, isTaken, key]);
  if (!asks) return 'unknown';
  return answer?.key === key ? answer.state : 'checking';
}

/** The record that somebody else saved meanwhile, and the values that were to be saved here. */
export interface Conflict {
  readonly mine: Values;
  readonly theirs: Item;
}

const NOT_SENT = { preventDefault: () => undefined };

/** The form of the dialog: its rules, errors from the server, and conflicts with changes made elsewhere. */
export function useRecordForm(resource: Resource, item: Item | undefined, onSaved: () => void) {
  const { t } = useTranslation('records');
  const toast = useToast();
  const declared = useMemo(() => recordForm(resource, item), [resource, item]);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  /** The record that the save replaces: the one that was read, or the one that somebody else saved. */
  const before = useRef(item);
  const lastSent = useRef<Values>({});
  const form = useForm(declared, {
    id: useId(),
    ...(item === undefined ? {} : { values: declared.read(item) }),
    send(sent, signal) {
      lastSent.current = bodyIn(resource.fields, sent, item);
      return saveRecord(resource, lastSent.current, before.current, signal);
    },
    onDone(saved) {
      const name = nameOf(resource, saved);
      toast({
        kind: 'success',
        message: t(item === undefined ? 'saved.created' : 'saved.changed', { name }),
      });
      onSaved();
    },
    onFailed(error) {
      if (endedSession(error)) return true;
      const theirs = changedMeanwhile(resource, error);
      setConflict(theirs === undefined ? null : { mine: lastSent.current, theirs });
      return theirs !== undefined;
    },
    explain(error, { summary, fields }) {
      const gone = item !== undefined && isNotFound(error);
      if (gone) return { summary: `${summary} ${t('saved.gone')}`, fields };
      // A conflict without a field and without a record is about the key.
      const isKey = fields.size === 0 && isConflict(error) && resource.key !== undefined;
      return { summary, fields: isKey ? new Map([[resource.key, summary]]) : fields };
    },
  });
  const typed: unknown = useFieldValue(form.of, resource.key ?? '');
  const own = item === undefined ? '' : textOf(item, resource.key);
  const keyState = useKeyCheck(resource, typeof typed === 'string' ? typed : '', own);

  return {
    form,
    conflict,
    keyState,
    /** Overwrites the record that somebody else saved with the values typed here. */
    keepMine: () => {
      before.current = conflict?.theirs;
      form.submit(NOT_SENT);
    },
    /** Keeps the record that somebody else saved, and shows it. */
    takeTheirs: () => {
      announceCache('write');
      onSaved();
    },
  };
}
