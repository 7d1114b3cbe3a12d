import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminTasks } from '@/api/endpoints/adminTasks';
import { TASK_KINDS } from '@/api/endpoints/tasks';
import type { BulkResult } from '@/api/lists';
import { send } from '@/api/send';
import { isPath } from '@/api/scalars';
import { USERS } from '@/features/records/references';
import { type DialogProps, nameOf } from '@/features/records/resource';
import { FormDialogActions } from '@/forms/FormDialogActions';
import { defineForm } from '@/forms/defineForm';
import { Fields } from '@/forms/Fields';
import { Form } from '@/forms/Form';
import { optionsOf } from '@/forms/kinds/choice/kind';
import { useTitle } from '@/forms/kinds/reference/useTitle';
import { useClientIds } from '@/forms/useClientIds';
import { useForm } from '@/forms/useForm';
import { formatNumber } from '@/i18n/format';
import { AppDialog } from '@/ui/dialog/AppDialog';
import { useFocusNext } from '@/ui/focusNext';
import { BidiText } from '@/ui/text/BidiText';
import { useToast } from '@/ui/toast/Toasts';

/** The form of a task. Both forms have the same fields, but only one asks for the applicant. */
const formOf = (asksApplicant: boolean) =>
  defineForm({
    labels: 'fields',
    fields: {
      applicant: { kind: 'reference', source: USERS, required: true, asked: () => asksApplicant },
      title: { kind: 'text', maxLength: 120, required: true, label: 'fields:heading' },
      text: { kind: 'long', maxLength: 2000, label: 'records:fields.taskText' },
      kind: {
        kind: 'choice',
        options: optionsOf(TASK_KINDS, 'tasks:kind'),
        required: true,
        blank: 'other',
        label: 'records:fields.taskKind',
      },
      target: {
        kind: 'text',
        ltr: true,
        maxLength: 500,
        label: 'records:fields.target',
        hint: 'records:hints.target',
        rule: (typed: string) => (isPath(typed.trim()) ? undefined : { key: 'records:rules.target' }),
      },
      dueOn: { kind: 'date', precision: 'day', label: 'records:fields.due' },
    },
  });
const FOR_SELECTED = formOf(false);
const FOR_ONE = formOf(true);

const CHOSEN = { source: { ...USERS, title: 'fullName' } };

/** The dialog that assigns a task to all selected people, or to one person who is chosen in it. */
export function AssignDialog({ items, resource, ...props }: DialogProps) {
  const people = items.map((item) => ({ id: item.id, name: nameOf(resource, item) }));
  return <AssignTask {...props} people={people} />;
}

interface AssignTaskProps extends Pick<DialogProps, 'open' | 'onClose'> {
  /** The people who get the task. When empty, one person is chosen in the dialog. */
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly onDone: (left: readonly string[]) => void;
}

/** The dialog that assigns a task to the given people, or to one person who is chosen in it. */
export function AssignTask({ people, open, onClose, onDone }: AssignTaskProps) {
  const { t } = useTranslation(['tasks', 'terms']);
  const toast = useToast();
  const clientIds = useClientIds();
  // People who got the task leave the selection, but the dialog still shows the others: so the ids are fixed
  // here.
  const [ids] = useState(() => people.map(({ id }) => id));
  const [failed, setFailed] = useState<BulkResult['failed']>([]);
  const asksApplicant = ids.length === 0;
  const form = useForm(asksApplicant ? FOR_ONE : FOR_SELECTED, {
    id: 'assign',
    send: ({ applicant, title, text, kind, target, dueOn }, signal) =>
      inGroups(asksApplicant ? [applicant ?? ''] : ids, (group) =>
        send(adminTasks.assign, {
          body: {
            clientId: clientIds.of(group.join()),
            applicantIds: group,
            title: title ?? '',
            text: text ?? '',
            kind: kind ?? 'other',
            target,
            dueOn,
          },
          signal,
        }),
      ),
    onDone({ updated, failed: left }) {
      if (updated > 0) {
        const message = t('assigned', { count: updated, formatted: formatNumber(updated) });
        toast({ kind: 'success', message });
      }
      onDone(left.map(({ id }) => id));
      if (left.length === 0) onClose();
      else setFailed(left);
    },
  });
  const { busy } = form;
  useFocusNext(() => form.focus(asksApplicant ? 'applicant' : 'title'));
  const count = failed.length;
  const names = new Map(people.map(({ id, name }) => [id, name]));
  /** The name of the person who was chosen in this dialog. */
  const chosenName = useTitle(CHOSEN, asksApplicant ? (failed[0]?.id ?? '') : '', undefined);
  return (
    <AppDialog
      open={open}
      title={t('terms:assignATask')}
      onClose={onClose}
      busy={busy}
      actions={
        <FormDialogActions form="assign-form" busy={busy} isSent={count > 0} onCancel={onClose}>
          {t('terms:assignATask')}
        </FormDialogActions>
      }
    >
      {count === 0 ? (
        <Form submission={form} id="assign-form">
          <Fields of={form.of} />
        </Form>
      ) : (
        <Alert severity="warning">
          {t('notAssigned', { count, formatted: formatNumber(count) })}
          <Box component="ul" sx={{ m: 0, mt: 1, paddingInlineStart: 2.5, overflowWrap: 'anywhere' }}>
            {failed.map(({ id, message }) => (
              <li key={id}>
                <BidiText>{`${names.get(id) ?? chosenName ?? id}: ${message}`}</BidiText>
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </AppDialog>
  );
}

/** The most people to whom the server assigns a task in one request. */
const MOST_AT_ONCE = 200;

/** Makes the call for any number of people in groups, and combines the results. */
export async function inGroups(
  ids: readonly string[],
  call: (group: string[]) => Promise<BulkResult>,
): Promise<BulkResult> {
  const result: BulkResult = { updated: 0, failed: [] };
  for (let first = 0; first < ids.length; first += MOST_AT_ONCE) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: the server is not asked for all at once
    const { updated, failed } = await call(ids.slice(first, first + MOST_AT_ONCE));
    result.updated += updated;
    result.failed.push(...failed);
  }
  return result;
}
