import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Application, applications } from '@/api/endpoints/applications';
import { send } from '@/api/queries';
import { INTERVIEW } from '@/config/jobs';
import { useTyped } from '@/forms/Bound';
import { defineForm } from '@/forms/defineForm';
import { dropDraft, keepDraft, readDraft } from '@/forms/drafts/drafts';
import { Field } from '@/forms/Field';
import { Form } from '@/forms/Form';
import { FormDialogActions } from '@/forms/FormDialogActions';
import { useForm } from '@/forms/useForm';
import { ownZone } from '@/i18n/zones';
import { useWho } from '@/layout/useWho';
import { theApp } from '@/runtime/app';
import { newId } from '@/runtime/newId';
import { AppDialog } from '@/ui/dialog/AppDialog';
import { type Change, ChangeProblem } from './useChange';

const NOTE = defineForm({
  labels: 'applications:interview',
  fields: { whatWorks: { kind: 'long', maxLength: INTERVIEW.note, required: true } },
});

interface NoneWorksProps {
  readonly open: boolean;
  readonly application: Application;
  readonly title: string;
  readonly change: Change;
  readonly onClose: () => void;
}

/** The form that says that no proposed time works, and which would. A draft stays when it cannot be sent. */
export function NoneWorks({ open, application: { id, interview }, title, change, onClose }: NoneWorksProps) {
  const { t } = useTranslation('words');
  const draft = `interview:${useWho().user?.id ?? ''}:${id}`;
  const [begins] = useState(() => readDraft(draft, NOTE.draft)?.values ?? NOTE.blank);
  const [clientId] = useState(newId);
  const form = useForm(NOTE, {
    id: 'none',
    values: begins,
    send: ({ whatWorks }) =>
      change.run(() =>
        send(applications.answerInterview, {
          path: { id },
          body: {
            interviewId: interview?.id ?? '',
            none: true,
            note: whatWorks ?? '',
            zone: ownZone(),
            clientId,
          },
        }),
      ),
    onDone: (isDone) => {
      if (isDone) {
        dropDraft(draft);
        onClose();
      } else keepDraft(draft, { at: theApp().clock.now(), values: typed });
    },
  });
  const typed = useTyped(form.of);
  return (
    <AppDialog
      open={open}
      title={title}
      onClose={onClose}
      busy={form.busy}
      actions={
        <FormDialogActions form="none-form" busy={form.busy} onCancel={onClose}>
          {t('send')}
        </FormDialogActions>
      }
    >
      <Form submission={form} id="none-form">
        <Field of={form.of} name="whatWorks" />
      </Form>
      <ChangeProblem change={change} />
    </AppDialog>
  );
}
