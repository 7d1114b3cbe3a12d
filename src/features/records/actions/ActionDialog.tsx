import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isRecord } from '@/api/answer';
import { announceCache } from '@/api/connection';
import { sendAny } from '@/api/send';
import { endedSession } from '@/errors/ApiError';
import { oneByOne } from '@/features/records/editing/bulkUpdate';
import { bodyIn, recordForm } from '@/features/records/editing/recordForm';
import { Failures, NameList, useBulkChange } from '@/features/records/NameList';
import {
  type DialogProps,
  type Field as Declared,
  type Item,
  nameOf,
  type RowAction,
  type Values,
} from '@/features/records/resource';
import { FormDialogActions } from '@/forms/FormDialogActions';
import { Field } from '@/forms/Field';
import { Form } from '@/forms/Form';
import { isConflict } from '@/forms/saving/conflict';
import { useClientIds } from '@/forms/useClientIds';
import { useForm } from '@/forms/useForm';
import { formatNumber } from '@/i18n/format';
import { labelled } from '@/i18n/punctuation';
import { useMessage } from '@/i18n/useMessage';
import { TIME_TO_UNDO } from '@/lists/deleting/pendingDeletes';
import { AppDialog } from '@/ui/dialog/AppDialog';
import { takeFocus } from '@/ui/focusNext';
import { useToast } from '@/ui/toast/Toasts';
import { useFailureToast } from '@/ui/toast/useFailureToast';
import { isolated } from '@/i18n/isolated';

/**
 * Returns a function that reports a finished action in a toast, with a button to undo it where that is
 * possible. The function returns the record of the response when the action opens it.
 */
function useActionDone(action: RowAction): (item: Item, name: string, made: unknown) => Item | undefined {
  const { t } = useTranslation(['records', 'words']);
  const toast = useToast();
  const sayFailure = useFailureToast();
  return (item, name, made) => {
    const message = t(`actions.${action.id}.done`, { name });
    const back = action.undo?.(item);
    if (back === undefined) toast({ kind: 'success', message });
    else {
      const run = () => void sendAny(back.call, back.args).catch(sayFailure);
      toast({ kind: 'info', message, duration: TIME_TO_UNDO, action: { label: t('words:undo'), run } });
    }
    return action.opens === true && isRecord(made) && typeof made.id === 'string'
      ? { ...made, id: made.id }
      : undefined;
  };
}

const NO_FIELDS: readonly Declared[] = [];
const LONGEST = 300;

/** Asks before an action on one or more records, and for the values that the action needs. */
export function ActionDialog({ action, ...props }: DialogProps) {
  const [first] = props.items;
  return action === undefined || first === undefined ? null : (
    <Asked {...props} action={action} first={first} />
  );
}

interface AskedProps extends Omit<DialogProps, 'action'> {
  readonly action: RowAction;
  readonly first: Item;
}

function Asked(props: AskedProps) {
  const { resource, action, first, open, onClose, onEdit, onDone } = props;
  const { t } = useTranslation('records');
  const say = useMessage('records', 'problems');
  const id = useId();
  const { chosen, change, failed, report } = useBulkChange(props);
  const sayDone = useActionDone(action);
  const { fields = NO_FIELDS } = action;
  // The rules of the resource hold here too. The action asks for new values, so they are judged as a new record's.
  const declared = useMemo(() => recordForm({ ...resource, fields }), [resource, fields]);
  const isOne = chosen.length === 1;
  const name = nameOf(resource, first);

  const clientIds = useClientIds();
  const ask = (item: Item, body: Values, signal: AbortSignal) => {
    const given = action.args?.(item, body, clientIds.of(JSON.stringify([item.id, body])));
    return sendAny(action.call, { ...(given ?? { path: { id: item.id }, body }), signal });
  };
  const form = useForm(declared, {
    id,
    async send(sent, signal) {
      const body = bodyIn(fields, sent);
      return isOne
        ? { made: await ask(first, body, signal) }
        : { outcome: await change(() => oneByOne(chosen, (item) => ask(item, body, signal))) };
    },
    onDone(answer) {
      if ('made' in answer) {
        const opened = sayDone(first, name, answer.made);
        onDone();
        if (opened === undefined) onClose();
        else onEdit(opened);
      } else report(answer.outcome);
    },
    onFailed(error) {
      // Somebody else has changed the record: the list shows its present state.
      if (isConflict(error)) announceCache('write', [resource.endpoints.list.path]);
      return endedSession(error);
    },
  });
  const { busy } = form;
  const note = isOne ? action.note?.(first) : undefined;
  const count = chosen.length;

  return (
    <AppDialog
      open={open}
      title={
        isOne
          ? t(`actions.${action.id}.title`)
          : labelled(
              t(`actions.${action.id}.confirm`),
              t('selection.count', { count, shown: formatNumber(count) }),
            )
      }
      onClose={onClose}
      busy={busy}
      size="xs"
      describedBy={`${id}-text`}
      actions={
        <FormDialogActions
          form={`${id}-form`}
          busy={busy}
          isSent={failed !== null}
          cancelRef={takeFocus}
          onCancel={onClose}
        >
          {t(`actions.${action.id}.confirm`)}
        </FormDialogActions>
      }
    >
      {failed === null ? (
        <Form submission={form} id={`${id}-form`}>
          <DialogContentText
            id={`${id}-text`}
            component="div"
            sx={{ overflowWrap: 'anywhere', mb: fields.length > 0 ? 2 : 0 }}
          >
            {isOne ? (
              t(`actions.${action.id}.text`, { name: isolated(name.slice(0, LONGEST)) })
            ) : (
              <NameList resource={resource} items={chosen} />
            )}
            {note !== undefined && ` ${say(note)}`}
          </DialogContentText>
          {declared.names.map((each) => (
            <Field key={each} of={form.of} name={each} />
          ))}
        </Form>
      ) : (
        <Box id={`${id}-text`}>
          <Failures resource={resource} items={chosen} failed={failed} />
        </Box>
      )}
    </AppDialog>
  );
}
