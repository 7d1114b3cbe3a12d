import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isRecord } from '@/api/answer';
import { sendAny } from '@/api/send';
import { endedSession } from '@/errors/ApiError';
import { userMessage } from '@/errors/normaliser';
import { FormAlert } from '@/forms/FormAlert';
import { SubmitButton } from '@/forms/SubmitButton';
import { useFieldErrors } from '@/forms/useFieldErrors';
import { useFormSummary } from '@/forms/useFormSummary';
import { useLastWrong } from '@/forms/useSaidAgain';
import { useSubmission } from '@/forms/useSubmission';
import { checkForm, formValuesOf } from '@/features/records/editing/formValues';
import { RecordField } from '@/features/records/editing/RecordField';
import { type DialogProps, type Field, nameOf } from '@/features/records/resource';
import { TIME_TO_UNDO } from '@/lists/deleting/pendingDeletes';
import { takeFocus } from '@/ui/takeFocus';
import { type Message, useMessage } from '@/i18n/useMessage';
import { useToast } from '@/ui/toast/Toasts';

/** What is wrong, by field, or why the server said no. */
type Wrong = ReadonlyMap<string, Message> | { readonly error: unknown };
const NO_FIELDS: readonly Field[] = [];

/** Asks before an action of a row, and for what the action needs to know. */
export function ActionDialog({ resource, items, action, open, onClose, onEdit }: DialogProps) {
  const { t } = useTranslation('records');
  const say = useMessage('records', 'problems');
  const toast = useToast();
  const summary = useFormSummary();
  const { pending, run } = useSubmission();
  const fields = action?.fields ?? NO_FIELDS;
  const form = useForm({ defaultValues: formValuesOf({ fields }, undefined) });
  const names = fields.map((field) => field.name);
  const { mark } = useFieldErrors(form, names);
  const sayWrong = (problem: Wrong): void => {
    if ('error' in problem) return summary.show(say(userMessage(problem.error)));
    const wrong = new Map([...problem].map(([field, message]) => [field, say(message)]));
    return summary.show(t('rules.summary', { count: wrong.size }), mark(wrong).length > 0);
  };
  const keepWrong = useLastWrong<Wrong>(sayWrong);
  const complain = (problem: Wrong): void => {
    keepWrong(problem);
    sayWrong(problem);
  };
  const [item] = items;
  if (action === undefined || item === undefined) return null;
  const name = nameOf(resource, item);
  const busy = pending !== null;

  const notUndone = (error: unknown) => {
    if (!endedSession(error)) toast({ kind: 'error', message: say(userMessage(error)) });
  };
  const note = action.note?.(item);

  const submit = form.handleSubmit(async (values) => {
    if (busy) return;
    const checked = checkForm(fields, values);
    if (!checked.valid) return complain(checked.wrong);
    keepWrong(null);
    form.clearErrors();
    summary.clear();
    const args = action.args?.(item, checked.body) ?? { path: { id: item.id }, body: checked.body };
    const result = await run('form', (signal) => sendAny(action.call, { ...args, signal }));
    if (result.outcome === 'done') {
      const message = t(`actions.${action.id}.done`, { name });
      const back = action.undo?.(item);
      if (back === undefined) toast({ kind: 'success', message });
      else {
        const run = () => void sendAny(back.call, back.args).catch(notUndone);
        const label = t('delete.undo');
        toast({ kind: 'info', message, duration: TIME_TO_UNDO, action: { label, run } });
      }
      const made = result.value;
      if (action.opens === true && isRecord(made) && typeof made.id === 'string')
        onEdit({ ...made, id: made.id });
      else onClose();
    } else if (result.outcome === 'failed' && !endedSession(result.error)) {
      complain({ error: result.error });
    }
    return undefined;
  });

  return (
    <Dialog
      open={open}
      onClose={() => (busy ? undefined : onClose())}
      aria-labelledby="action-title"
      aria-describedby="action-text"
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id="action-title" sx={{ overflowWrap: 'anywhere' }}>
        {t(`actions.${action.id}.title`)}
      </DialogTitle>
      <DialogContent>
        <FormAlert summary={summary} />
        <DialogContentText id="action-text" sx={{ overflowWrap: 'anywhere', mb: fields.length > 0 ? 2 : 0 }}>
          {t(`actions.${action.id}.text`, { name: `\u2068${name.slice(0, 300)}\u2069` })}
          {note !== undefined && ` ${say(note)}`}
        </DialogContentText>
        <Box component="form" id="action-form" noValidate onSubmit={(event) => void submit(event)}>
          {fields.map((field) => (
            <RecordField key={field.name} field={field} form={form} disabled={busy} />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy} ref={takeFocus}>
          {t('cancel')}
        </Button>
        <SubmitButton form="action-form" busy={busy}>
          {t(`actions.${action.id}.confirm`)}
        </SubmitButton>
      </DialogActions>
    </Dialog>
  );
}
