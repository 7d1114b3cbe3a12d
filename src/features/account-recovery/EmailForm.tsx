import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Form } from '@/forms/Form';
import { FormAlert } from '@/forms/FormAlert';
import { useFormSubmission } from '@/forms/useFormSubmission';
import { FIELD_GAP } from '@/forms/fields/FieldFrame';
import { TextInput } from '@/forms/fields/TextInput';
import { isNotOffered } from '@/errors/ApiError';
import { SubmitButton } from '@/forms/SubmitButton';
import { useButtonRequest } from '@/forms/useButtonRequest';
import { BusyButton } from '@/ui/page/BusyButton';
import { checkLogin } from '@/validation/forms';
import { ActionRow, Outcome } from './NarrowPage';

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
  const { t } = useTranslation(['auth', 'fields']);
  const form = useForm({ defaultValues: { email: initialEmail } });
  const submission = useFormSubmission(form, {
    fields: FIELDS,
    // The rules of the Sign In form. That form also has a password, so this one passes a placeholder.
    check: (values, errors) => errors.check(checkLogin({ ...values, password: '-' })),
    send: ({ email }, signal) => onSend(email.trim(), signal),
    onDone: (_answer, { email }) => onSent(email.trim()),
    onFailed: (error) => {
      if (isNotOffered(error)) submission.summary.show(t('forgot.unavailable'));
      return isNotOffered(error);
    },
  });
  const { busy, errors } = submission;

  return (
    <Form submission={submission}>
      <TextInput
        id="recovery-email"
        label={t('fields:email')}
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

interface SentProps {
  readonly title: string;
  readonly text: string;
  readonly onSendAgain: (signal: AbortSignal) => Promise<unknown>;
  /** Other actions, shown after 'Send it again'. */
  readonly others: ReactNode;
}

/** Says that a message was sent, and lets somebody who did not receive it send it again. */
export function Sent({ title, text, onSendAgain, others }: SentProps) {
  const { t } = useTranslation('auth');
  const { request, summary, busy } = useButtonRequest((error) =>
    isNotOffered(error) ? t('forgot.unavailable') : undefined,
  );
  const [times, setTimes] = useState(1);
  const again = () => request(onSendAgain, () => setTimes((count) => count + 1));

  return (
    <>
      <FormAlert summary={summary} />
      <Outcome
        // A new key mounts the outcome again, so that it is announced and focused each time.
        key={times}
        kind="success"
        title={times === 1 ? title : t('forgot.sentAgain')}
        text={text}
        actions={
          // In one column: in most languages three buttons do not fit in one line.
          <Box sx={{ display: 'grid', gap: 1, flexBasis: '100%' }}>
            <BusyButton variant="outlined" size="large" busy={busy} onClick={() => void again()}>
              {t('forgot.resend')}
            </BusyButton>
            {others}
          </Box>
        }
      />
    </>
  );
}
