import Box from '@mui/material/Box';
import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { auth } from '@/api/endpoints/auth';
import { send } from '@/api/send';
import { mayHaveArrived } from '@/errors/ApiError';
import { Form } from '@/forms/Form';
import { useFormSubmission } from '@/forms/useFormSubmission';
import { FIELD_GAP } from '@/forms/fields/FieldFrame';
import { TextInput } from '@/forms/fields/TextInput';
import { SubmitButton } from '@/forms/SubmitButton';
import { noteAccount } from '@/identity/session/useAccount';
import { focusPageIfLost } from '@/ui/focusNext';
import { isFilled } from '@/validation/rules';
import { tidyCode } from '@/i18n/latinDigits';
import { isAppCode } from './codes';

interface CodeFormProps<T> {
  readonly id: string;
  /**
   * Whether only the six digits of the app are accepted, or also backup codes. Those contain letters, so the
   * keyboard must offer them.
   */
  readonly accepts: 'app' | 'any';
  readonly submitLabel: string;
  readonly danger?: boolean;
  readonly takesFocus?: boolean;
  readonly onSend: (code: string, signal: AbortSignal) => Promise<T>;
  readonly onDone: (answer: T) => void;
  /** A second action, shown beside the button. */
  readonly beside?: ReactNode;
}

const FIELDS = ['code'] as const;

/** The answer to a code may have been lost: the account says whether the second factor is on now. */
const lookAgain = () =>
  send(auth.me).then(
    ({ twoFactorEnabled }) => {
      noteAccount({ twoFactorEnabled });
      focusPageIfLost();
    },
    () => undefined,
  );

/** Asks for one code of the authenticator app, in any numerals. */
export function CodeForm<T>(props: CodeFormProps<T>) {
  const { id, accepts, submitLabel, danger = false, takesFocus = false, onSend, onDone, beside } = props;
  const { t } = useTranslation(['settings', 'auth']);
  const form = useForm({ defaultValues: { code: '' } });
  const submission = useFormSubmission(form, {
    fields: FIELDS,
    check: (values, { say }) => {
      const code = tidyCode(values.code);
      const isRight = accepts === 'app' ? isAppCode(code) : isFilled(code);
      return say(new Map(isRight ? [] : [['code', { key: 'forms:fieldErrors.code' }]]), () =>
        isFilled(code) ? t('twoFactor.sixDigits') : t('auth:twoFactor.missing'),
      );
    },
    send: ({ code }, signal) =>
      onSend(tidyCode(code), signal).catch((error: unknown) => {
        if (mayHaveArrived(error)) void lookAgain();
        throw error;
      }),
    onDone,
  });
  const { busy, errors } = submission;
  const { setFocus } = form;
  useEffect(() => {
    if (takesFocus) setFocus('code');
  }, [takesFocus, setFocus]);

  return (
    <Form submission={submission}>
      <Box sx={{ maxWidth: 320 }}>
        <TextInput
          id={id}
          label={t('auth:twoFactor.code')}
          inputMode={accepts === 'app' ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          dir="ltr"
          required
          disabled={busy}
          error={errors.of('code')}
          hint={accepts === 'any' ? t('twoFactor.anyCode') : undefined}
          field={form.register('code')}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: FIELD_GAP }}>
        <SubmitButton color={danger ? 'error' : 'primary'} busy={busy}>
          {submitLabel}
        </SubmitButton>
        {beside}
      </Box>
    </Form>
  );
}
