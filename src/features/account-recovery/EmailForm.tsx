import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isNotOffered } from '@/errors/ApiError';
import { useSubmission } from '@/forms/useSubmission';
import { FIELD_GAP } from '@/forms/fields/FieldFrame';
import { FormAlert } from '@/forms/FormAlert';
import { TextInput } from '@/forms/fields/TextInput';
import { useFormErrors } from '@/forms/useFormErrors';
import { useFormSummary } from '@/forms/useFormSummary';
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
  /** Another way on, beside the button. */
  readonly beside?: ReactNode;
}

const FIELDS = ['email'] as const;

/** One e-mail address, to which a message shall go. */
export function EmailForm(props: EmailFormProps) {
  const { initialEmail = '', submitLabel, pendingLabel, onSend, onSent, beside } = props;
  const { t } = useTranslation('validation');
  const messageOf = useRecoveryMessage();
  const summary = useFormSummary();
  const { pending, run } = useSubmission();
  const form = useForm({ defaultValues: { email: initialEmail } });
  const trouble = useFormErrors(form, summary, FIELDS, 'errors:unexpected');
  const busy = pending !== null;

  const submit = form.handleSubmit(async (values) => {
    // The rules of Sign In, whose other field this form does not have.
    if (busy || !trouble.check(checkLogin({ ...values, password: '-' }))) return;
    const email = values.email.trim();
    const result = await run('form', (signal) => onSend(email, signal));
    if (result.outcome === 'done') onSent(email);
    else if (result.outcome === 'failed') {
      if (isNotOffered(result.error)) summary.show(messageOf(result.error));
      else trouble.report(result.error);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <FormAlert summary={summary} />
      <TextInput
        id="recovery-email"
        label={t('fields.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        dir="ltr"
        required
        disabled={busy}
        error={trouble.of('email')}
        field={form.register('email')}
      />
      <ActionRow spaceAbove={FIELD_GAP}>
        <SubmitButton size="large" busy={busy}>
          {busy ? pendingLabel : submitLabel}
        </SubmitButton>
        {beside}
      </ActionRow>
    </form>
  );
}
