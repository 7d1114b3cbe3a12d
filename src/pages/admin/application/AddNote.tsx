import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { adminApplications } from '@/api/endpoints/adminApplications';
import { send } from '@/api/send';
import { JOB_LIMITS } from '@/config/jobs';
import { CheckInput } from '@/forms/fields/CheckInput';
import { TextArea } from '@/forms/fields/TextArea';
import { Bound, type FieldsOf } from '@/forms/Bound';
import { Form } from '@/forms/Form';
import { SubmitButton } from '@/forms/SubmitButton';
import { useFormSubmission } from '@/forms/useFormSubmission';
import { useToast } from '@/ui/toast/Toasts';

const EMPTY = { text: '', visible: false };

/** Adds a note to the timeline, which the applicant sees only where that is chosen. */
export function AddNote({ id }: { readonly id: string }) {
  const { t } = useTranslation(['hiring', 'problems']);
  const toast = useToast();
  const form = useForm({ defaultValues: EMPTY });
  const submission = useFormSubmission(form, {
    fields: ['text'] as const,
    check({ text }, errors, summary) {
      const tooLong = text.length > JOB_LIMITS.staffNote;
      const wrong =
        text.trim() === ''
          ? t('notes.empty')
          : tooLong
            ? t('problems:tooLong', { count: JOB_LIMITS.staffNote })
            : undefined;
      summary.clear();
      errors.mark(new Map(wrong === undefined ? [] : [['text', wrong]]));
      return wrong === undefined;
    },
    send: ({ text, visible }, signal) =>
      send(adminApplications.addNote, { path: { id }, body: { text: text.trim(), visible }, signal }),
    onDone() {
      form.reset(EMPTY);
      toast({ kind: 'success', message: t('notes.added') });
    },
  });
  const of: FieldsOf<typeof EMPTY> = {
    control: form.control,
    frame: (name) => ({
      id: `note-${name}`,
      label: t(name === 'text' ? 'fields.note' : 'fields.visible'),
      error: submission.errors.of('text'),
    }),
  };
  return (
    <Form submission={submission} label={t('notes.title')}>
      <Bound of={of} name="text">
        {(field) => <TextArea {...field} />}
      </Bound>
      <Bound of={of} name="visible">
        {({ id, label, value, onChange }) => (
          <CheckInput id={id} label={label} checked={value} onChange={onChange} />
        )}
      </Bound>
      <SubmitButton busy={submission.busy} sx={{ mt: 1 }}>
        {t('notes.add')}
      </SubmitButton>
    </Form>
  );
}
