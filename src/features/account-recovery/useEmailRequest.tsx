import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
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

interface EmailRequest {
  readonly initialEmail?: string;
  readonly submitLabel: string;
  readonly request: (email: string, signal: AbortSignal) => Promise<unknown>;
  /** What is said when the message was sent. */
  readonly sentText: (email: string) => string;
  /** Another action, shown beside those of the form, and after those that follow. */
  readonly beside?: ReactNode;
}

/**
 * Asks for the e-mail address that a message is sent to. Afterwards the message can be sent again, also to another
 * address. `step` is the form or what follows.
 */
export function useEmailRequest(options: EmailRequest): {
  readonly isSent: boolean;
  readonly step: ReactNode;
} {
  const [email, setEmail] = useState(options.initialEmail ?? '');
  const [isSent, setSent] = useState(false);
  const step = isSent ? (
    <Sent {...options} email={email} onOther={() => setSent(false)} />
  ) : (
    <EmailForm
      {...options}
      email={email}
      onSent={(address) => {
        setEmail(address);
        setSent(true);
      }}
    />
  );
  return { isSent, step };
}

interface EmailFormProps extends EmailRequest {
  readonly email: string;
  readonly onSent: (email: string) => void;
}

const FIELDS = ['email'] as const;

function EmailForm({ email: before, submitLabel, request, onSent, beside }: EmailFormProps) {
  const { t } = useTranslation(['auth', 'fields', 'words']);
  const form = useForm({ defaultValues: { email: before } });
  const submission = useFormSubmission(form, {
    fields: FIELDS,
    // The rules of the Sign In form. That form also has a password, so this one passes a placeholder.
    check: (values, errors) => errors.check(checkLogin({ ...values, password: '-' })),
    send: ({ email }, signal) => request(email.trim(), signal),
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
        autoComplete="email"
        required
        disabled={busy}
        error={errors.of('email')}
        field={form.register('email')}
      />
      <ActionRow spaceAbove={FIELD_GAP}>
        <SubmitButton size="large" busy={busy}>
          {busy ? t('words:sending') : submitLabel}
        </SubmitButton>
        {beside}
      </ActionRow>
    </Form>
  );
}

interface SentProps extends EmailRequest {
  readonly email: string;
  /** Called to write another address. */
  readonly onOther: () => void;
}

/** Says that a message was sent, and lets somebody who did not receive it send it again. */
function Sent({ email, request, sentText, beside, onOther }: SentProps) {
  const { t } = useTranslation('auth');
  const button = useButtonRequest((error) => (isNotOffered(error) ? t('forgot.unavailable') : undefined));
  const [times, setTimes] = useState(1);
  const again = () =>
    button.request(
      (signal) => request(email, signal),
      () => setTimes((count) => count + 1),
    );

  return (
    <>
      <FormAlert summary={button.summary} />
      <Outcome
        // A new key mounts the outcome again, so that it is announced and focused each time.
        key={times}
        kind="success"
        title={t(times === 1 ? 'forgot.sentTitle' : 'forgot.sentAgain')}
        text={sentText(email)}
        actions={
          // In one column: in most languages three buttons do not fit in one line.
          <Box sx={{ display: 'grid', gap: 1, flexBasis: '100%' }}>
            <BusyButton variant="outlined" size="large" busy={button.busy} onClick={() => void again()}>
              {t('forgot.resend')}
            </BusyButton>
            <Button size="large" onClick={onOther}>
              {t('forgot.again')}
            </Button>
            {beside}
          </Box>
        }
      />
    </>
  );
}
