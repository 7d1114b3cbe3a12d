import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { announceCache } from '@/api/connection';
import { useSubmission } from '@/forms/useSubmission';
import { useFieldErrors } from '@/forms/useFieldErrors';
import { useFormSummary } from '@/forms/useFormSummary';
import { useLastWrong } from '@/forms/useSaidAgain';
import { ApiError, endedSession } from '@/errors/ApiError';
import { userMessage } from '@/errors/normaliser';
import { type Item, nameOf, type Resource, textOf, type Values } from '@/features/records/resource';
import { type Message, useMessage } from '@/i18n/useMessage';
import { useToast } from '@/ui/toast/Toasts';
import { checkForm, formValuesOf, writable } from './formValues';
import { changedMeanwhile, saveRecord, wrongFields } from './saving';
import { useKeyCheck } from './useKeyCheck';

/** What is wrong, by field, or why the server said no. */
type Wrong = ReadonlyMap<string, Message> | { readonly error: unknown };
const NOTHING_WRONG: ReadonlyMap<string, Message> = new Map();

/** What somebody else saved while this dialog was open, and what was about to be saved here. */
export interface Conflict {
  readonly mine: Values;
  readonly theirs: Item;
}

/** The dialog's form: rules, the server's answer, and the conflict with somebody else's change. */
export function useRecordForm(resource: Resource, item: Item | undefined, onSaved: () => void) {
  const { t } = useTranslation('records');
  const say = useMessage('records', 'problems');
  const toast = useToast();
  const summary = useFormSummary();
  const { pending, run } = useSubmission();
  const form = useForm({ defaultValues: formValuesOf(resource, item) });
  const names = resource.fields.map(({ name }) => name);
  const { mark } = useFieldErrors(form, names);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const typed = useWatch({ control: form.control, name: resource.key ?? '' });
  const own = item === undefined ? '' : textOf(item, resource.key);
  const keyState = useKeyCheck(resource, typeof typed === 'string' ? typed : '', own);

  const sayWrong = (problem: Wrong): void => {
    if (!('error' in problem)) {
      const wrong = new Map([...problem].map(([name, message]) => [name, say(message)]));
      summary.show(t('rules.summary', { count: wrong.size }), mark(wrong).length > 0);
      return;
    }
    const { error } = problem;
    const gone = item !== undefined && error instanceof ApiError && error.status === 404;
    const message = say(userMessage(error));
    const hasFocus = mark(wrongFields(resource, error, message)).length > 0;
    summary.show(gone ? `${message} ${t('saved.gone')}` : message, hasFocus);
  };
  const keepWrong = useLastWrong<Wrong>(sayWrong);
  const complain = (problem: Wrong): void => {
    keepWrong(problem);
    sayWrong(problem);
  };

  const save = async (body: Values, before: Item | undefined): Promise<void> => {
    summary.clear();
    const result = await run('form', (signal) => saveRecord(resource, body, before, signal));
    if (result.outcome === 'abandoned') return;
    if (result.outcome === 'done') {
      const name = nameOf(resource, result.value);
      toast({
        kind: 'success',
        message: t(item === undefined ? 'saved.created' : 'saved.changed', { name }),
      });
      onSaved();
      return;
    }
    const { error } = result;
    if (endedSession(error)) return;
    const theirs = changedMeanwhile(resource, error);
    if (theirs !== undefined) {
      setConflict({ mine: body, theirs });
      return;
    }
    setConflict(null);
    complain({ error });
  };

  const submit = form.handleSubmit(async (values) => {
    if (pending !== null) return;
    const checked = checkForm(writable(resource.fields, item), values);
    if (!checked.valid) return complain(checked.wrong);
    const together = resource.check?.(checked.body, item) ?? NOTHING_WRONG;
    if (together.size > 0) return complain(together);
    keepWrong(null);
    form.clearErrors();
    await save(checked.body, item);
  });

  return {
    form,
    summary,
    submit,
    conflict,
    keyState,
    busy: pending !== null,
    /** What was typed here replaces what somebody else saved. */
    keepMine: () => (conflict === null ? undefined : void save(conflict.mine, conflict.theirs)),
    /** What somebody else saved stays, and is shown. */
    takeTheirs: () => {
      announceCache('write');
      onSaved();
    },
  };
}
