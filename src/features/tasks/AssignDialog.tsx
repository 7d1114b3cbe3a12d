import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminTasks } from '@/api/endpoints/adminTasks';
import { TASK_KINDS } from '@/api/endpoints/tasks';
import { send } from '@/api/send';
import { USERS } from '@/features/records/references';
import { type DialogProps, nameOf } from '@/features/records/resource';
import { defineForm } from '@/forms/defineForm';
import { Fields } from '@/forms/Fields';
import { Form } from '@/forms/Form';
import { SubmitButton } from '@/forms/SubmitButton';
import { optionsOf } from '@/forms/kinds/choice/kind';
import { useClientIds } from '@/forms/useClientIds';
import { useForm } from '@/forms/useForm';
import { formatNumber } from '@/i18n/format';
import { AppDialog } from '@/ui/dialog/AppDialog';
import { BidiText } from '@/ui/text/BidiText';
import { useToast } from '@/ui/toast/Toasts';
import { inGroups } from './inGroups';
import { isPath } from '@/api/scalars';

const ASKED = {
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
} as const;

const FOR_SELECTED = defineForm({ labels: 'fields', fields: ASKED });
const FOR_ONE = defineForm({
  labels: 'fields',
  fields: { applicant: { kind: 'reference', source: USERS, required: true }, ...ASKED },
});

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
export const AssignTask = (props: AssignTaskProps) =>
  props.people.length > 0 ? <ToSelected {...props} /> : <ToOne {...props} />;

interface Asked {
  readonly title: string | null;
  readonly text: string | null;
  readonly kind: string | null;
  readonly target: string | null;
  readonly dueOn: string | number | null;
}

/** Sends the task and reports the people for whom it failed. */
function useAssignment({ people, onClose, onDone }: AssignTaskProps) {
  const { t } = useTranslation('tasks');
  const toast = useToast();
  const clientIds = useClientIds();
  const [failed, setFailed] = useState<readonly string[]>([]);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const assign = (asked: Asked, applicantIds: readonly string[], signal: AbortSignal) =>
    inGroups(applicantIds, (group) => {
      const { title, text, kind, target, dueOn } = asked;
      return send(adminTasks.assign, {
        body: {
          clientId: clientIds.of(group.join()),
          applicantIds: group,
          title: title ?? '',
          text: text ?? '',
          kind: TASK_KINDS.find((each) => each === kind) ?? 'other',
          target,
          dueOn: dueOn === null ? null : String(dueOn),
        },
        signal,
      });
    });
  const done = ({ updated, failed: left }: Awaited<ReturnType<typeof assign>>) => {
    if (updated > 0) {
      const message = t('assigned', { count: updated, formatted: formatNumber(updated) });
      toast({ kind: 'success', message });
    }
    onDone(left.map(({ id }) => id));
    if (left.length === 0) onClose();
    else setFailed(left.map(({ id, message }) => `${names.get(id) ?? id}: ${message}`));
  };
  return { assign, done, failed };
}

function ToSelected(props: AssignTaskProps) {
  // People who got the task leave the selection, but the dialog still shows the others: so the ids are fixed
  // here.
  const [ids] = useState(() => props.people.map(({ id }) => id));
  const { assign, done, failed } = useAssignment(props);
  const form = useForm(FOR_SELECTED, {
    id: 'assign',
    send: (asked, signal) => assign(asked, ids, signal),
    onDone: done,
  });
  return (
    <Frame {...props} busy={form.busy} failed={failed}>
      <Form submission={form} id="assign-form">
        <Fields of={form.of} names={FOR_SELECTED.names} />
      </Form>
    </Frame>
  );
}

function ToOne(props: AssignTaskProps) {
  const { assign, done, failed } = useAssignment(props);
  const form = useForm(FOR_ONE, {
    id: 'assign',
    send: ({ applicant, ...asked }, signal) => assign(asked, [applicant ?? ''], signal),
    onDone: done,
  });
  return (
    <Frame {...props} busy={form.busy} failed={failed}>
      <Form submission={form} id="assign-form">
        <Fields of={form.of} names={FOR_ONE.names} />
      </Form>
    </Frame>
  );
}

interface FrameProps extends Pick<AssignTaskProps, 'open' | 'onClose'> {
  readonly busy: boolean;
  readonly failed: readonly string[];
  readonly children: ReactNode;
}

function Frame({ open, onClose, busy, failed, children }: FrameProps) {
  const { t } = useTranslation(['tasks', 'words', 'terms']);
  const count = failed.length;
  return (
    <AppDialog
      open={open}
      title={t('terms:assignATask')}
      onClose={onClose}
      busy={busy}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {count === 0 ? t('words:cancel') : t('words:close')}
          </Button>
          {count === 0 && (
            <SubmitButton form="assign-form" busy={busy}>
              {t('terms:assignATask')}
            </SubmitButton>
          )}
        </>
      }
    >
      {count === 0 ? (
        children
      ) : (
        <Alert severity="warning" variant="outlined">
          {t('notAssigned', { count, formatted: formatNumber(count) })}
          <Box component="ul" sx={{ m: 0, mt: 1, paddingInlineStart: 2.5, overflowWrap: 'anywhere' }}>
            {failed.map((line) => (
              <li key={line}>
                <BidiText>{line}</BidiText>
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </AppDialog>
  );
}
