import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Form } from '@/forms/Form';
import { useFormSubmission } from '@/forms/useFormSubmission';
import { FIELD_GAP } from '@/forms/fields/FieldFrame';
import { TextInput } from '@/forms/fields/TextInput';
import { isNotOffered } from '@/errors/ApiError';
import { SubmitButton } from '@/forms/SubmitButton';
import { checkLogin } from '@/validation/forms';
import { ActionRow } from './ActionRow';
import { useRecoveryMessage } from './useRecoveryMessage';

interface EmailFormProps {
  readonly initialEmail?: string;
  readonly submitLabel: string;
  readonly pendingLabel: string;
  readonly onSend: (email: string, signal: AbortSignal) => Promise<unknown>;
  readonly onSent: (email: string) => void;
  /** A second action, shown beside the button. */
  readonly beside?: ReactNode;
}

const FIELDS = ['email'] as const;

/** A form that asks for the e-mail address that a message is sent to. */
export function EmailForm(props: EmailFormProps) {
  const { initialEmail = '', submitLabel, pendingLabel, onSend, onSent, beside } = props;
  const { t } = useTranslation('fields');
  const messageOf = useRecoveryMessage();
  const form = useForm({ defaultValues: { email: initialEmail } });
  const submission = useFormSubmission(form, {
    fields: FIELDS,
    // The rules of the Sign In form. That form also has a password, so this one passes a placeholder.
    check: (values, errors) => errors.check(checkLogin({ ...values, password: '-' })),
    send: ({ email }, signal) => onSend(email.trim(), signal),
    onDone: (_answer, { email }) => onSent(email.trim()),
    onFailed: (error) => {
      if (isNotOffered(error)) submission.summary.show(messageOf(error));
      return isNotOffered(error);
    },
  });
  const { busy, errors } = submission;

  return (
    <Form submission={submission}>
      <TextInput
        id="recovery-email"
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        dir="ltr"
        required
        disabled={busy}
        error={errors.of('email')}
        field={form.register('email')}
      />
      <ActionRow spaceAbove={FIELD_GAP}>
        <SubmitButton size="large" busy={busy}>
          {busy ? pendingLabel : submitLabel}
        </SubmitButton>
        {beside}
      </ActionRow>
    </Form>
  );
}
