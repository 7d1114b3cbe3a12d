import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { auth } from '@/api/endpoints/auth';
import { send } from '@/api/send';
import { config } from '@/config/env';
import { FIELD_GAP } from '@/forms/fields/FieldFrame';
import { NewPasswordFields } from '@/forms/fields/NewPasswordFields';
import { Form } from '@/forms/Form';
import { SubmitButton } from '@/forms/SubmitButton';
import { useFormSubmission } from '@/forms/useFormSubmission';
import { useAuthDialog } from '@/identity/dialogs/AuthDialogs';
import { currentSession, signOut } from '@/identity/identity';
import { pathOf } from '@/routing/routes';
import { ApiError, isNotFound, isNotOffered, mayHaveArrived } from '@/errors/ApiError';
import { userMessage } from '@/errors/normaliser';
import { refusalOf } from '@/errors/refusals';
import { useMessage } from '@/i18n/useMessage';
import { ActionRow, NarrowPage, Outcome, useLeaveOnSignIn } from '@/features/account-recovery/NarrowPage';
import { RefusedText, useAddressToken, useTokenCheck } from '@/features/account-recovery/useTokenCheck';
import { AppLink } from '@/ui/page/AppLink';
import { Spinner } from '@/ui/loading/Spinner';
import { useToast } from '@/ui/toast/Toasts';
import { checkNewPassword } from '@/validation/forms';

interface NewPasswordFormProps {
  readonly onSend: (password: string, signal: AbortSignal) => Promise<unknown>;
  readonly onSaved: () => void;
}

const FIELDS = ['password', 'confirmPassword'] as const;

/** A new password and its confirmation, with the rules of signing up. */
function NewPasswordForm({ onSend, onSaved }: NewPasswordFormProps) {
  const { t } = useTranslation(['auth', 'words', 'fields']);
  const form = useForm({ defaultValues: { password: '', confirmPassword: '' } });
  const submission = useFormSubmission(form, {
    fields: FIELDS,
    check: (values, errors) => errors.check(checkNewPassword(values, config().passwordRules)),
    send: ({ password }, signal) => onSend(password, signal),
    onDone: onSaved,
  });
  const { busy, errors } = submission;

  return (
    <Form submission={submission}>
      <Box sx={{ display: 'grid', gap: FIELD_GAP }}>
        <FormProvider {...form}>
          <NewPasswordFields
            id="reset"
            labels={{ password: t('fields:password'), confirmPassword: t('fields:confirmPassword') }}
            disabled={busy}
            errorOf={(field) => errors.of(field)}
          />
        </FormProvider>
      </Box>
      <ActionRow spaceAbove={FIELD_GAP}>
        <SubmitButton size="large" busy={busy}>
          {busy ? t('words:saving') : t('reset.submit')}
        </SubmitButton>
      </ActionRow>
    </Form>
  );
}

/** Checks a link. A backend that cannot check it may still accept it, so the link then counts as valid. */
async function ask(token: string, signal: AbortSignal): Promise<{ readonly valid: boolean }> {
  try {
    return await send(auth.validateResetToken, { query: { token }, signal });
  } catch (error) {
    if (isNotOffered(error)) return { valid: true };
    throw error;
  }
}

/** Duration of the toast in ms. It is long because the toast replaces the page that had to be left. */
const LONG_ENOUGH = 10_000;

/** The link was used or expired after the page was opened. */
const isSpent = (error: unknown): error is ApiError => refusalOf(error) === 'linkSpent' || isNotFound(error);

/** Sets a new password with the link from the e-mail. */
export function ResetPasswordPage() {
  const { t } = useTranslation(['auth', 'words']);
  const say = useMessage();
  const dialog = useAuthDialog();
  const toast = useToast();
  useLeaveOnSignIn();
  const token = useAddressToken();
  const [check, checkAgain] = useTokenCheck(token, ask);
  const [outcome, setOutcome] = useState<'saved' | 'unclear' | ApiError | null>(null);
  /** Whether an attempt had no answer, so that the server may have saved its password. */
  const isAnswerLost = useRef(false);
  const answered = check.status === 'answered';
  const valid = answered && check.answer.valid && outcome === null;
  const refused = check.status === 'failed' && isSpent(check.error) ? check.error : outcome;
  const isRefused = refused instanceof ApiError || (answered && !check.answer.valid);

  const save = async (newPassword: string, signal: AbortSignal) => {
    if (token === null) return;
    try {
      await send(auth.resetPassword, { body: { token, newPassword }, signal });
    } catch (error) {
      if (mayHaveArrived(error)) isAnswerLost.current = true;
      if (isSpent(error)) setOutcome(isAnswerLost.current ? 'unclear' : error);
      throw error;
    }
  };
  const onSaved = () => {
    setOutcome('saved');
    if (currentSession().status !== 'signedIn') return;
    // The server has ended every session of the account. The app signs out here, before the next request
    // fails. Signing out leads to /.
    signOut();
    toast({
      kind: 'success',
      message: t('reset.doneToast'),
      duration: LONG_ENOUGH,
      action: { label: t('signIn.submit'), run: () => dialog.open('login') },
    });
  };

  const signIn = () => {
    // The server may have ended this session together with the others of the account.
    if (currentSession().status === 'signedIn') signOut();
    dialog.open('login');
  };

  const newLink = (variant: 'contained' | 'outlined') => (
    <Button component={AppLink} to={pathOf('forgotPassword')} variant={variant} size="large">
      {t('reset.newLink')}
    </Button>
  );
  const toSignIn = (onClick: () => void) => (
    <Button variant="contained" size="large" onClick={onClick}>
      {t('signIn.submit')}
    </Button>
  );
  return (
    <NarrowPage lead={valid ? t('reset.intro') : undefined}>
      {check.status === 'checking' && <Spinner text={t('reset.checking')} />}
      {valid && <NewPasswordForm onSend={save} onSaved={onSaved} />}
      {outcome === 'saved' && (
        <Outcome
          kind="success"
          title={t('reset.doneTitle')}
          text={t('reset.done')}
          actions={toSignIn(() => dialog.open('login'))}
        />
      )}
      {outcome === 'unclear' && (
        <Outcome
          kind="failure"
          title={t('reset.unclearTitle')}
          text={t('reset.unclear')}
          actions={
            <>
              {toSignIn(signIn)}
              {newLink('outlined')}
            </>
          }
        />
      )}
      {check.status === 'absent' && (
        <Outcome
          kind="failure"
          takesFocus={false}
          title={t('reset.incompleteTitle')}
          text={t('reset.incomplete')}
          actions={newLink('contained')}
        />
      )}
      {isRefused && (
        <Outcome
          kind="failure"
          title={t('reset.invalidTitle')}
          text={<RefusedText error={refused} spent={t('reset.invalid')} />}
          actions={newLink('contained')}
        />
      )}
      {check.status === 'failed' && !isRefused && (
        <Outcome
          kind="failure"
          title={t('reset.checkFailed')}
          text={say(userMessage(check.error))}
          actions={
            <Button variant="contained" size="large" onClick={checkAgain}>
              {t('words:tryAgain')}
            </Button>
          }
        />
      )}
    </NarrowPage>
  );
}
