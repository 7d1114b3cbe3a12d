import { useTranslation } from 'react-i18next';
import { adminApplications } from '@/api/endpoints/adminApplications';
import { send } from '@/api/send';
import { JOB_LIMITS } from '@/config/jobs';
import { defineForm } from '@/forms/defineForm';
import { Field } from '@/forms/Field';
import { Form } from '@/forms/Form';
import { SubmitButton } from '@/forms/SubmitButton';
import { useForm } from '@/forms/useForm';
import { useToast } from '@/ui/toast/Toasts';

const NOTE = defineForm({
  labels: 'hiring:fields',
  fields: {
    text: { kind: 'long', maxLength: JOB_LIMITS.staffNote, label: 'fields:note' },
    visible: { kind: 'check' },
  },
  rules: ({ text }) => ({ text: text.trim() === '' ? { key: 'hiring:notes.empty' } : undefined }),
});

/** Adds a note to the timeline. The applicant sees it only when staff choose that. */
export function AddNote({ id }: { readonly id: string }) {
  const { t } = useTranslation('hiring');
  const toast = useToast();
  const form = useForm(NOTE, {
    id: 'note',
    send: ({ text, visible }, signal) =>
      send(adminApplications.addNote, {
        path: { id },
        body: { text: text ?? '', visible: visible === true },
        signal,
      }),
    onDone() {
      form.reset();
      toast({ kind: 'success', message: t('notes.added') });
    },
  });
  return (
    <Form submission={form} label={t('notes.title')}>
      <Field of={form.of} name="text" />
      <Field of={form.of} name="visible" />
      <SubmitButton busy={form.busy} sx={{ mt: 1 }}>
        {t('notes.add')}
      </SubmitButton>
    </Form>
  );
}
